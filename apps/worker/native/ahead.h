/* Memory that a job will write, made its own before the job comes: see ahead.c. */
#ifndef GALLEY_AHEAD_H
#define GALLEY_AHEAD_H

/* In the server, before the first fork. 0, or -1 where there is no memory for it. */
int ahead_begin(void);
/* In a copy, while no request waits for it: prewarms its memory, or begins to record which pages it writes. */
void ahead_in_copy(void);
/* In a copy, when its work is done: notes what it has written, where it watched. */
void ahead_at_end(void);
/* In the server, when a copy has ended: takes what it noted, where it did. */
void ahead_take(void);
/* A block is about to be freed. */
void ahead_forget(const void *memory);

#endif
