// What the command prints of a folder that is not the corpus: figures without floors, which are the corpus' own.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** One page that says a name, and little more. */
function pdfOf(text: string): string {
  const content = `BT /F 20 Tf 72 740 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')
  return `%PDF-1.5\n${bodies}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`
}

it('measures another folder without holding it to the floors of the corpus', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'galley-import-'))
  try {
    for (const sub of ['pdf', 'truth']) await mkdir(join(folder, sub))
    await writeFile(join(folder, 'pdf', 'maker__one.pdf'), pdfOf('Maya Okafor'))
    const truth = {
      source: { layout: '1 column' },
      name: 'Maya Okafor',
      email: 'maya@okafor.example',
      phone: '',
      location: '',
      links: [],
      experience: [],
      education: [],
      projects: [],
      skills: ['Go'],
      headings: [],
    }
    await writeFile(join(folder, 'truth', 'maker__one.json'), JSON.stringify(truth))
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run.ts'), folder])
    expect(stdout).toMatch(/email.*0\.000/)
    expect(stdout).toContain('1 PDFs')
    expect(stdout).not.toMatch(/\| [01]\.\d\d \|$|under its floor/m)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 30_000)
