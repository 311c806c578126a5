// The image of deploy/Dockerfile, built from a clean Debian and run as a container without rights: it serves, and its
// worker compiles behind the layers that the runtime allows, or not at all. It takes some minutes.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sampleLatex } from '@galley/resume/sample-resume'
import type { Session } from '@galley/contract/accounts'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { startPrivatePostgres } from '../private-postgres.ts'
import { buildImage, runContainer, runtimeProfile, shippedProfile, whyNoImage } from './container.ts'
import type { Container, Image, SystemCalls } from './container.ts'
import { filterOf } from './unit-filter.ts'

const lacking = whyNoImage()
const token = 'a token of thirty-two characters'.replaceAll(' ', '-')
let image: Image
const containers: Container[] = []

async function start(args: string[], env: Record<string, string>, profile = shippedProfile()): Promise<Container> {
  const container = runContainer({ files: image.files, args, env, profile })
  containers.push(container)
  return container
}

async function startWorker(profile: SystemCalls) {
  const port = await freePort()
  const worker = await start(['worker'], { WORKER_LISTEN: `127.0.0.1:${port}`, WORKER_TOKEN: token }, profile)
  const url = `http://127.0.0.1:${port}`
  await respondsWith(`${url}/healthz`, 200, worker)
  return { worker, url }
}

