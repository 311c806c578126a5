/* The second sandbox layer around pdftex, entered from inside: see guard.c. */
#ifndef GALLEY_GUARD_H
#define GALLEY_GUARD_H

/*
 * Narrows a copy further: it writes in its own folder only, and neither starts nor stops a process. 0, or -1 where it
 * can't.
 */
int guard_copy(void);

#endif
