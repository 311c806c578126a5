// Where untrusted LaTeX runs. A sandbox turns "this shell script, on this input" into a command that can do no more
// than that.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeJobFolder } from './job-folders.ts'

/**
 * A command to spawn with stdio [ignore, ignore, pipe (complaints), pipe (results, both ways), pipe (first file in),
 * …]. Nothing that runs has a terminal, and TeX's own output goes nowhere: its log has all of it.
 */
export interface Launch {
  command: string
  args: string[]
  /** Without bubblewrap's mounts: the folder that the job works in, to be removed with its end. */
  folder: string | null
}

export interface SandboxedJob {
  environment: Record<string, string>
  /** CPU time that each process of the job may use, in whole seconds. */
  cpuSeconds: number
  /** What runs: TeX and the system's programs, or the product's own reader of PDFs (pdfReader below). */
  program?: 'system' | 'reader'
  /**
   * Names of the files that lie in the job's folder at the start. Where the job has no folder of the caller's, their
   * bytes come over the descriptors from `firstFileFd` on.
   */
  files: readonly string[]
}

export interface Sandbox {
  kind: 'bubblewrap' | 'guard' | 'none'
  /**
   * Whether pdftex enters the second sandbox layer from inside (native/guard.c). Without the first layer, it is the
   * only one.
   */
  isGuarded: boolean
  /** The product's own TeX folders as a job sees them; null where one is not there. */
  folders: Record<TexFolder, string | null>
  /** How the reader of PDFs is called inside; null where it was not built. */
  reader: { node: string; folder: string } | null
  launch(script: string, job: SandboxedJob): Launch
}

/** The sandbox could not be put up: that says nothing about the document. */
export class SandboxFailure extends Error {}

export const resultsFd = 3
export const firstFileFd = 4

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
/**
 * What a job may read beside the system's TeX: the class and its fonts, TeX's files in good order, what LuaTeX knows of
 * the fonts, and the preloaded library.
 */
const texFolders = {
  class: join(projectRoot, 'tex/class'),
  dist: join(projectRoot, 'tex/dist'),
  tree: join(projectRoot, '.cache/tex-tree'),
  lua: join(projectRoot, '.cache/lua-fonts'),
  native: join(projectRoot, 'apps/worker/native/dist'),
}
export type TexFolder = keyof typeof texFolders
const folderNames = Object.keys(texFolders) as TexFolder[]
/** One of them at least is named in the command line of each sandbox. */
export const ownFolders: readonly string[] = Object.values(texFolders)

/** The bundled reader of PDFs, and the Node that runs it: bound only into a job that reads. */
const pdfReader = { node: process.execPath, folder: join(projectRoot, '.cache/pdf-reader') }
const hasReader = () => existsSync(join(pdfReader.folder, 'main.mjs'))
const readerInside = { node: '/reader/node', folder: '/reader/code' }

/** Whether the library was built that lets pdftex enter the second layer, and wait. */
export const hasGuard = () => existsSync(join(texFolders.native, 'fence.so'))

const mapFolders = (place: (name: TexFolder) => string) =>
  Object.fromEntries(
    folderNames.map((name) => [name, existsSync(texFolders[name]) ? place(name) : null]),
  ) as Sandbox['folders']

/** Address space, the largest file, open files and core dumps of anything inside; CPU time comes with the job. */
const limits = ['--fsize=20971520', '--nofile=64', '--core=0']
/** Node reserves far more addresses than it uses: of the reader only what it writes to is counted. */
const memory = { system: '--as=1073741824', reader: '--data=1073741824' }
/**
 * The system counts a limit of processes over all that a user runs. Inside a namespace of its own that is the job
 * alone; as the real Unix user UID 65534 it is everything of that user on this machine.
 */
const processLimit = (asRoot: boolean) => (asRoot ? '--nproc=4096' : '--nproc=64')
/** All that a job can write lies in memory, is this large together, and is gone with the job. */
const workFolderBytes = 32 * 1024 * 1024

/** Of the system: programs, TeX and its fonts, and what lists the fonts; Perl, which biber is written in. */
export const readOnly = [
  '/usr/bin',
  '/usr/lib',
  '/usr/lib64',
  '/usr/share/texlive',
  '/usr/share/texmf',
  '/usr/share/texmf-dist',
  '/usr/share/fonts',
  '/etc/texmf',
  '/var/lib/texmf',
  '/etc/fonts',
  '/usr/share/fontconfig',
  '/var/cache/fontconfig',
  '/usr/share/perl',
  '/usr/share/perl5',
  '/etc/perl',
]

/**
 * The user of a job. Started by root, the sandbox is set up with root's rights (the class may lie where only root can
 * read), and what then runs inside is the real Unix user UID 65534. Started by any other user, that UID exists only
 * inside a namespace of its own.
 */
