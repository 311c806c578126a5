// The chart in deploy/helm as Helm renders it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { listProblems as listApiProblems } from '../../apps/api/src/env.ts'
import { listProblems as listWorkerProblems } from '../../apps/worker/src/env.ts'
import { findHelm } from './helm.ts'
import { findFaults, type Manifest } from './manifest-types.ts'

const root = join(import.meta.dirname, '../..')
const helm = findHelm()
const needed = {
  'image.repository': 'registry.example.org/galley',
  existingSecret: 'galley',
  'settings.PUBLIC_URL': 'https://galley.example.org',
}

function run(command: 'lint' | 'template', values: Record<string, string>) {
  const given = Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const at = join(root, 'deploy/helm/galley')
  const args = command === 'lint' ? [command, '--strict', at] : [command, 'shop', at, '--namespace', 'jobs']
  return spawnSync('command' in helm ? helm.command : '', [...args, ...given], { encoding: 'utf8' })
}
function render(values: Record<string, string> = {}): Manifest[] {
  const { status, stdout, stderr } = run('template', { ...needed, ...values })
  if (status !== 0) throw new Error(stderr)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}

interface Container {
  args: string[]
  image: string
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string } } }[]
  envFrom?: unknown[]
  securityContext: unknown
  livenessProbe: { httpGet?: { path: string } }
  readinessProbe: { httpGet?: { path: string } }
  lifecycle?: unknown
  resources: { requests: unknown; limits: { memory: string } }
}
interface Pod {
  containers: Container[]
  securityContext: Record<string, unknown>
  terminationGracePeriodSeconds: number
  enableServiceLinks: boolean
  automountServiceAccountToken: boolean
}
/** Of one kind and one part; their specs are read as the tests need them. */
function specOf<Spec>(manifests: Manifest[], kind: string, part: string): Spec {
  const found = manifests.find(
    (manifest) => manifest.kind === kind && manifest.metadata.labels['app.kubernetes.io/component'] === part,
  )
  if (found === undefined) throw new Error(`no ${kind} of ${part}`)
  return (found as unknown as { spec: Spec }).spec
}
const podOf = (manifests: Manifest[], part: string) =>
  specOf<{ template: { spec: Pod } }>(manifests, 'Deployment', part).template.spec
const parts = ['api', 'worker', 'proxy']

