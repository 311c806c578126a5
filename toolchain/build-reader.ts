// Bundles the process that reads strangers' PDFs into one file, with pdf.js and its fonts' tables beside it: in the sandbox there is
// nothing else.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/pdf-reader')
const pdfjs = join(root, 'node_modules/pdfjs-dist')

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'apps/worker/src/extract/extract-main.ts'),
    outDir: `${folder}.new`,
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
})
for (const name of ['standard_fonts', 'cmaps'])
  cpSync(join(pdfjs, name), join(`${folder}.new`, name), { recursive: true })
rmSync(folder, { recursive: true, force: true })
cpSync(`${folder}.new`, folder, { recursive: true })
rmSync(`${folder}.new`, { recursive: true, force: true })
