// Generated: throws, handlers and destructors, nested at random.
#include <cstdio>
#include <stdexcept>
#include <exception>
#include <string>
#include <memory>
struct A { int k; A(int k):k(k){ printf("+%d ",k); } A(const A& o):k(o.k+100){ printf("c%d ",k); } ~A(){ printf("-%d ",k); } };
struct B : std::runtime_error { A a; B(int k):std::runtime_error("B"+std::to_string(k)),a(k){} };
struct T { int k; T(int k, bool t):k(k){ printf("T%d ",k); if(t) throw k; } ~T(){ printf("~T%d ",k); } };
static unsigned s=12345; static int rnd(){ s=s*1103515245+12345; return (s>>16)&0x7fff; }
int f0(int x);
int f1(int x);
int f2(int x);
int f3(int x);
int f0(int x) {
 if(std::current_exception()) { try { std::rethrow_exception(std::current_exception()); } catch(std::exception& e) { printf("re%s ", e.what()); } catch(...) { printf("re? "); } }
 try {
  A a3(3);
 }
 catch(int e) { printf("i%d ",e);
   A a5(5);
   }
 catch(std::runtime_error& e) { printf("R%s ",e.what());
  throw; }
 catch(A& e) { printf("A%d ",e.k);
   { struct L8 { ~L8(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 8; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 8; }
   { struct L9 { ~L9(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 9; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 9; }
   A a10(10);
   }
 { auto p11=std::make_unique<A>(11); auto q11=std::make_shared<B>(11); }
 if(rnd()%3==0) throw A(12);
 return x;
}
int f1(int x) {
 printf("r%d ", f2(x+13));
 if(rnd()%3==0) throw "s14";
 if(std::current_exception()) { try { std::rethrow_exception(std::current_exception()); } catch(std::exception& e) { printf("re%s ", e.what()); } catch(...) { printf("re? "); } }
 A a16(16);
 try {
  try {
   if(rnd()%3==0) throw A(19);
   try {
    for(int i21=0;i21<3;i21++) {
     { T t22(22, rnd()%4==0); T arr22[3]={ {22,false}, {1022,rnd()%3==0}, {2022,false} }; }
     try {
      printf("r%d ", f3(x+24));
      if(rnd()%3==0) throw "s25";
     }
     catch(A e) { printf("a%d ",e.k);
       A a27(27);
       if(rnd()%3==0) throw 28.5;
       }
     catch(double e) { printf("d%g ",e);
       printf("r%d ", f3(x+30));
       if(rnd()%3==0) throw 31.5;
       if(rnd()%3==0) throw B(32);
       }
     catch(A& e) { printf("A%d ",e.k);
       if(rnd()%3==0) throw A(34);
       }
     catch(...) { printf("... ");
       if(rnd()%3==0) throw std::logic_error("l36");
       A a37(37);
       }
     try {
      A a39(39);
     }
     catch(const char* e) { printf("%s ",e);
       printf("r%d ", f3(x+41));
       }
     catch(std::exception& e) { printf("x%s ",e.what());
       printf("r%d ", f2(x+43));
       printf("r%d ", f2(x+44));
       printf("r%d ", f3(x+45));
       }
     catch(A& e) { printf("A%d ",e.k);
       A a47(47);
       A a48(48);
       }
     catch(...) { printf("... ");
       A a50(50);
       printf("r%d ", f3(x+51));
       A a52(52);
       }
     if(rnd()%5==0) continue;
    }
    if(rnd()%3==0) throw B(53);
    try {
     try {
      printf("r%d ", f3(x+56));
     }
     catch(A e) { printf("a%d ",e.k);
       }
     catch(int e) { printf("i%d ",e);
       printf("r%d ", f2(x+59));
       if(rnd()%3==0) throw 60.5;
       printf("r%d ", f3(x+61));
       }
     catch(A& e) { printf("A%d ",e.k);
       printf("r%d ", f2(x+63));
       }
     catch(...) { printf("... ");
       }
     if(rnd()%3==0) throw A(65);
    }
    catch(int e) { printf("i%d ",e);
      }
    catch(double e) { printf("d%g ",e);
      printf("r%d ", f2(x+68));
      if(rnd()%3==0) throw B(69);
      printf("r%d ", f3(x+70));
      }
    catch(...) { printf("... ");
      }
   }
   catch(std::runtime_error& e) { printf("R%s ",e.what());
    throw; }
  }
  catch(std::runtime_error& e) { printf("R%s ",e.what());
    if(rnd()%3==0) throw A(74);
    for(int i75=0;i75<3;i75++) {
     for(int i76=0;i76<3;i76++) {
      A a77(77);
      A a78(78);
      if(rnd()%5==0) continue;
     }
     if(rnd()%5==0) break;
    }
    }
  catch(std::exception& e) { printf("x%s ",e.what());
    printf("r%d ", f3(x+80));
    for(int i81=0;i81<3;i81++) {
     try {
      printf("r%d ", f3(x+83));
      if(rnd()%3==0) throw A(84);
      A a85(85);
     }
     catch(int e) { printf("i%d ",e);
       printf("r%d ", f2(x+87));
       A a88(88);
       A a89(89);
      throw; }
     catch(A& e) { printf("A%d ",e.k);
       printf("r%d ", f3(x+91));
       A a92(92);
       printf("r%d ", f3(x+93));
       }
     if(rnd()%5==0) continue;
    }
    try {
     A a95(95);
     { T t96(96, rnd()%4==0); T arr96[3]={ {96,false}, {1096,rnd()%3==0}, {2096,false} }; }
     { struct L97 { ~L97(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 97; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 97; }
    }
    catch(A e) { printf("a%d ",e.k);
      A a99(99);
      if(rnd()%3==0) throw 100.5;
      }
    catch(std::runtime_error& e) { printf("R%s ",e.what());
      }
   throw; }
  catch(...) { printf("... ");
    }
  if(rnd()%3==0) throw 103;
  if(rnd()%6==0) return x+104;
  A a105(105);
 }
 catch(std::exception& e) { printf("x%s ",e.what());
  throw; }
 return x;
}
int f2(int x) {
 { struct L107 { ~L107(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 107; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 107; }
 try {
  try {
   printf("r%d ", f3(x+110));
   { T t111(111, rnd()%4==0); T arr111[3]={ {111,false}, {1111,rnd()%3==0}, {2111,false} }; }
  }
  catch(A e) { printf("a%d ",e.k);
    }
  catch(std::exception& e) { printf("x%s ",e.what());
    }
  catch(int e) { printf("i%d ",e);
    }
  catch(double e) { printf("d%g ",e);
    try {
     if(rnd()%3==0) throw 117.5;
     try {
      printf("r%d ", f3(x+119));
      if(rnd()%3==0) throw std::logic_error("l120");
     }
     catch(double e) { printf("d%g ",e);
       }
     catch(A e) { printf("a%d ",e.k);
       }
     catch(std::exception& e) { printf("x%s ",e.what());
      throw; }
     catch(A& e) { printf("A%d ",e.k);
       }
    }
    catch(double e) { printf("d%g ",e);
     throw; }
    }
  try {
   try {
    try {
     { T t129(129, rnd()%4==0); T arr129[3]={ {129,false}, {1129,rnd()%3==0}, {2129,false} }; }
    }
    catch(int e) { printf("i%d ",e);
      if(rnd()%3==0) throw 131;
      }
    catch(double e) { printf("d%g ",e);
      if(rnd()%3==0) throw 133;
      printf("r%d ", f3(x+134));
      }
    catch(const char* e) { printf("%s ",e);
      A a136(136);
      if(rnd()%3==0) throw 137;
      if(rnd()%3==0) throw 138.5;
      }
    try {
     A a140(140);
     A a141(141);
    }
    catch(A e) { printf("a%d ",e.k);
      }
    catch(double e) { printf("d%g ",e);
      }
    catch(int e) { printf("i%d ",e);
      if(rnd()%3==0) throw 145.5;
      if(rnd()%3==0) throw "s146";
      A a147(147);
      }
    catch(...) { printf("... ");
      A a149(149);
      if(rnd()%3==0) throw 150;
      A a151(151);
     throw; }
   }
   catch(A e) { printf("a%d ",e.k);
     }
   catch(std::runtime_error& e) { printf("R%s ",e.what());
     try {
      A a155(155);
     }
     catch(std::exception& e) { printf("x%s ",e.what());
       if(rnd()%3==0) throw "s157";
       }
     catch(const char* e) { printf("%s ",e);
       A a159(159);
       if(rnd()%3==0) throw 160;
       }
     catch(A e) { printf("a%d ",e.k);
       }
     }
   catch(double e) { printf("d%g ",e);
     try {
      A a164(164);
      printf("r%d ", f3(x+165));
     }
     catch(int e) { printf("i%d ",e);
       }
     catch(std::exception& e) { printf("x%s ",e.what());
       printf("r%d ", f3(x+168));
       printf("r%d ", f3(x+169));
       }
     catch(A e) { printf("a%d ",e.k);
      throw; }
     catch(...) { printf("... ");
       }
     try {
      if(rnd()%3==0) throw 173;
     }
     catch(A& e) { printf("A%d ",e.k);
       printf("r%d ", f3(x+175));
       A a176(176);
       }
     catch(int e) { printf("i%d ",e);
       A a178(178);
       A a179(179);
       if(rnd()%3==0) throw B(180);
       }
     }
   catch(const char* e) { printf("%s ",e);
     if(rnd()%3==0) throw 182.5;
     }
   for(int i183=0;i183<3;i183++) {
    for(int i184=0;i184<3;i184++) {
     try {
      printf("r%d ", f3(x+186));
     }
     catch(A& e) { printf("A%d ",e.k);
      throw; }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       printf("r%d ", f3(x+189));
       if(rnd()%3==0) throw 190.5;
       }
     for(int i191=0;i191<3;i191++) {
      printf("r%d ", f3(x+192));
      if(rnd()%5==0) break;
     }
     if(rnd()%5==0) continue;
    }
    if(rnd()%5==0) break;
   }
   if(rnd()%3==0) throw 193;
  }
  catch(A e) { printf("a%d ",e.k);
    }
  catch(double e) { printf("d%g ",e);
    printf("r%d ", f3(x+196));
    { struct L197 { ~L197(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 197; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 197; }
    }
  catch(std::exception& e) { printf("x%s ",e.what());
    if(rnd()%3==0) throw 199.5;
    if(rnd()%6==0) return x+200;
    }
  if(rnd()%3==0) throw std::logic_error("l201");
  printf("r%d ", f3(x+202));
  try {
   printf("r%d ", f3(x+204));
   try {
    try {
     printf("r%d ", f3(x+207));
     try {
      A a209(209);
      A a210(210);
     }
     catch(const char* e) { printf("%s ",e);
       }
    }
    catch(std::runtime_error& e) { printf("R%s ",e.what());
      }
   }
   catch(const char* e) { printf("%s ",e);
     printf("r%d ", f3(x+214));
     try {
      printf("r%d ", f3(x+216));
      printf("r%d ", f3(x+217));
      if(rnd()%3==0) throw B(218);
     }
     catch(std::exception& e) { printf("x%s ",e.what());
       printf("r%d ", f3(x+220));
       if(rnd()%3==0) throw std::logic_error("l221");
       if(rnd()%3==0) throw 222;
       }
     catch(const char* e) { printf("%s ",e);
       if(rnd()%3==0) throw "s224";
       }
     catch(int e) { printf("i%d ",e);
       }
     catch(double e) { printf("d%g ",e);
       A a227(227);
      throw; }
     printf("r%d ", f3(x+228));
     }
   catch(double e) { printf("d%g ",e);
     if(rnd()%3==0) throw 230;
     try {
      A a232(232);
      printf("r%d ", f3(x+233));
     }
     catch(double e) { printf("d%g ",e);
       }
     catch(const char* e) { printf("%s ",e);
       }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       printf("r%d ", f3(x+237));
       }
     catch(A& e) { printf("A%d ",e.k);
       }
     A a239(239);
    throw; }
   catch(std::exception& e) { printf("x%s ",e.what());
     }
  }
  catch(double e) { printf("d%g ",e);
    for(int i242=0;i242<3;i242++) {
     try {
      printf("r%d ", f3(x+244));
     }
     catch(A& e) { printf("A%d ",e.k);
       A a246(246);
       }
     catch(int e) { printf("i%d ",e);
       }
     catch(double e) { printf("d%g ",e);
       printf("r%d ", f3(x+249));
       }
     catch(...) { printf("... ");
       printf("r%d ", f3(x+251));
       }
     try {
      if(rnd()%3==0) throw 253.5;
      A a254(254);
     }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       A a256(256);
       }
     if(rnd()%5==0) continue;
    }
    A a257(257);
    if(rnd()%3==0) throw 258.5;
    }
  catch(A e) { printf("a%d ",e.k);
    try {
     printf("r%d ", f3(x+261));
     try {
      A a263(263);
      A a264(264);
      A a265(265);
     }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       if(rnd()%3==0) throw 267;
       }
     for(int i268=0;i268<3;i268++) {
      printf("r%d ", f3(x+269));
      if(rnd()%5==0) continue;
     }
    }
    catch(int e) { printf("i%d ",e);
      A a271(271);
      }
    catch(...) { printf("... ");
      }
    }
  catch(const char* e) { printf("%s ",e);
    }
  catch(A& e) { printf("A%d ",e.k);
    try {
     try {
      A a277(277);
      if(rnd()%3==0) throw 278;
     }
     catch(double e) { printf("d%g ",e);
       A a280(280);
       }
     catch(A e) { printf("a%d ",e.k);
       }
     catch(...) { printf("... ");
      throw; }
     try {
      if(rnd()%3==0) throw 284;
      A a285(285);
     }
     catch(A& e) { printf("A%d ",e.k);
       }
     catch(A e) { printf("a%d ",e.k);
       A a288(288);
       }
     catch(...) { printf("... ");
       }
     printf("r%d ", f3(x+290));
    }
    catch(A e) { printf("a%d ",e.k);
      }
    catch(const char* e) { printf("%s ",e);
      if(rnd()%3==0) throw B(293);
      printf("r%d ", f3(x+294));
      A a295(295);
     throw; }
    }
 }
 catch(std::exception& e) { printf("x%s ",e.what());
   try {
    printf("r%d ", f3(x+298));
    { struct L299 { ~L299(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 299; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 299; }
    try {
     try {
      A a302(302);
      A a303(303);
      if(rnd()%3==0) throw "s304";
     }
     catch(A& e) { printf("A%d ",e.k);
       printf("r%d ", f3(x+306));
       }
     catch(const char* e) { printf("%s ",e);
       A a308(308);
       printf("r%d ", f3(x+309));
       printf("r%d ", f3(x+310));
       }
     catch(int e) { printf("i%d ",e);
       A a312(312);
       if(rnd()%3==0) throw "s313";
       }
     catch(std::exception& e) { printf("x%s ",e.what());
       printf("r%d ", f3(x+315));
       A a316(316);
       }
     try {
      if(rnd()%3==0) throw 318;
     }
     catch(...) { printf("... ");
       }
    }
    catch(A& e) { printf("A%d ",e.k);
      printf("r%d ", f3(x+321));
      A a322(322);
      if(rnd()%3==0) throw 323.5;
      }
    catch(std::runtime_error& e) { printf("R%s ",e.what());
      if(rnd()%3==0) throw A(325);
      if(rnd()%3==0) throw A(326);
      if(rnd()%3==0) throw 327;
      }
    catch(...) { printf("... ");
      }
   }
   catch(A e) { printf("a%d ",e.k);
     { T t330(330, rnd()%4==0); T arr330[3]={ {330,false}, {1330,rnd()%3==0}, {2330,false} }; }
     if(rnd()%3==0) throw B(331);
    throw; }
   catch(std::exception& e) { printf("x%s ",e.what());
     { auto p333=std::make_unique<A>(333); auto q333=std::make_shared<B>(333); }
     { T t334(334, rnd()%4==0); T arr334[3]={ {334,false}, {1334,rnd()%3==0}, {2334,false} }; }
     }
   catch(A& e) { printf("A%d ",e.k);
     A a336(336);
     if(rnd()%3==0) throw 337.5;
     if(rnd()%3==0) throw B(338);
     }
   catch(int e) { printf("i%d ",e);
     printf("r%d ", f3(x+340));
     }
   A a341(341);
   }
 catch(const char* e) { printf("%s ",e);
   }
 catch(std::runtime_error& e) { printf("R%s ",e.what());
   if(rnd()%3==0) throw 344;
   { T t345(345, rnd()%4==0); T arr345[3]={ {345,false}, {1345,rnd()%3==0}, {2345,false} }; }
   }
 catch(A e) { printf("a%d ",e.k);
   }
 try {
  { auto p348=std::make_unique<A>(348); auto q348=std::make_shared<B>(348); }
 }
 catch(A e) { printf("a%d ",e.k);
   }
 catch(int e) { printf("i%d ",e);
   }
 try {
  if(rnd()%6==0) return x+352;
  if(rnd()%3==0) throw std::logic_error("l353");
 }
 catch(const char* e) { printf("%s ",e);
   }
 catch(A e) { printf("a%d ",e.k);
   }
 try {
  try {
   { struct L358 { ~L358(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 358; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 358; }
   try {
    if(rnd()%3==0) throw B(360);
    if(rnd()%3==0) throw A(361);
    try {
     try {
      printf("r%d ", f3(x+364));
      if(rnd()%3==0) throw std::logic_error("l365");
      A a366(366);
     }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       if(rnd()%3==0) throw A(368);
       printf("r%d ", f3(x+369));
       if(rnd()%3==0) throw 370;
      throw; }
     catch(const char* e) { printf("%s ",e);
       if(rnd()%3==0) throw "s372";
       A a373(373);
      throw; }
     catch(A e) { printf("a%d ",e.k);
       printf("r%d ", f3(x+375));
       printf("r%d ", f3(x+376));
       A a377(377);
       }
     catch(...) { printf("... ");
       }
     if(rnd()%3==0) throw std::logic_error("l379");
     if(rnd()%3==0) throw A(380);
    }
    catch(int e) { printf("i%d ",e);
      }
   }
   catch(int e) { printf("i%d ",e);
     { struct L383 { ~L383(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 383; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 383; }
     if(rnd()%3==0) throw "s384";
     }
   catch(std::exception& e) { printf("x%s ",e.what());
    throw; }
  }
  catch(std::exception& e) { printf("x%s ",e.what());
    }
  catch(std::runtime_error& e) { printf("R%s ",e.what());
    { struct L388 { ~L388(){ printf("u%d ", std::uncaught_exceptions()); try { if(rnd()%2) throw 388; } catch(int e) { printf("in%d ",e); } } } l; if(rnd()%3==0) throw 388; }
    printf("r%d ", f3(x+389));
    }
 }
 catch(const char* e) { printf("%s ",e);
   try {
    A a392(392);
    try {
     if(std::current_exception()) { try { std::rethrow_exception(std::current_exception()); } catch(std::exception& e) { printf("re%s ", e.what()); } catch(...) { printf("re? "); } }
     try {
      A a396(396);
     }
     catch(double e) { printf("d%g ",e);
       A a398(398);
       }
     catch(A e) { printf("a%d ",e.k);
       }
     catch(std::runtime_error& e) { printf("R%s ",e.what());
       }
     try {
      printf("r%d ", f3(x+402));
     }
     catch(int e) { printf("i%d ",e);
       A a404(404);
       printf("r%d ", f3(x+405));
      throw; }
    }
    catch(std::runtime_error& e) { printf("R%s ",e.what());
      printf("r%d ", f3(x+407));
      if(rnd()%3==0) throw "s408";
     throw; }
    printf("r%d ", f3(x+409));
   }
   catch(std::runtime_error& e) { printf("R%s ",e.what());
     try {
      printf("r%d ", f3(x+412));
      A a413(413);
      printf("r%d ", f3(x+414));
     }
     catch(A& e) { printf("A%d ",e.k);
       }
     }
   catch(int e) { printf("i%d ",e);
     A a417(417);
     }
   { T t418(418, rnd()%4==0); T arr418[3]={ {418,false}, {1418,rnd()%3==0}, {2418,false} }; }
   }
 catch(int e) { printf("i%d ",e);
  throw; }
 catch(std::runtime_error& e) { printf("R%s ",e.what());
   }
 catch(std::exception& e) { printf("x%s ",e.what());
   if(rnd()%3==0) throw "s422";
   if(std::current_exception()) { try { std::rethrow_exception(std::current_exception()); } catch(std::exception& e) { printf("re%s ", e.what()); } catch(...) { printf("re? "); } }
   }
 return x;
}
int f3(int x) {
 if(rnd()%6==0) return x+424;
 { T t425(425, rnd()%4==0); T arr425[3]={ {425,false}, {1425,rnd()%3==0}, {2425,false} }; }
 return x;
}
int main(){ for(int i=0;i<25;i++){ try { printf("= %d", f0(i)); } catch(std::exception& e) { printf("E %s", e.what()); } catch(A& a) { printf("EA %d", a.k); } catch(...) { printf("E?"); } printf("\n"); } }