const jobUser = (asRoot: boolean) =>
  asRoot
    ? {
        bwrapFlags: [
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
    : {
        bwrapFlags: ['--unshare-all', ...noMoreNamespaces(), '--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534'],
        inside: [],
      }

/** bubblewrap 0.8 and later stops jobs from making user namespaces of their own; for root's jobs seccomp does. */
const noMoreNamespaces = memoize(() => {
  // Tried, because the option list does not show it: where /proc/sys is read-only, as in some containers, bubblewrap
  // knows the option and exits with an error.
  const flags = ['--unshare-user', '--disable-userns']
  const { status } = spawnSync('bwrap', ['--unshare-all', ...flags, '--ro-bind', '/', '/', 'true'], { stdio: 'ignore' })
  return status === 0 ? flags : []
})

function memoize<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/**
 * A new mount, process, network, IPC and user namespace: no network, no /proc, no /dev, no file but TeX's and the
 * job's.
 */
export function bubblewrap({
  isRoot: asRoot = process.getuid?.() === 0,
  isGuarded = true,
  isBare = false,
} = {}): Sandbox {
  const readable = isBare ? [] : folderNames.filter((name) => existsSync(texFolders[name]))
  // Made on the way by bubblewrap itself they would be root's alone.
  const parents = ['/usr', '/usr/share', '/etc', '/var', '/var/lib', '/var/cache', '/tex'].flatMap((path) => [
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
  const own = readable.flatMap((name) => ['--ro-bind', texFolders[name], `/tex/${name}`])
  const { bwrapFlags, inside } = jobUser(asRoot)
  return {
    kind: 'bubblewrap',
    isGuarded,
    folders: mapFolders((name) => `/tex/${name}`),
    reader: hasReader() ? readerInside : null,
    launch(script, { environment, cpuSeconds, files, program = 'system' }) {
      const variables = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])
      const given = files.flatMap((name, index) => [
        '--perms',
        '0666',
        '--file',
        `${firstFileFd + index}`,
        `/job/${name}`,
      ])
      const work = ['--perms', '0777', '--size', String(workFolderBytes), '--tmpfs', '/job', ...given]
      const around = [
        ...bwrapFlags,
        '--die-with-parent',
        '--new-session',
        '--hostname',
        'galley',
        '--clearenv',
        ...variables,
      ]
      const furniture = [
        ...binds,
        ...(program === 'reader' ? readerBinds() : own),
        ...work,
        '--chdir',
        '/job',
        '--remount-ro',
        '/',
      ]
      const limited = ['prlimit', `--cpu=${cpuSeconds}`, memory[program], ...limits, processLimit(asRoot), '--']
      const args = ['-n', '5', 'bwrap', ...around, ...furniture, '--', ...limited, ...inside, 'sh', '-c', script]
      return { command: 'nice', args, folder: null }
    },
  }
}

const readerBinds = (): string[] =>
  ['--perms', '0755', '--dir', '/reader'].concat(
    ['--ro-bind', pdfReader.node, readerInside.node],
    ['--ro-bind', pdfReader.folder, readerInside.folder],
    existsSync(texFolders.native) ? ['--ro-bind', texFolders.native, '/tex/native'] : [],
  )

/** /bin, /lib and /lib64 are links into /usr on today's systems, and folders on some older ones. */
function systemLinks(): string[] {
  return ['bin', 'lib', 'lib64']
    .filter((name) => existsSync(`/usr/${name}`))
    .flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])
}

/**
 * For a system without namespaces: pdftex and qpdf sandbox themselves (native/guard.c), with the same limits, no rights
 * to inherit, and in a folder of their own. They see nothing but TeX and that folder, and can start and reach nothing.
 */
export function guardOnly(): Sandbox {
  const limited = ({ cpuSeconds, program = 'system' }: SandboxedJob) => [
    'prlimit',
    `--cpu=${cpuSeconds}`,
    memory[program],
    ...limits,
    '--',
  ]
  const powerless = ['setpriv', '--pdeathsig=KILL', '--no-new-privs', '--']
  const rootless = process.getuid?.() === 0 ? ['--inh-caps=-all', '--bounding-set=-all'] : []
  return {
    kind: 'guard',
    isGuarded: true,
    folders: mapFolders((name) => texFolders[name]),
    reader: hasReader() ? pdfReader : null,
    launch(script, job) {
      const { environment } = job
      const around = [...powerless.slice(0, -1), ...rootless, '--', ...limited(job)]
      // A missing library is only a remark to the loader: here it is the only layer.
      const confined = `[ -r '${join(texFolders.native, 'fence.so')}' ] || exit 90\n${script}`
      return inOwnFolder(['nice', '-n', '5', ...around], confined, { environment })
    },
  }
}

/**
 * No sandbox at all: for the operator's own machine and documents, and only when GALLEY_SANDBOX=off says so.
 * The same script runs in a fresh temporary folder.
 */
export function noSandbox(): Sandbox {
  return {
    kind: 'none',
    isGuarded: false,
    folders: mapFolders((name) => texFolders[name]),
    reader: hasReader() ? pdfReader : null,
    launch: (script, job) => inOwnFolder([], script, job),
  }
}

function inOwnFolder(around: string[], script: string, { environment }: Pick<SandboxedJob, 'environment'>): Launch {
  const folder = makeJobFolder()
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const wrapped = ['cd "$1"', script].join('\n')
  return { command: 'env', args: ['-i', ...variables, ...around, 'sh', '-c', wrapped, 'job', folder], folder }
}
