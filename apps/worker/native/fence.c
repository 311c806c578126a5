/*
 * fence: lets a stock pdftex wait in the middle of its document, and finish it many times over.
 *
 * Preloaded into pdftex, it hands over the first FENCE_BYTES bytes of main.tex and no more. When TeX asks for the next
 * byte the process has reached the fence: everything before it is in memory, done. From then on it is a server. It
 * forks a copy that waits; a job gives it the rest of the document; the copy reads on as if nothing had happened, and
 * ends like any run. Every job starts from the same state and leaves nothing behind for the next, except which pages of
 * memory the first one wrote (ahead.c), which only decides what is copied early.
 *
 * Descriptor 3 is the server's control stream, both ways:
 *   in   "run N\n" + N bytes: the document after the prefix       "kill\n": stop the job that runs
 *   out  "ready\n", and for each job "file NAME N\n" + N bytes for what it wrote, then "done STATUS BLOCKS\n"
 *        with the exit status as a shell counts it (128 + signal) and the free blocks of the job's disk.
 * The working folder holds main.tex; jobs run in its subfolder "run", which is emptied after each of them.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>
#include "ahead.h"
#include "guard.h"

enum { control = 3, most_files = 64, most_path = 512, most_document = 4 << 20, most_returned = 20 << 20, most_left_alone = 1 << 17 };

static FILE *(*real_fopen)(const char *, const char *);
static long fence_bytes = -1;              /* -1: no fence, this library only guards */
static long bytes_given;                   /* of the prefix, so far */
static int document = -1;                  /* main.tex, as TeX reads it */
static int ending = -1;                    /* in a copy: where it says that it ends */
static int is_past_fence;                  /* true in a copy: the rest is read without stopping */
static char opened[most_files][most_path]; /* by descriptor: the path of each file that stdio opened */
static FILE *commands;                     /* the control stream's way in */

/* An error in a server or a copy ends it with its own exit code: the worker then compiles without a fence. */
static void require(int holds, int code) {
  if (!holds) _exit(code);
}

static void say(const char *bytes, size_t count) {
  for (ssize_t sent; count > 0; bytes += sent, count -= (size_t)sent)
    require((sent = write(control, bytes, count)) > 0, 71);
}

static void copy_bytes(int from, int to, off_t count) {
  for (ssize_t sent; count > 0; count -= sent) require((sent = sendfile(to, from, NULL, (size_t)count)) > 0, 72);
}

/* Calls `visit` for each regular file of a folder. */
static void each_file(const char *folder, void (*visit)(const char *path, const char *name, off_t size)) {
  DIR *entries = opendir(folder);
  require(entries != NULL, 73);
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    char path[most_path];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (lstat(path, &status) == 0 && S_ISREG(status.st_mode)) visit(path, entry->d_name, status.st_size);
  }
  closedir(entries);
}

static void copy_into_run(const char *path, const char *name, off_t size) {
  char target[most_path + 8];
  snprintf(target, sizeof target, "run/%s", name);
  int from = open(path, O_RDONLY | O_CLOEXEC), to = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  require(from >= 0 && to >= 0, 74);
  copy_bytes(from, to, size);
  require(close(from) == 0 && close(to) == 0, 74);
}

static void remove_file(const char *path, const char *name, off_t size) {
  (void)name, (void)size;
  unlink(path);
}

/* Only what the worker asks about leaves. */
static void give_file(const char *path, const char *name, off_t size) {
  static const char *const wanted[] = {"main.log", "main.pdf", "main.synctex", "main.aux",
                                       "main.out", "main.toc", "main.lof", "main.lot"};
  char head[most_path];
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    if (strcmp(name, wanted[i]) != 0 || size > most_returned) continue;
    int from = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    require(from >= 0, 75);
    say(head, (size_t)snprintf(head, sizeof head, "file %s %lld\n", name, (long long)size));
    copy_bytes(from, control, size);
    close(from);
  }
}