async function respondsWith(url: string, status: number, container: Container): Promise<void> {
  const until = performance.now() + 60_000
  for (;;) {
    const found = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (found === status) return
    if (container.exitCode() !== null || performance.now() > until)
      throw new Error(`${url} is ${found}, not ${status}: ${container.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Someone registers, creates a resume and downloads its page. */
async function compilesForNewUser(url: string): Promise<void> {
  const ask = async (path: string, body: object, session?: Session) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session && { authorization: `Bearer ${session.access_token}` }),
      },
      body: JSON.stringify(body),
    })
  const account = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
  const session = (await (await ask('/api/auth/register', account)).json()) as Session
  const { id } = (await (await ask('/api/resumes/', { resume_data: {} }, session)).json()) as Resume
  const wish = { latex_content: sampleLatex('classic'), resume_id: id, purpose: 'download' }
  const compiled = await ask('/api/latex/compile', wish, session)
  expect(
    Buffer.from(await compiled.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}

/** Of the packages in a folder of npm. */
const namesIn = (folder: string, scope = ''): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? namesIn(join(folder, name), `${name}/`) : [`${scope}${name}`]))

/** What a worker says of its sandbox. */
const readiness = async (url: string) =>
  (await (await fetch(`${url}/readyz`)).json()) as {
    sandbox: { kind: string; layers: { bubblewrap: { holds: boolean }; guard: { holds: boolean } } }
  }

describe.skipIf(lacking)(`the image ${lacking === null ? '' : `is not built here: ${lacking}`}`, () => {
  beforeAll(() => {
    image = buildImage()
    // What it downloads has taken most of that on a slow network.
  }, 1_800_000)
  afterAll(async () => {
    for (const container of containers) container.signal('SIGKILL')
    await Promise.all(containers.map(({ ended }) => ended))
    image?.remove()
  })
  const inImage = (path: string) => readFileSync(join(image.files, path), 'utf8')

  it('lists what it has: npm’s packages, Debian’s, Node', () => {
    const { components } = JSON.parse(inImage('galley/sbom/npm.cdx.json')) as { components: { purl: string }[] }
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@.*$/, '$1')))
    const installed = namesIn(join(image.files, 'galley/node_modules'))
    expect(installed).toEqual(expect.arrayContaining(['fastify', 'pg', '@galley/api']))
    expect(installed.filter((name) => !listed.has(name))).toEqual([])
    const debian = inImage('galley/sbom/debian.tsv')
    for (const name of ['texlive-latex-base', 'bubblewrap', 'qpdf', 'tini'])
      expect(debian).toMatch(new RegExp(`^${name}\t\\d`, 'm'))
    expect(inImage('galley/sbom/node.txt').trim()).toBe(process.version)
  })
  it('has nothing that only a build needs, and no settings of this machine', () => {
    expect(inImage('galley/sbom/debian.tsv')).not.toMatch(/^(gcc|npm|nodejs)\t/m)
    for (const name of [
      '.git',
      '.env',
      // One file of settings that is in the repository: the others go the same way.
      'deploy/api.env',
      'data',
      'node_modules/vitest',
      'node_modules/typescript',
      'toolchain/node_modules',
    ])
      expect([name, existsSync(join(image.files, 'galley', name))]).toEqual([name, false])
  })

  it('serves all of the product from one container, which ends in order', async () => {
    const port = String(await freePort())
    const all = await start([], { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'warn' })
    const url = `http://127.0.0.1:${port}`
    await respondsWith(`${url}/healthz`, 200, all)
    await respondsWith(`${url}/readyz`, 200, all)
    expect(await (await fetch(url)).text()).toContain('Galley')
    await compilesForNewUser(url)
    all.signal('SIGTERM')
    expect(await all.ended).toBe(0)
  })

  it('the API and a worker, each in a container of its own, work together on a Postgres', async () => {
    const postgres = await startPrivatePostgres()
    try {
      const { worker, url: workerUrl } = await startWorker(shippedProfile())
      await respondsWith(`${workerUrl}/readyz`, 200, worker)
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const env = { DATABASE_URL: postgres.url, SECRETS_KEY: token, WORKER_URL: workerUrl, WORKER_TOKEN: token }
      const api = await start(['api'], { ...env, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url }, runtimeProfile)
      await respondsWith(`${url}/readyz`, 200, api)
      await compilesForNewUser(url)
      const operator = await start(['operator', 'grant', 'maya@example.org'], env, runtimeProfile)
      expect([await operator.ended, operator.output()]).toEqual([0, expect.stringContaining('maya@example.org')])
      api.signal('SIGTERM')
      expect(await api.ended).toBe(0)
    } finally {
      await postgres.stop()
    }
  })

  it('a worker with the shipped profile has both layers of the sandbox, and ends in order', async () => {
    const { worker, url } = await startWorker(shippedProfile())
    await respondsWith(`${url}/readyz`, 200, worker)
    expect((await readiness(url)).sandbox).toEqual({
      kind: 'bubblewrap',
      layers: { bubblewrap: { holds: true }, guard: { holds: true } },
    })
    worker.signal('SIGTERM')
    expect(await worker.ended).toBe(0)
  })
  it('with the profile of a runtime, which refuses user namespaces, the inner layer holds alone', async () => {
    const { worker, url } = await startWorker(runtimeProfile)
    await respondsWith(`${url}/readyz`, 200, worker)
    const { kind, layers } = (await readiness(url)).sandbox
    expect([kind, layers.bubblewrap.holds, layers.guard.holds]).toEqual(['guard', false, true])
    await expect.poll(() => worker.output(), { timeout: 10_000 }).toContain('one of two sandbox layers is missing')
  })
  it('the system calls that galley.service leaves its worker are enough for both layers', async () => {
    const { worker, url } = await startWorker(filterOf('galley.service'))
    await respondsWith(`${url}/readyz`, 200, worker)
    expect((await readiness(url)).sandbox.layers).toEqual({ bubblewrap: { holds: true }, guard: { holds: true } })
  })
  it('where neither layer holds, it is never ready and compiles nothing', async () => {
    const noLandlock = { names: ['landlock_create_ruleset'], action: 'SCMP_ACT_ERRNO', errnoRet: 38 }
    const { worker, url } = await startWorker({ ...runtimeProfile, syscalls: [...runtimeProfile.syscalls, noLandlock] })
    await respondsWith(`${url}/readyz`, 503, worker)
    await expect.poll(() => worker.output(), { timeout: 10_000 }).toContain('nothing will be compiled')
  })
})
