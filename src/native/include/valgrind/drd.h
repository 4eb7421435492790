// What programs tell DRD, for Heddle: the annotations that it shares with Helgrind.
#ifndef HEDDLE_DRD_H
#define HEDDLE_DRD_H

#include "helgrind.h"

#define DRD_IGNORE_VAR(variable) ((void)&(variable))
#define DRD_STOP_IGNORING_VAR(variable) ((void)&(variable))
#define ANNOTATE_BARRIER_INIT(barrier, count, again) ((void)(barrier))
#define ANNOTATE_BARRIER_DESTROY(barrier) ((void)(barrier))

#endif
