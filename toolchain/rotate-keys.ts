// bin/rotate-keys: asks for another key that signs sessions.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env['GALLEY_DATA_DIR'] || join(process.cwd(), 'data')
if (!existsSync(folder)) {
  process.stderr.write(`There is no data folder ${folder}. Set GALLEY_DATA_DIR as for bin/start.\n`)
  process.exit(1)
}
writeFileSync(join(folder, 'rotate-keys'), '', { mode: 0o600 })
process.stdout.write(
  'Another key signs sessions within a minute, or from the next start on. Nobody is signed out: tokens of the old key are good until they expire.\n',
)
