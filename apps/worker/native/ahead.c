/*
 * ahead: a copy's first write to a page of the server's memory stops it until the system has copied that page: seven
 * hundred times for a resume, and for half as many new pages. Which pages these are hardly differs between jobs. So the
 * server's first copy checks at its end which pages it has changed, and later copies write to the same ones while they
 * wait.
 *
 * Only the first copy passes anything on: a list of pages and a length. The worker has it set a text of its own
 * wherever a server is shared (compile/prewarm/warm-up.ts).
 */
#define _GNU_SOURCE
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#include "ahead.h"

enum { page = 4096, most_blocks = 32, most_pages = 4096, most_watched = 1 << 16, most_growth = 8 << 20 };

struct span { uintptr_t from, to; size_t first; /* number of its first page among all that are watched */ };
struct noted { size_t count, growth; uintptr_t pages[most_pages]; };

static struct span spans[most_blocks + 1]; /* the heap, and large blocks beside it */
static uintptr_t heap_start, heap_end;
static struct noted *offered;    /* shared with the first copy, until that has ended */
static struct noted known;
static uint64_t *sums;           /* in the copy that watches: of each page, as it was */

/* Changes with nearly every change of the page; fast, because there are a hundred megabytes of them. */
__attribute__((no_sanitize("address"))) static uint64_t sum_of(uintptr_t address) {
  const uint64_t *words = (const uint64_t *)address;
  uint64_t lanes[8] = {0}, sum = 0;
  for (size_t at = 0; at < page / 8; at += 8)
    for (size_t lane = 0; lane < 8; lane++) lanes[lane] = ((lanes[lane] << 7) | (lanes[lane] >> 57)) + words[at + lane];
  for (size_t lane = 0; lane < 8; lane++) sum = sum * 1099511628211u + lanes[lane];
  return sum;
}

/* Calls `visit` for each page that is watched, with its number. */
static void each_page(void (*visit)(size_t number, uintptr_t address)) {
  for (size_t i = 0; i <= most_blocks; i++)
    for (uintptr_t at = spans[i].from, number = spans[i].first; at < spans[i].to && number < most_watched; at += page)
      visit(number++, at);
}

/* From here on spans only go: what a job allocates for itself is in no other copy. */
static void number_spans(void) {
  size_t next = 0;
  spans[0] = (struct span){(heap_start + page - 1) & ~(uintptr_t)(page - 1), heap_end & ~(uintptr_t)(page - 1), 0};
  for (size_t i = 0; i <= most_blocks; i++) {
    spans[i].first = next;
    next += (spans[i].to - spans[i].from) / page;
  }
}

static void remember(size_t number, uintptr_t address) { sums[number] = sum_of(address); }

static void compare(size_t number, uintptr_t address) {
  if (sums[number] != sum_of(address) && offered->count < most_pages) offered->pages[offered->count++] = address;
}

/* What the job allocated beyond the heap's old end. */
static void grow(size_t bytes) {
  if (bytes == 0) return;
  volatile char *room = malloc(bytes);
  for (size_t at = 0; room != NULL && at < bytes; at += page) room[at] = 0;
  free((void *)room);
}

__attribute__((constructor(102))) static void find_heap(void) { heap_start = (uintptr_t)sbrk(0); }

int ahead_begin(void) {
  void *memory = mmap(NULL, sizeof *offered, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return -1;
  offered = memory;
  /* The heap only grows, and holds large things, too: what is prewarmed is what will be used. */
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 25);
  return 0;
}

void ahead_in_copy(void) {
  heap_end = (uintptr_t)sbrk(0);
  if (offered == NULL) {
    for (size_t i = 0; i < known.count; i++) {
      volatile char *byte = (volatile char *)known.pages[i];
      *byte = *byte;
    }
    grow(known.growth);
    return;
  }
  sums = mmap(NULL, most_watched * sizeof *sums, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if ((void *)sums == MAP_FAILED) sums = NULL;
  if (sums == NULL) return;
  number_spans();
  each_page(remember);
}

void ahead_at_end(void) {
  if (sums == NULL) return;
  size_t growth = (uintptr_t)sbrk(0) - heap_end;
  offered->count = 0;
  each_page(compare);
  offered->growth = growth < most_growth ? growth : most_growth;
}

/* Whether it noted anything or not: no second copy gets the page that the first one could write on. */
void ahead_take(void) {
  if (offered == NULL) return;
  known = *offered;
  if (known.count > most_pages) known.count = most_pages;
  if (known.growth > most_growth) known.growth = most_growth;
  munmap(offered, sizeof *offered);
  offered = NULL;
}

#ifndef KEEP_FREE /* a build that watches over memory brings its own */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

/* Of a block that is watched beside the heap: TeX keeps its own memory in a few of these. */
static const size_t large = 1 << 20;

/* The C library gives a large block pages of its own, and keeps 16 bytes at their beginning for itself. */
static int has_own_pages(const void *memory) { return ((uintptr_t)memory & (page - 1)) == 16; }

void ahead_forget(const void *memory) {
  for (size_t i = 1; has_own_pages(memory) && i <= most_blocks; i++)
    if (spans[i].from == (uintptr_t)memory - 16) spans[i].to = spans[i].from = 0;
}

static void *note_block(void *memory, size_t size) {
  if (size < large || sums != NULL || !has_own_pages(memory)) return memory;
  for (size_t i = 1; i <= most_blocks; i++)
    if (spans[i].to == 0) {
      spans[i] = (struct span){(uintptr_t)memory - 16, ((uintptr_t)memory + size) & ~(uintptr_t)(page - 1), 0};
      break;
    }
  return memory;
}

void *malloc(size_t size) { return note_block(__libc_malloc(size), size); }
void *calloc(size_t count, size_t size) { return note_block(__libc_calloc(count, size), count * size); }
void *realloc(void *memory, size_t size) {
  ahead_forget(memory);
  return note_block(__libc_realloc(memory, size), size);
}
#endif
