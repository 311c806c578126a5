/*
 * guard: the second sandbox layer around pdftex and any other program that touches untrusted files, entered from inside
 * before main() runs. Landlock restricts files, seccomp system calls. The first layer (bubblewrap) is independent of
 * it, and each holds without the other.
 *
 * GUARD_READ and GUARD_WRITE name folders, separated by colons: what may be read, and where files may be made. Without
 * GUARD_WRITE there is no guard. GUARD_READER: the process is Node, which reads a file (src/import). A process that
 * should be guarded and can't be ends with status 90.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "guard.h"

#if defined(__x86_64__)
enum { this_machine = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { this_machine = AUDIT_ARCH_AARCH64 };
#else
#error "The guard knows x86-64 and arm64."
#endif

/* Newer than some systems' headers; the kernel says by its ABI number which of them it knows. */
static const uint64_t file_refer = 1ull << 13, file_truncate = 1ull << 14, device_ioctl = 1ull << 15, all_of_tcp = 3, all_scopes = 3;
static const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t making = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_DIR |
                               LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR;

static int allow_folders(int rules, const char *folders, uint64_t access) {
  char list[4096], *rest = NULL;
  if (strlen(folders) >= sizeof list) return -1;
  strcpy(list, folders);
  for (char *folder = strtok_r(list, ":", &rest); folder != NULL; folder = strtok_r(NULL, ":", &rest)) {
    struct landlock_path_beneath_attr beneath = {access, open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC)};
    if (beneath.parent_fd < 0) continue; /* what is not there need not be read */
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) != 0) return -1;
    close(beneath.parent_fd);
  }
  return 0;
}

static int allow_only_files(const char *read_folders, const char *write_folders) {
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1) return -1;
  uint64_t cut = abi >= 3 ? file_truncate : 0;
  struct { uint64_t files, network, scopes; } handled = {
      ((1ull << 13) - 1) | (abi >= 2 ? file_refer : 0) | cut | (abi >= 5 ? device_ioctl : 0),
      all_of_tcp, all_scopes};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, abi >= 6 ? 24 : abi >= 4 ? 16 : 8, 0);
  if (rules < 0 || allow_folders(rules, read_folders, reading) != 0) return -1;
  if (allow_folders(rules, write_folders, reading | making | cut) != 0) return -1;
  return syscall(SYS_landlock_restrict_self, rules, 0) != 0 || close(rules) != 0 ? -1 : 0;
}

/*
 * The seccomp filter: what pdftex, the C library under it and the server at the fence call. All else fails with EPERM.
 */
static const int needed_calls[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_lseek, SYS_close, SYS_openat, SYS_fstat,
    SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, SYS_faccessat2, SYS_readlinkat, SYS_getdents64, SYS_getcwd,
    SYS_chdir, SYS_mkdirat, SYS_unlinkat, SYS_renameat, SYS_renameat2, SYS_ftruncate, SYS_fcntl, SYS_dup, SYS_dup3, SYS_sendfile,
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_futex, SYS_set_tid_address, SYS_set_robust_list,
    SYS_rseq, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_clock_gettime, SYS_gettimeofday, SYS_times, SYS_getrusage,
    SYS_getrandom, SYS_uname, SYS_sysinfo, SYS_prlimit64, SYS_umask, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid,
    SYS_getgid, SYS_getegid, SYS_prctl, SYS_seccomp, SYS_landlock_create_ruleset, SYS_landlock_add_rule, SYS_landlock_restrict_self,
    SYS_exit, SYS_exit_group, SYS_restart_syscall,
#if defined(__x86_64__)
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename, SYS_dup2, SYS_time,
    SYS_arch_prctl,
#endif
};
/* The server's own: it forks, awaits and stops copies. A copy does none of that. allow_clone limits clone()'s flags. */
static const int server_calls[] = {
    SYS_wait4, SYS_kill, SYS_pipe2, SYS_ppoll,
#if defined(__x86_64__)
    SYS_fork, SYS_poll, SYS_pipe,
#endif
};

/*
 * Node's, for the process that reads files: threads and their event loop. No program, no socket, no signal to another.
 */
