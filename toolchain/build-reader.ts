// Bundles the process that reads strangers' PDFs into one file, with pdf.js and its fonts' tables beside it: in the sandbox there is
// nothing else.
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
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
    ssr: join(root, 'apps/worker/src/import/reader-main.ts'),
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

/** A page of words, for a first run: what it compiles is kept, and every later run begins with it. */
const words =
  'BT /F 12 Tf 72 700 Td (Maya Okafor maya@example.org Software Engineer at Northwind Traders 2019 - 2021) Tj ET'
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[4 0 R]>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents 5 0 R>>',
  `<</Length ${words.length}>>stream\n${words}\nendstream`,
]
const page = join(folder, 'page.pdf')
writeFileSync(
  page,
  `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer<</Root 1 0 R/Size 6>>\n%%EOF`,
)
const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs'), page], {
  env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache'), NODE_COMPILE_CACHE_PORTABLE: '1' },
  encoding: 'utf8',
})
if (status !== 0 || !stdout.includes('maya@example.org')) throw new Error(`the reader of PDFs does not read: ${stderr}`)
