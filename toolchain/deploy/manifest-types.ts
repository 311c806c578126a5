// Whether manifests are what Kubernetes accepts, by its published schemas: the values by their validators, the names of
// fields by their types, which, unlike the validators, know every field there is.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import ts from 'typescript'

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels: Record<string, string> }
}

const models: Record<string, new (data: never) => { validate(): void }> = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Service,
}
const root = join(import.meta.dirname, '../..')

/** Of each manifest what does not fit, in sentences. */
export const findFaults = (manifests: readonly Manifest[]): string[] => [
  ...manifests.flatMap(wrongValues),
  ...wrongNames(manifests),
]

function wrongValues(manifest: Manifest): string[] {
  const Model = models[manifest.kind]
  if (Model === undefined) return [`${manifest.kind}: a kind without a schema here`]
  try {
    new Model(manifest as never).validate()
    return []
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** The schemas know no group that is named after its host, but for those of Kubernetes itself. */
const modulePath = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`

function wrongNames(manifests: readonly Manifest[]): string[] {
  const folder = join(root, '.cache/chart')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'manifests.ts')
  const lines = manifests.flatMap((manifest, n) => [
    `import type { I${manifest.kind} as Kind${n} } from '${modulePath(manifest)}'`,
    `export const manifest${n}: Kind${n} = ${JSON.stringify(manifest)}`,
  ])
  writeFileSync(file, lines.join('\n'))
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  })
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
