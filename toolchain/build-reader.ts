// Bundles the process that reads untrusted PDFs into one file, with pdf.js and its fonts' tables beside it: in the
// sandbox there is nothing else.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    ssr: join(root, 'apps/worker/src/import/reader/reader-main.ts'),
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

/**
 * A page, for first readings: what the one below compiles is kept, and every reader reads it once before a file comes.
 */
const lines = [
  ['F 20', 'Maya Okafor'],
  ['G 10', 'Portland, OR | +1 503 555 0147 | maya@example.org | linkedin.com/in/maya'],
  ['F 13', 'EXPERIENCE'],
  ['F 10', 'Software Engineer, Northwind Traders'],
  ['G 10', 'Mar 2021 - Present'],
  ['G 10', '- Built a refund service in Python used by 12 merchants.'],
  ['F 10', 'Junior Developer, Lumen Books'],
  ['G 10', 'Jun 2018 - Feb 2021'],
  ['G 10', '- Maintained a catalogue for 40 libraries.'],
  ['F 13', 'EDUCATION'],
  ['G 10', 'B.S. in Computer Science, Oregon State University, 2014 - 2018'],
  ['F 13', 'SKILLS'],
  ['G 10', 'Languages: Python, Go, SQL'],
]
const words = lines.map(([font, text], index) => `BT /${font} Tf 72 ${720 - 18 * index} Td (${text}) Tj ET`).join('\n')
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[4 0 R]>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R/G 6 0 R>>>>/Contents 5 0 R>>',
  `<</Length ${words.length}>>stream\n${words}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]
const page = join(folder, 'page.pdf')
writeFileSync(
  page,
  `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer<</Root 1 0 R/Size 7>>\n%%EOF`,
)
const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs'), '0'], {
  env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache'), NODE_COMPILE_CACHE_PORTABLE: '1' },
  encoding: 'utf8',
  input: `any\n${readFileSync(page, 'latin1')}`,
})
if (status !== 0 || !stdout.includes('maya@example.org')) throw new Error(`the reader of PDFs does not read: ${stderr}`)