/* A copy's open files become its own: the same bytes, the same place in them, the job's files in the folder "run". */
static void reopen_files(void) {
  for (int fd = control + 1; fd < most_files; fd++) {
    struct stat held, named;
    char path[most_path + 8];
    int flags = opened[fd][0] == 0 ? -1 : fcntl(fd, F_GETFL);
    if (flags < 0 || fstat(fd, &held) != 0 || stat(opened[fd], &named) != 0) continue; /* closed long ago */
    if (held.st_ino != named.st_ino || held.st_dev != named.st_dev || !S_ISREG(held.st_mode)) continue;
    snprintf(path, sizeof path, "%s%s", opened[fd][0] == '/' ? "" : "run/", opened[fd]);
    int own = open(path, (flags & O_ACCMODE) | O_CLOEXEC);
    require(own >= 0 && lseek(own, lseek(fd, 0, SEEK_CUR), SEEK_SET) >= 0 && dup2(own, fd) == fd, 76);
    close(own);
  }
}

/* Forks the copy that does the next job. Returns its process id in the server; 0 in the copy, once it may read on. */
static pid_t fork_copy(int *starter, int *ended) {
  int start[2], end[2];
  char go;
  require(mkdir("run", 0700) == 0, 77);
  each_file(".", copy_into_run);
  require(pipe2(start, O_CLOEXEC) == 0 && pipe2(end, O_CLOEXEC) == 0, 78);
  pid_t server = getpid(), copy = fork();
  require(copy >= 0, 79);
  if (copy > 0) {
    close(start[0]);
    close(end[1]); /* the copy holds the other one for as long as it lives */
    *starter = start[1];
    *ended = end[0];
    return copy;
  }
  close(start[1]);
  close(end[0]);
  /* Where there is no namespace to end with the server, a copy would outlive it. */
  require(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == server, 0);
  require(dup2(STDIN_FILENO, control) == control, 80); /* nothing a document does can speak to the worker */
  reopen_files();
  require(chdir("run") == 0 && guard_copy() == 0, 80);
  ahead_in_copy();
  require(read(start[0], &go, 1) == 1, 0); /* 0 bytes: the server is gone */
  close(start[0]);
  ending = end[1];
  close(document);
  document = open("main.tex", O_RDONLY | O_CLOEXEC);
  require(document >= 0 && lseek(document, fence_bytes, SEEK_SET) == fence_bytes, 81);
  is_past_fence = 1;
  return 0;
}

/* The job's text goes behind the prefix that "run/main.tex" begins with. */
static void receive_rest(long rest) {
  char block[65536];
  int target = open("run/main.tex", O_WRONLY | O_APPEND | O_CLOEXEC);
  require(target >= 0 && rest >= 0 && rest <= most_document && ftruncate(target, fence_bytes) == 0, 82);
  for (size_t got; rest > 0; rest -= (long)got) {
    got = fread(block, 1, rest < (long)sizeof block ? (size_t)rest : sizeof block, commands);
    require(got > 0 && write(target, block, got) == (ssize_t)got, 83);
  }
  close(target);
}

/*
 * Waits for the copy's end; any message in the meantime stops it. Returns its status as a shell counts it. A copy that
 * ends by itself reports so a moment before: its files are closed by then, and freeing its memory need not be awaited.
 */