describe.skipIf('lacking' in helm)(`the chart ${'lacking' in helm ? `is not rendered: ${helm.lacking}` : ''}`, () => {
  const variants: [string, Record<string, string>][] = [
    ['as it is', {}],
    [
      'with everything that is off switched on',
      {
        'ingress.enabled': 'true',
        'ingress.host': 'galley.example.org',
        'ingress.className': 'nginx',
        'ingress.tlsSecret': 'tls',
        'ingress.annotations.a': 'b',
        'imagePullSecrets[0].name': 'pull',
        'image.digest': `sha256:${'0'.repeat(64)}`,
        'api.networkPolicy.from[0].namespaceSelector.matchLabels.name': 'ingress',
        'worker.networkPolicy.from[0].namespaceSelector.matchLabels.name': 'monitoring',
        'worker.nodeSelector.disk': 'fast',
        'worker.tolerations[0].key': 'galley',
        'worker.tolerations[0].operator': 'Exists',
        'settings.COMPILE_TIMEOUT_MS': '15000',
      },
    ],
    [
      'with everything that is on switched off',
      {
        'api.autoscaling.enabled': 'false',
        'worker.autoscaling.enabled': 'false',
        'worker.seccompProfile': '{"type": "RuntimeDefault"}',
        'worker.appArmorProfile': 'null',
      },
    ],
  ]
  it.each(variants)('%s is what Kubernetes accepts', (name, values) => {
    // A profile is set as one value, which --set does not take.
    const { 'worker.seccompProfile': _, ...simple } = values
    const manifests = render(
      name.endsWith('off')
        ? {
            ...simple,
            'worker.seccompProfile.type': 'RuntimeDefault',
            'worker.seccompProfile.localhostProfile': 'null',
          }
        : simple,
    )
    expect(manifests.length).toBeGreaterThan(10)
    expect(findFaults(manifests)).toEqual([])
  })
  it('a misspelt field and a wrong value would be found', () => {
    const [first] = render().filter(({ kind }) => kind === 'PodDisruptionBudget')
    const wrong = { ...first, spec: { maxUnavailabel: 1, minAvailable: true } } as unknown as Manifest
    expect(findFaults([wrong]).join('\n')).toMatch(/maxUnavailabel[^]*|minAvailable[^]*/)
    expect(findFaults([{ ...first, spec: { maxUnavailabel: 1 } } as unknown as Manifest]).length).toBe(1)
    expect(findFaults([{ ...first, spec: { minAvailable: true } } as unknown as Manifest]).length).toBeGreaterThan(0)
  })
  it('Helm’s own check finds nothing', () => {
    const { status, stdout } = run('lint', needed)
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')])
  })
  it.each(Object.keys(needed))('without %s it is refused with a sentence', (name) => {
    const { status, stderr } = run('template', { ...needed, [name]: '' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${name}: `)])
  })

  const manifests = 'lacking' in helm ? [] : render()
  it.each(parts)('%s has no rights, a read-only root, a seccomp profile, and limits', (part) => {
    const pod = podOf(manifests, part)
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: expect.any(String) as string },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
    for (const { securityContext, resources } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect([resources.requests, resources.limits.memory]).toEqual([expect.anything(), expect.anything()])
    }
  })
  it.each(parts)('one %s at a time may be taken away on purpose', (part) =>
    expect(specOf<{ maxUnavailable: number }>(manifests, 'PodDisruptionBudget', part).maxUnavailable).toBe(1),
  )
  it('only the API’s environment has secrets, and a worker’s the token alone', () => {
    const [api] = podOf(manifests, 'api').containers
    const [worker] = podOf(manifests, 'worker').containers
    expect(api?.envFrom).toEqual([{ secretRef: { name: 'galley' } }])
    expect(worker?.envFrom).toBeUndefined()
    expect(worker?.env.flatMap(({ valueFrom }) => (valueFrom ? [valueFrom.secretKeyRef.key] : []))).toEqual([
      'WORKER_TOKEN',
    ])
  })
  it('both start with the settings that they get', () => {
    const settings = (part: string) =>
      Object.fromEntries(
        podOf(manifests, part).containers[0]?.env.map(({ name, value }) => [
          name,
          value ?? (name === 'DATABASE_URL' ? 'postgres://galley@postgres/galley' : 'x'.repeat(40)),
        ]) ?? [],
      )
    expect(listApiProblems(settings('api'))).toEqual([])
    expect(listWorkerProblems(settings('worker'))).toEqual([])
  })
  it('the names of services are no settings: GALLEY_API_PORT would stop the start', () => {
    for (const part of parts) expect(podOf(manifests, part).enableServiceLinks).toBe(false)
    expect(listApiProblems({ WORKER_SOCKET: 'x', GALLEY_API_PORT: 'tcp://10.0.0.1:80' })).not.toEqual([])
  })
  it('a worker reaches nothing, and only the proxy reaches it', () => {
    const policy = specOf<{ policyTypes: string[]; egress: unknown[]; ingress: { from: unknown[] }[] }>(
      manifests,
      'NetworkPolicy',
      'worker',
    )
    expect([policy.policyTypes, policy.egress]).toEqual([['Ingress', 'Egress'], []])
    expect(policy.ingress[0]?.from).toEqual([
      { podSelector: { matchLabels: expect.objectContaining({ 'app.kubernetes.io/component': 'proxy' }) as object } },
    ])
  })
  it('a process is restarted by /healthz; a worker gets documents by /readyz', () => {
    for (const part of ['api', 'worker'])
      expect(podOf(manifests, part).containers[0]?.livenessProbe.httpGet?.path).toBe('/healthz')
    expect(podOf(manifests, 'worker').containers[0]?.readinessProbe.httpGet?.path).toBe('/readyz')
  })
  it('has time for what is under way: a worker’s 25 seconds, the API’s DRAIN_MS and ten after five', () => {
    expect(podOf(manifests, 'worker').terminationGracePeriodSeconds).toBeGreaterThan(25)
    const { value } = podOf(manifests, 'api').containers[0]?.env.find(({ name }) => name === 'DRAIN_MS') ?? {}
    expect(Number(value)).toBe(30_000)
    expect(podOf(manifests, 'api').terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + Number(value) / 1000 + 10)
    expect(podOf(manifests, 'api').containers[0]?.lifecycle).toEqual({ preStop: { exec: { command: ['sleep', '5'] } } })
  })
  it('workers are added where documents wait, by the metric that a worker has', () => {
    const { metrics } = specOf<{ metrics: { type: string; pods?: { metric: { name: string } } }[] }>(
      manifests,
      'HorizontalPodAutoscaler',
      'worker',
    )
    const name = metrics.find(({ type }) => type === 'Pods')?.pods?.metric.name ?? ''
    expect(readFileSync(join(root, 'apps/worker/src/metrics.ts'), 'utf8')).toContain(`'${name}'`)
  })
  it('HAProxy runs on the file of bin/cluster, and has a place for every worker', () => {
    const map = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> }
    const trimmed = map.data['haproxy.cfg']?.trim()
    expect(trimmed).toBe(readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').trim())
    const [proxy] = podOf(manifests, 'proxy').containers
    const env = Object.fromEntries(proxy?.env.map(({ name, value }) => [name, value]) ?? [])
    expect(env).toMatchObject({ WORKERS_DNS: 'shop-worker.jobs.svc.cluster.local:4100', WORKERS_MAX: '24' })
    expect(proxy?.image).toMatch(/@sha256:[0-9a-f]{64}$/)
  })
})
