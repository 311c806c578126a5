// The web app, built, and each file that is worth it beside a compressed copy, which the API serves to browsers that
// take it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '../apps/web')
const compressible = /\.(wasm|js|mjs|css|svg|json|webmanifest)$/
/** A smaller file travels in one packet, whatever is done to it. */
const worthwhileBytes = 1400

await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
for (const name of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name)) continue
  const path = join(root, 'dist', name)
  const bytes = readFileSync(path)
  if (bytes.length < worthwhileBytes) continue
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
