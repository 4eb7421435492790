// Generated: every cast and every handler over a random hierarchy.
#include <cstdio>
#include <typeinfo>
struct C0 { int m0=1; virtual ~C0() {} virtual int f0() { return m0; } };
struct C1 : public C0 { int m1=12; virtual ~C1() {} virtual int f1() { return m1; } };
struct C2 : public C0, protected C1 { int m2=23; virtual ~C2() {} virtual int f2() { return m2; } };
struct C3 : public virtual C1, public virtual C2 { int m3=34; virtual ~C3() {} virtual int f3() { return m3; } };
struct C4 : public virtual C0, public C1 { int m4=45; virtual ~C4() {} virtual int f4() { return m4; } };
struct C5 : protected virtual C4, public virtual C1 { int m5=56; virtual ~C5() {} virtual int f5() { return m5; } };
struct C6 : public C4 { int m6=67; virtual ~C6() {} virtual int f6() { return m6; } };
struct C7 : public C1 { int m7=78; virtual ~C7() {} virtual int f7() { return m7; } };
int main(){
 { C0* o = new C0;
  C0* p0 = o; printf("%d %s\n", p0->f0(), typeid(*p0).name());
  { C1* q = dynamic_cast<C1*>(p0); printf("[0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p0); printf("[0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p0); printf("[0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C3& x) { printf("caught 0 as 3 %d\n", x.m3); }
  catch (C7& x) { printf("caught 0 as 7 %d\n", x.m7); }
  catch (C1& x) { printf("caught 0 as 1 %d\n", x.m1); }
  catch (C2& x) { printf("caught 0 as 2 %d\n", x.m2); }
  catch (C4& x) { printf("caught 0 as 4 %d\n", x.m4); }
  catch (...) { printf("0 other\n"); }
  try { throw o; }
  catch (const C3* x) { printf("caught 0* as 3* %d\n", x ? x->m3 : -1); }
  catch (const C7* x) { printf("caught 0* as 7* %d\n", x ? x->m7 : -1); }
  catch (C1* x) { printf("caught 0* as 1* %d\n", x ? x->m1 : -1); }
  catch (const C2* x) { printf("caught 0* as 2* %d\n", x ? x->m2 : -1); }
  catch (const C4* x) { printf("caught 0* as 4* %d\n", x ? x->m4 : -1); }
  catch (...) { printf("0* other\n"); }
  delete o; }
 { C1* o = new C1;
  C0* p0 = ((C0*)o); printf("%d %s\n", p0->f0(), typeid(*p0).name());
  { C1* q = dynamic_cast<C1*>(p0); printf("[1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p0); printf("[1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p0); printf("[1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C1* p1 = o; printf("%d %s\n", p1->f1(), typeid(*p1).name());
  { C2* q = dynamic_cast<C2*>(p1); printf("[1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p1); printf("[1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p1); printf("[1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p1); printf("[1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p1); printf("[1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p1); printf("[1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C4& x) { printf("caught 1 as 4 %d\n", x.m4); }
  catch (C6& x) { printf("caught 1 as 6 %d\n", x.m6); }
  catch (C7& x) { printf("caught 1 as 7 %d\n", x.m7); }
  catch (C1& x) { printf("caught 1 as 1 %d\n", x.m1); }
  catch (C0& x) { printf("caught 1 as 0 %d\n", x.m0); }
  catch (...) { printf("1 other\n"); }
  try { throw o; }
  catch (C4* x) { printf("caught 1* as 4* %d\n", x ? x->m4 : -1); }
  catch (C6* x) { printf("caught 1* as 6* %d\n", x ? x->m6 : -1); }
  catch (C7* x) { printf("caught 1* as 7* %d\n", x ? x->m7 : -1); }
  catch (const C1* x) { printf("caught 1* as 1* %d\n", x ? x->m1 : -1); }
  catch (C0* x) { printf("caught 1* as 0* %d\n", x ? x->m0 : -1); }
  catch (...) { printf("1* other\n"); }
  delete o; }
 { C2* o = new C2;
  C0* p0 = ((C0*)((C1*)o)); printf("%d %s\n", p0->f0(), typeid(*p0).name());
  { C1* q = dynamic_cast<C1*>(p0); printf("[2, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p0); printf("[2, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[2, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p0); printf("[2, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[2, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[2, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[2, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C1* p1 = ((C1*)o); printf("%d %s\n", p1->f1(), typeid(*p1).name());
  { C2* q = dynamic_cast<C2*>(p1); printf("[2, 1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p1); printf("[2, 1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p1); printf("[2, 1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p1); printf("[2, 1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p1); printf("[2, 1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p1); printf("[2, 1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C2* p2 = o; printf("%d %s\n", p2->f2(), typeid(*p2).name());
  { C3* q = dynamic_cast<C3*>(p2); printf("[2]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p2); printf("[2]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p2); printf("[2]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p2); printf("[2]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p2); printf("[2]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C7& x) { printf("caught 2 as 7 %d\n", x.m7); }
  catch (C6& x) { printf("caught 2 as 6 %d\n", x.m6); }
  catch (C1& x) { printf("caught 2 as 1 %d\n", x.m1); }
  catch (C3& x) { printf("caught 2 as 3 %d\n", x.m3); }
  catch (C2& x) { printf("caught 2 as 2 %d\n", x.m2); }
  catch (...) { printf("2 other\n"); }
  try { throw o; }
  catch (C7* x) { printf("caught 2* as 7* %d\n", x ? x->m7 : -1); }
  catch (C6* x) { printf("caught 2* as 6* %d\n", x ? x->m6 : -1); }
  catch (const C1* x) { printf("caught 2* as 1* %d\n", x ? x->m1 : -1); }
  catch (const C3* x) { printf("caught 2* as 3* %d\n", x ? x->m3 : -1); }
  catch (C2* x) { printf("caught 2* as 2* %d\n", x ? x->m2 : -1); }
  catch (...) { printf("2* other\n"); }
  delete o; }
 { C3* o = new C3;
  C2* p0 = ((C2*)o); printf("%d %s\n", p0->f2(), typeid(*p0).name());
  { C3* q = dynamic_cast<C3*>(p0); printf("[3, 2]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p0); printf("[3, 2]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[3, 2]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[3, 2]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[3, 2]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C1* p3 = ((C1*)((C2*)o)); printf("%d %s\n", p3->f1(), typeid(*p3).name());
  { C2* q = dynamic_cast<C2*>(p3); printf("[3, 2, 1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p3); printf("[3, 2, 1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p3); printf("[3, 2, 1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p3); printf("[3, 2, 1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p3); printf("[3, 2, 1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p3); printf("[3, 2, 1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C0* p4 = ((C0*)((C1*)((C2*)o))); printf("%d %s\n", p4->f0(), typeid(*p4).name());
  { C1* q = dynamic_cast<C1*>(p4); printf("[3, 2, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p4); printf("[3, 2, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p4); printf("[3, 2, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p4); printf("[3, 2, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p4); printf("[3, 2, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p4); printf("[3, 2, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p4); printf("[3, 2, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C7& x) { printf("caught 3 as 7 %d\n", x.m7); }
  catch (C6& x) { printf("caught 3 as 6 %d\n", x.m6); }
  catch (C3& x) { printf("caught 3 as 3 %d\n", x.m3); }
  catch (C4& x) { printf("caught 3 as 4 %d\n", x.m4); }
  catch (C0& x) { printf("caught 3 as 0 %d\n", x.m0); }
  catch (...) { printf("3 other\n"); }
  try { throw o; }
  catch (C7* x) { printf("caught 3* as 7* %d\n", x ? x->m7 : -1); }
  catch (C6* x) { printf("caught 3* as 6* %d\n", x ? x->m6 : -1); }
  catch (C3* x) { printf("caught 3* as 3* %d\n", x ? x->m3 : -1); }
  catch (C4* x) { printf("caught 3* as 4* %d\n", x ? x->m4 : -1); }
  catch (const C0* x) { printf("caught 3* as 0* %d\n", x ? x->m0 : -1); }
  catch (...) { printf("3* other\n"); }
  delete o; }
 { C4* o = new C4;
  C4* p0 = o; printf("%d %s\n", p0->f4(), typeid(*p0).name());
  { C2* q = dynamic_cast<C2*>(p0); printf("[4]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[4]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[4]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[4]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[4]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C1* p1 = ((C1*)o); printf("%d %s\n", p1->f1(), typeid(*p1).name());
  { C2* q = dynamic_cast<C2*>(p1); printf("[4, 1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p1); printf("[4, 1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p1); printf("[4, 1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p1); printf("[4, 1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p1); printf("[4, 1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p1); printf("[4, 1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C0* p2 = ((C0*)((C1*)o)); printf("%d %s\n", p2->f0(), typeid(*p2).name());
  { C1* q = dynamic_cast<C1*>(p2); printf("[4, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p2); printf("[4, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p2); printf("[4, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p2); printf("[4, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p2); printf("[4, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p2); printf("[4, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p2); printf("[4, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C6& x) { printf("caught 4 as 6 %d\n", x.m6); }
  catch (C2& x) { printf("caught 4 as 2 %d\n", x.m2); }
  catch (C5& x) { printf("caught 4 as 5 %d\n", x.m5); }
  catch (C4& x) { printf("caught 4 as 4 %d\n", x.m4); }
  catch (C7& x) { printf("caught 4 as 7 %d\n", x.m7); }
  catch (...) { printf("4 other\n"); }
  try { throw (C4*)nullptr; }
  catch (C6* x) { printf("caught 4* as 6* %d\n", x ? x->m6 : -1); }
  catch (const C2* x) { printf("caught 4* as 2* %d\n", x ? x->m2 : -1); }
  catch (C5* x) { printf("caught 4* as 5* %d\n", x ? x->m5 : -1); }
  catch (C4* x) { printf("caught 4* as 4* %d\n", x ? x->m4 : -1); }
  catch (const C7* x) { printf("caught 4* as 7* %d\n", x ? x->m7 : -1); }
  catch (...) { printf("4* other\n"); }
  delete o; }
 { C5* o = new C5;
  C0* p3 = ((C0*)((C1*)((C4*)o))); printf("%d %s\n", p3->f0(), typeid(*p3).name());
  { C1* q = dynamic_cast<C1*>(p3); printf("[5, 4, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p3); printf("[5, 4, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p3); printf("[5, 4, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p3); printf("[5, 4, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p3); printf("[5, 4, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p3); printf("[5, 4, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p3); printf("[5, 4, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C4* p4 = ((C4*)o); printf("%d %s\n", p4->f4(), typeid(*p4).name());
  { C2* q = dynamic_cast<C2*>(p4); printf("[5, 4]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p4); printf("[5, 4]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p4); printf("[5, 4]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p4); printf("[5, 4]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p4); printf("[5, 4]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C5* p5 = o; printf("%d %s\n", p5->f5(), typeid(*p5).name());
  { C2* q = dynamic_cast<C2*>(p5); printf("[5]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p5); printf("[5]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p5); printf("[5]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p5); printf("[5]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C5& x) { printf("caught 5 as 5 %d\n", x.m5); }
  catch (C4& x) { printf("caught 5 as 4 %d\n", x.m4); }
  catch (C3& x) { printf("caught 5 as 3 %d\n", x.m3); }
  catch (C1& x) { printf("caught 5 as 1 %d\n", x.m1); }
  catch (C2& x) { printf("caught 5 as 2 %d\n", x.m2); }
  catch (...) { printf("5 other\n"); }
  try { throw (C5*)nullptr; }
  catch (C5* x) { printf("caught 5* as 5* %d\n", x ? x->m5 : -1); }
  catch (C4* x) { printf("caught 5* as 4* %d\n", x ? x->m4 : -1); }
  catch (const C3* x) { printf("caught 5* as 3* %d\n", x ? x->m3 : -1); }
  catch (C1* x) { printf("caught 5* as 1* %d\n", x ? x->m1 : -1); }
  catch (const C2* x) { printf("caught 5* as 2* %d\n", x ? x->m2 : -1); }
  catch (...) { printf("5* other\n"); }
  delete o; }
 { C6* o = new C6;
  C6* p0 = o; printf("%d %s\n", p0->f6(), typeid(*p0).name());
  { C2* q = dynamic_cast<C2*>(p0); printf("[6]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[6]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[6]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[6]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C1* p1 = ((C1*)((C4*)o)); printf("%d %s\n", p1->f1(), typeid(*p1).name());
  { C2* q = dynamic_cast<C2*>(p1); printf("[6, 4, 1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p1); printf("[6, 4, 1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p1); printf("[6, 4, 1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p1); printf("[6, 4, 1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p1); printf("[6, 4, 1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p1); printf("[6, 4, 1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C4* p2 = ((C4*)o); printf("%d %s\n", p2->f4(), typeid(*p2).name());
  { C2* q = dynamic_cast<C2*>(p2); printf("[6, 4]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p2); printf("[6, 4]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p2); printf("[6, 4]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p2); printf("[6, 4]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p2); printf("[6, 4]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C0* p3 = ((C0*)((C1*)((C4*)o))); printf("%d %s\n", p3->f0(), typeid(*p3).name());
  { C1* q = dynamic_cast<C1*>(p3); printf("[6, 4, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p3); printf("[6, 4, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p3); printf("[6, 4, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p3); printf("[6, 4, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p3); printf("[6, 4, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p3); printf("[6, 4, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p3); printf("[6, 4, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C5& x) { printf("caught 6 as 5 %d\n", x.m5); }
  catch (C2& x) { printf("caught 6 as 2 %d\n", x.m2); }
  catch (C6& x) { printf("caught 6 as 6 %d\n", x.m6); }
  catch (C7& x) { printf("caught 6 as 7 %d\n", x.m7); }
  catch (C3& x) { printf("caught 6 as 3 %d\n", x.m3); }
  catch (...) { printf("6 other\n"); }
  try { throw o; }
  catch (const C5* x) { printf("caught 6* as 5* %d\n", x ? x->m5 : -1); }
  catch (C2* x) { printf("caught 6* as 2* %d\n", x ? x->m2 : -1); }
  catch (C6* x) { printf("caught 6* as 6* %d\n", x ? x->m6 : -1); }
  catch (const C7* x) { printf("caught 6* as 7* %d\n", x ? x->m7 : -1); }
  catch (const C3* x) { printf("caught 6* as 3* %d\n", x ? x->m3 : -1); }
  catch (...) { printf("6* other\n"); }
  delete o; }
 { C7* o = new C7;
  C1* p0 = ((C1*)o); printf("%d %s\n", p0->f1(), typeid(*p0).name());
  { C2* q = dynamic_cast<C2*>(p0); printf("[7, 1]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p0); printf("[7, 1]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p0); printf("[7, 1]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p0); printf("[7, 1]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p0); printf("[7, 1]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p0); printf("[7, 1]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C7* p1 = o; printf("%d %s\n", p1->f7(), typeid(*p1).name());
  { C2* q = dynamic_cast<C2*>(p1); printf("[7]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p1); printf("[7]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p1); printf("[7]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p1); printf("[7]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p1); printf("[7]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  C0* p2 = ((C0*)((C1*)o)); printf("%d %s\n", p2->f0(), typeid(*p2).name());
  { C1* q = dynamic_cast<C1*>(p2); printf("[7, 1, 0]->1 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C2* q = dynamic_cast<C2*>(p2); printf("[7, 1, 0]->2 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C3* q = dynamic_cast<C3*>(p2); printf("[7, 1, 0]->3 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C4* q = dynamic_cast<C4*>(p2); printf("[7, 1, 0]->4 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C5* q = dynamic_cast<C5*>(p2); printf("[7, 1, 0]->5 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C6* q = dynamic_cast<C6*>(p2); printf("[7, 1, 0]->6 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  { C7* q = dynamic_cast<C7*>(p2); printf("[7, 1, 0]->7 %d %ld\n", q!=nullptr, q ? (long)((char*)q-(char*)o) : 0L); }
  try { throw *o; }
  catch (C4& x) { printf("caught 7 as 4 %d\n", x.m4); }
  catch (C6& x) { printf("caught 7 as 6 %d\n", x.m6); }
  catch (C2& x) { printf("caught 7 as 2 %d\n", x.m2); }
  catch (C3& x) { printf("caught 7 as 3 %d\n", x.m3); }
  catch (C5& x) { printf("caught 7 as 5 %d\n", x.m5); }
  catch (...) { printf("7 other\n"); }
  try { throw o; }
  catch (const C4* x) { printf("caught 7* as 4* %d\n", x ? x->m4 : -1); }
  catch (const C6* x) { printf("caught 7* as 6* %d\n", x ? x->m6 : -1); }
  catch (const C2* x) { printf("caught 7* as 2* %d\n", x ? x->m2 : -1); }
  catch (C3* x) { printf("caught 7* as 3* %d\n", x ? x->m3 : -1); }
  catch (C5* x) { printf("caught 7* as 5* %d\n", x ? x->m5 : -1); }
  catch (...) { printf("7* other\n"); }
  delete o; }
}
