// Several searches of one program at once, each in a process of its own (workers.h).
//
//   --search swarm   a complete search on the first job, and on the others one member of the portfolio after
//                    the other (explore/portfolio.h), each for a while, each round twice as long
//   --jobs N         with any other search that draws random numbers: N of it, with different seeds
//
// The first finding ends all others; of findings that are told at the same time the one of the first worker
// counts. `verified` is said only by a complete search that came to its end.
#pragma once

#include "cli/one_search.h"
#include "cli/recorded.h"

namespace heddle::cli {

bool runs_in_workers(const Options& options);

// The machine has not run yet. `recorded` is what a trace of it says.
Searched search_in_workers(Machine& machine, const Options& options, const explore::SearchOptions& search,
                           race::Silence& silence, Recorded recorded);

// The members of the portfolio one after the other, without a complete search: until one finds something or
// the time is over.
Searched search_beside(Machine& machine, const Options& options, const explore::SearchOptions& search,
                       race::Silence& silence, Recorded recorded);

}  // namespace heddle::cli