static int await_copy(pid_t copy, int ended) {
  struct pollfd events[2] = {{control, POLLIN, 0}, {ended, POLLIN, 0}};
  char word[16];
  unsigned char reported;
  int status;
  while (!events[1].revents) {
    require(poll(events, 2, -1) > 0 || errno == EINTR, 84);
    if (!events[0].revents) continue;
    kill(copy, SIGKILL);
    require(fgets(word, sizeof word, commands) != NULL, 0); /* nothing: the worker is gone */
  }
  if (read(ended, &reported, 1) == 1) return reported;
  require(waitpid(copy, &status, 0) == copy, 85);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* The server. Comes back only in a copy, which then reads on. */
static void serve(void) {
  char line[64];
  require((commands = fdopen(control, "r")) != NULL, 70);
  require(ahead_begin() == 0, 70);
  setvbuf(commands, NULL, _IONBF, 0); /* nothing is read ahead: a "kill" right behind a text has to be seen by poll() */
  for (int is_first = 1;; is_first = 0) {
    int starter = -1, ended = -1;
    long rest = -1;
    pid_t copy = fork_copy(&starter, &ended);
    if (copy == 0) return;
    if (is_first) say("ready\n", 6);
    do require(fgets(line, sizeof line, commands) != NULL, 0); /* a "kill" that came too late has nothing to stop */
    while (sscanf(line, "run %ld", &rest) != 1);
    receive_rest(rest);
    require(write(starter, "g", 1) == 1, 86);
    close(starter);
    int status = await_copy(copy, ended);
    struct statvfs disk;
    require(statvfs("run", &disk) == 0, 87);
    each_file("run", give_file);
    say(line, (size_t)snprintf(line, sizeof line, "done %d %lu\n", status, (unsigned long)disk.f_bavail));
    close(ended);
    waitpid(copy, NULL, 0); /* gone already, or about to be */
    ahead_take();
    each_file("run", remove_file);
    require(rmdir("run") == 0, 88);
  }
}

static ssize_t read_document(void *cookie, char *bytes, size_t count) {
  (void)cookie;
  if (!is_past_fence && bytes_given >= fence_bytes) serve();
  if (!is_past_fence && (long)count > fence_bytes - bytes_given) count = (size_t)(fence_bytes - bytes_given);
  ssize_t got = read(document, bytes, count);
  if (got > 0) bytes_given += got;
  return got;
}

static int close_document(void *cookie) {
  (void)cookie;
  return close(document);
}

__attribute__((constructor(200))) static void find_fence(void) {
  const char *bytes = getenv("FENCE_BYTES");
  if (bytes != NULL) fence_bytes = atol(bytes);
}

/*
 * Three shortcuts. A copy's end is reported before its memory is freed; pdftex reads fonts byte by byte, and takes a
 * lock for each, although there is one thread; what a copy frees is freed with it, unless that becomes much.
 */
void exit(int status) {
  static void (*real_exit)(int) __attribute__((noreturn));
  unsigned char reported = (unsigned char)status;
  if (ending >= 0) {
    fflush(NULL);
    (void)!write(ending, &reported, 1);
    ahead_at_end();
    _exit(status);
  }
  *(void **)&real_exit = dlsym(RTLD_NEXT, "exit");
  real_exit(status);
}

int getc(FILE *file) { return getc_unlocked(file); }

#ifndef KEEP_FREE /* a build that watches over memory brings its own */
extern void __libc_free(void *memory);
void free(void *memory) {
  static long left_alone;
  if (is_past_fence && ++left_alone <= most_left_alone) return;
  ahead_forget(memory);
  __libc_free(memory);
}
#endif

/*
 * Records what stdio opens; main.tex, at its first opening, is the document with the fence. A preamble that opens it
 * again would find no end of it there: such a document can't be divided.
 */
FILE *fopen(const char *path, const char *mode) {
  if (real_fopen == NULL) *(void **)&real_fopen = dlsym(RTLD_NEXT, "fopen");
  const char *slash = strrchr(path, '/');
  if (fence_bytes >= 0 && !is_past_fence && mode[0] == 'r' && strcmp(slash ? slash + 1 : path, "main.tex") == 0) {
    require(document < 0, 89);
    document = open(path, O_RDONLY | O_CLOEXEC);
    cookie_io_functions_t functions = {.read = read_document, .close = close_document};
    return document < 0 ? NULL : fopencookie(NULL, "r", functions);
  }
  FILE *file = real_fopen(path, mode);
  int fd = file == NULL ? -1 : fileno(file);
  if (fd >= 0 && fd < most_files) snprintf(opened[fd], most_path, "%s", path);
  return file;
}
