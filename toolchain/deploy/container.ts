// Builds deploy/Dockerfile and runs its image without a daemon and without a registry: buildah executes its steps over
// a Debian that mmdebstrap has made, and runc runs what comes out, as Docker and Kubernetes would. For root, on Linux.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** As the official image of Debian leaves them out. */
const slim = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*'].map((path) => `path-exclude=${path}`)
const dpkgOptions = ['force-unsafe-io', ...slim, 'path-include=/usr/share/doc/*/copyright']

/** Why no image can be built here, in a sentence; null where it can. */
export function whyNoImage(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root of a Linux builds an image'
  const missing = ['mmdebstrap', 'buildah', 'runc'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined)
  return missing.length > 0 ? `${missing.join(', ')} not installed` : null
}

export interface Image {
  /** The image's files. */
  files: string
  remove(): void
}

export function buildImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'galley-image-'))
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay']
  const buildah = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('buildah', [...store, ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
    if (status !== 0) throw new Error(`buildah ${args[0]}: ${stdout.slice(-4_000)}${stderr.slice(-4_000)}`)
    return stdout.trim()
  }
  const containers: string[] = []
  const from = (image: string) => {
    const container = buildah('from', '--pull-never', image)
    containers.push(container)
    return container
  }
  const remove = () => {
    for (const container of containers) buildah('rm', container)
    // buildah leaves its store mounted.
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '')
    for (const path of mounts.filter((mount) => mount.startsWith(`${folder}/`)).toReversed())
      spawnSync('umount', ['--lazy', path])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const system = join(folder, 'debian.tar')
    const options = dpkgOptions.map((option) => `--dpkgopt=${option}`)
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', ...options, 'bookworm', system], { stdio: 'pipe' })
    const base = from('scratch')
    buildah('add', '--quiet', base, system, '/')
    buildah('commit', '--quiet', base, 'localhost/debian')
    rmSync(system)
    const own = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--build-arg', 'BASE=localhost/debian']
    buildah('build', ...own, ...ownAuthority(), '-f', 'deploy/Dockerfile', '-t', 'localhost/galley', '.')
    return { files: buildah('mount', from('localhost/galley')), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** A network with a certificate authority of its own says where that is in Node's variable. */
function ownAuthority(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS']
  if (!file || !existsSync(file)) return []
  return ['--volume', `${file}:/authority.crt:ro`, '--build-arg', 'NODE_EXTRA_CA_CERTS=/authority.crt']
}

export interface SystemCalls {
  defaultAction: string
  architectures?: string[]
  syscalls: { names: string[]; action: string; errnoRet?: number; args?: object[] }[]
}

/** What deploy/compose.yaml and the chart give to workers. */
export const shippedProfile = () =>
  JSON.parse(readFileSync(join(root, 'deploy/seccomp/worker.json'), 'utf8')) as SystemCalls

const newUserNamespace = 0x1000_0000
/** What the profiles of Docker and containerd refuse to a process without rights, as far as a sandbox needs it. */
export const runtimeProfile: SystemCalls = {
  defaultAction: 'SCMP_ACT_ALLOW',
  syscalls: [
    {
      names: ['unshare', 'setns', 'mount', 'umount2', 'pivot_root', 'sethostname'],
      action: 'SCMP_ACT_ERRNO',
      errnoRet: 1,
    },
    { names: ['clone3'], action: 'SCMP_ACT_ERRNO', errnoRet: 38 },
    {
      names: ['clone'],
      action: 'SCMP_ACT_ERRNO',
      errnoRet: 1,
      args: [{ index: 0, value: newUserNamespace, valueTwo: newUserNamespace, op: 'SCMP_CMP_MASKED_EQ' }],
    },
  ],
}

export interface Container {
  /** Everything that its processes wrote. */
  output(): string
  exitCode(): number | null
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  ended: Promise<number | null>
}

interface Running {
  files: string
  args: string[]
  env: Record<string, string>
  profile: SystemCalls
}

/**
 * As deploy/compose.yaml runs it: no rights, nothing to write to but /tmp and /data, which are in memory. It is on the
 * network of this machine.
 */
export function runContainer({ files, args, env, profile }: Running): Container {
  const bundle = mkdtempSync(join(tmpdir(), 'galley-container-'))
  const id = `galley-${randomBytes(6).toString('hex')}`
  mkdirSync(join(bundle, 'state'))
  const image = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOST: '0.0.0.0',
    GALLEY_DATA_DIR: '/data/galley',
  }
  writeFileSync(
    join(bundle, 'config.json'),
    JSON.stringify(bundleOf(files, { args, env: { ...image, ...env }, profile })),
  )
  const runc = ['--root', join(bundle, 'state')]
  const child: ChildProcess = spawn('runc', [...runc, 'run', '--bundle', bundle, id], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => {
    spawnSync('runc', [...runc, 'delete', '--force', id])
    rmSync(bundle, { recursive: true, force: true })
    return code as number | null
  })
  return {
    output: () => said,
    exitCode: () => child.exitCode,
    signal(name) {
      // One that has ended is forgotten, and would leave a folder again.
      if (child.exitCode === null) spawnSync('runc', [...runc, 'kill', id, name])
    },
    ended,
  }
}

function bundleOf(files: string, { args, env, profile }: Omit<Running, 'files'>) {
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
  const memory = (destination: string, ...options: string[]) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', ...options],
  })
  return {
    ociVersion: '1.0.0',
    root: { path: files, readonly: true },
    hostname: 'galley',
    process: {
      terminal: false,
      user: { uid: 10_001, gid: 10_001 },
      args: ['tini', '--', '/galley/deploy/image/galley', ...args],
      env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      cwd: '/galley',
      capabilities: none,
      noNewPrivileges: true,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
      memory('/dev', 'mode=755', 'size=65536k'),
      { destination: '/dev/pts', type: 'devpts', source: 'devpts', options: ['nosuid', 'noexec', 'newinstance'] },
      memory('/dev/shm', 'nodev', 'mode=1777', 'size=65536k'),
      memory('/tmp', 'nodev', 'mode=1777'),
      memory('/data', 'nodev', 'mode=0700', 'uid=10001', 'gid=10001'),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/acpi', '/proc/scsi'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
      seccomp: profile,
    },
  }
}