static const int reader_calls[] = {
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_pipe2, SYS_ppoll, SYS_clock_nanosleep, SYS_nanosleep,
    SYS_clock_getres, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getscheduler, SYS_sched_getparam, SYS_sigaltstack, SYS_tgkill,
    SYS_membarrier, SYS_getsockname, SYS_getsockopt, SYS_shutdown, SYS_capget, SYS_mincore, SYS_pkey_alloc, SYS_pkey_mprotect,
#if defined(__x86_64__)
    SYS_epoll_wait, SYS_poll,
#endif
};

static struct sock_filter *add(struct sock_filter *at, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  *at = (struct sock_filter){code, if_true, if_false, value};
  return at + 1;
}

static struct sock_filter *allow(struct sock_filter *at, const int *calls, size_t count) {
  for (size_t i = 0; i < count; i++) {
    at = add(at, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[i], 0, 1);
    at = add(at, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  }
  return at;
}

enum profile { COPY, SERVER, READER };

/* Of a new namespace, by whichever call it is asked for. */
static const uint32_t new_namespace = 0x7e020080u, new_thread = 0x00010000u;

/* Copies of the server, threads of the reader; clone3 hides its flags, and the C library then asks for clone. */
static struct sock_filter *allow_clone(struct sock_filter *at, enum profile profile) {
  const uint16_t is_equal = BPF_JMP | BPF_JEQ | BPF_K, has_any = BPF_JMP | BPF_JSET | BPF_K, result = BPF_RET | BPF_K;
  at = add(at, is_equal, SYS_clone3, 0, 1);
  at = add(at, result, SECCOMP_RET_ERRNO | ENOSYS, 0, 0);
  at = add(at, is_equal, SYS_clone, 0, 5);
  at = add(at, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]), 0, 0);
  at = add(at, has_any, new_namespace, 2, 0);
  /* Every flag will do for a copy of the server: 0 jumps either way. */
  at = profile == READER ? add(at, has_any, new_thread, 0, 1) : add(at, has_any, 0, 0, 0);
  at = add(at, result, SECCOMP_RET_ALLOW, 0, 0);
  at = add(at, result, SECCOMP_RET_ERRNO | EPERM, 0, 0);
  return at;
}

/* Of ioctl only what makes a descriptor non-blocking: there is no terminal. */
static struct sock_filter *allow_ioctl(struct sock_filter *at) {
  const uint16_t is_equal = BPF_JMP | BPF_JEQ | BPF_K, result = BPF_RET | BPF_K;
  at = add(at, is_equal, SYS_ioctl, 0, 4);
  at = add(at, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1]), 0, 0);
  at = add(at, is_equal, FIONBIO, 0, 1);
  at = add(at, result, SECCOMP_RET_ALLOW, 0, 0);
  at = add(at, result, SECCOMP_RET_ERRNO | ENOTTY, 0, 0);
  return at;
}

static int allow_only_calls(enum profile profile) {
  struct sock_filter filter[2 * (sizeof needed_calls + sizeof server_calls + sizeof reader_calls) / sizeof(int) + 24], *at = filter;
  at = add(at, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  at = add(at, BPF_JMP | BPF_JEQ | BPF_K, this_machine, 1, 0);
  at = add(at, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  at = add(at, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
  at = allow(at, needed_calls, sizeof needed_calls / sizeof(int));
  if (profile == SERVER) at = allow(at, server_calls, sizeof server_calls / sizeof(int));
  if (profile == READER) at = allow(at, reader_calls, sizeof reader_calls / sizeof(int));
  if (profile == READER) at = allow_ioctl(at);
  if (profile != COPY) at = allow_clone(at, profile);
  at = add(at, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
  struct sock_fprog program = {(unsigned short)(at - filter), filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

int guard_copy(void) {
  const char *read_folders = getenv("GUARD_READ");
  if (getenv("GUARD_WRITE") == NULL) return 0;
  return allow_only_files(read_folders ? read_folders : "", ".") != 0 ? -1 : allow_only_calls(COPY);
}

__attribute__((constructor(101))) static void guard_process(void) {
  const char *read_folders = getenv("GUARD_READ"), *write_folders = getenv("GUARD_WRITE");
  unsetenv("LD_PRELOAD");
  if (write_folders == NULL) return;
  enum profile profile = getenv("GUARD_READER") ? READER : getenv("FENCE_BYTES") ? SERVER : COPY;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0 ||
      allow_only_files(read_folders ? read_folders : "", write_folders) != 0 || allow_only_calls(profile) != 0)
    _exit(90);
}
