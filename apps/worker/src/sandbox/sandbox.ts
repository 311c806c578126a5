// Where strangers' LaTeX runs. A sandbox turns "this shell script, on this input" into a command that can do no more than that.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A command to spawn with stdio [ignore, ignore, pipe (complaints), pipe (results), pipe (main.tex in)].
 * Nothing that runs has a terminal, and TeX's own output goes nowhere: its log says all of it.
 */
export interface Launch {
  command: string
  args: string[]
}

export interface SandboxedJob {
  environment: Record<string, string>
  /** CPU time that each process of the job may use, in whole seconds. */
  cpuSeconds: number
}

export interface Sandbox {
  kind: 'bubblewrap' | 'none'
  launch(script: string, job: SandboxedJob): Launch
}

/** The sandbox could not be put up: that says nothing about the document. */
export class SandboxFailure extends Error {}

export const resultsFd = 3
export const inputFd = 4

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
/** The class and its fonts: what a document may read beside TeX's own tree. */
export const texFolders = [join(projectRoot, 'tex/class'), join(projectRoot, 'tex/dist')]

/** Address space, the largest file, open files and core dumps of anything inside; CPU time comes with the job. */
const limits = ['--as=1073741824', '--fsize=20971520', '--nofile=64', '--core=0']
/**
 * The system counts a limit of processes over all that a user runs. Inside a namespace of its own that is the job alone; as
 * the real nobody it is everything that nobody runs on this machine.
 */
const processLimit = (asRoot: boolean) => (asRoot ? '--nproc=4096' : '--nproc=64')
/** All that a job can write lies in memory, is this large together, and is gone with the job. */
const workFolderBytes = 32 * 1024 * 1024

const readOnly = [
  '/usr/bin',
  '/usr/lib',
  '/usr/lib64',
  '/usr/share/texlive',
  '/usr/share/texmf',
  '/usr/share/texmf-dist',
  '/usr/share/fonts',
  '/etc/texmf',
  '/var/lib/texmf',
]

/**
 * Who a job is. Started by root, the walls are put up with root's rights (the class may lie where only root can read), and
 * what then runs inside them is nobody, for real. Started by anybody else, nobody exists only inside a namespace of its own.
 */
const asNobody = (asRoot: boolean) =>
  asRoot
    ? {
        walls: [
          '--unshare-pid',
          '--unshare-net',
          '--unshare-ipc',
          '--unshare-uts',
          '--unshare-cgroup-try',
          '--cap-drop',
          'ALL',
          '--cap-add',
          'CAP_SETUID',
          '--cap-add',
          'CAP_SETGID',
          '--cap-add',
          'CAP_SETPCAP',
        ],
        inside: [
          'setpriv',
          '--reuid=65534',
          '--regid=65534',
          '--clear-groups',
          '--inh-caps=-all',
          '--bounding-set=-all',
          '--no-new-privs',
          '--',
        ],
      }
    : { walls: ['--unshare-all', '--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534'], inside: [] }

/** A new mount, process, network, IPC and user namespace: no network, no /proc, no /dev, no file but TeX's and the job's. */
export function bubblewrap({ isRoot: asRoot = process.getuid?.() === 0, readable = texFolders } = {}): Sandbox {
  // Made on the way by bubblewrap itself they would be root's alone.
  const parents = ['/usr', '/usr/share', '/etc', '/var', '/var/lib', '/tex'].flatMap((path) => [
    '--perms',
    '0755',
    '--dir',
    path,
  ])
  const binds = [
    ...parents,
    ...readOnly.filter((path) => existsSync(path)).flatMap((path) => ['--ro-bind', path, path]),
    ...systemLinks(),
  ]
  const folders = readable.flatMap((path, index) => (existsSync(path) ? ['--ro-bind', path, `/tex/${index}`] : []))
  const { walls, inside } = asNobody(asRoot)
  return {
    kind: 'bubblewrap',
    launch(script, { environment, cpuSeconds }) {
      const variables = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])
      const work = [
        '--perms',
        '0777',
        '--size',
        String(workFolderBytes),
        '--tmpfs',
        '/job',
        '--perms',
        '0644',
        '--file',
        String(inputFd),
        '/job/main.tex',
      ]
      const around = [
        ...walls,
        '--die-with-parent',
        '--new-session',
        '--hostname',
        'galley',
        '--clearenv',
        ...variables,
      ]
      const furniture = [...binds, ...folders, ...work, '--chdir', '/job', '--remount-ro', '/']
      const limited = ['prlimit', `--cpu=${cpuSeconds}`, ...limits, processLimit(asRoot), '--']
      const args = ['-n', '5', 'bwrap', ...around, ...furniture, '--', ...limited, ...inside, 'sh', '-c', script]
      return { command: 'nice', args }
    },
  }
}

/** /bin, /lib and /lib64 are links into /usr on today's systems, and folders on some older ones. */
function systemLinks(): string[] {
  return ['bin', 'lib', 'lib64']
    .filter((name) => existsSync(`/usr/${name}`))
    .flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])
}

/**
 * No walls at all: for one's own machine and one's own documents, and only when GALLEY_SANDBOX=off says so.
 * The same script runs in a fresh temporary folder.
 */
export function noSandbox(): Sandbox {
  return {
    kind: 'none',
    launch(script, { environment }) {
      const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
      const wrapped = `d=$(mktemp -d) && cd "$d" && cat <&${inputFd} >main.tex || exit 70; (${script}); code=$?; rm -rf "$d"; exit $code`
      return { command: 'env', args: ['-i', ...variables, 'sh', '-c', wrapped] }
    },
  }
}

/** The folders of the class as a document sees them, for TEXINPUTS. */
export function texFoldersInside(sandbox: Sandbox): string[] {
  return texFolders
    .map((path, index) => ({ path, index }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, index }) => (sandbox.kind === 'none' ? path : `/tex/${index}`))
}

/** The TeX distribution's version, for the log and for cache keys; null where it can't be told. */
export function texVersion(): string | null {
  const release = '/usr/share/texlive/release-texlive.txt'
  return existsSync(release) ? (readFileSync(release, 'utf8').split('\n')[0] ?? null) : null
}
