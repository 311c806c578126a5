import type { Imported } from '@galley/contract/import'
import { expect, it } from 'vitest'
import { originalOf } from './original.ts'

const found = (source: Imported['source'], more: Partial<Imported> = {}) =>
  ({ source, pdf: null, page_text: [], pages: [{ width: 612, height: 792 }], ...more }) as Imported
const item = { text: 'Zoë', page: 0, x: 1, y: 2, width: 20, size: 10, bold: false, italic: false }
const file = new Blob(['%PDF'])

it('is the PDF itself', async () => {
  for (const source of ['pdf', 'linkedin_pdf'] as const) {
    const original = originalOf(found(source), file)
    expect(original?.kind === 'pdf' && Buffer.from(await original.bytes).toString()).toBe('%PDF')
  }
})
it('is the PDF that LaTeX became', async () => {
  const original = originalOf(found('latex', { pdf: btoa('%PDF-1.5') }), file)
  expect(original?.kind === 'pdf' && Buffer.from(await original.bytes).toString()).toBe('%PDF-1.5')
})
it('is the text of what has no pages', () =>
  expect(originalOf(found('docx', { page_text: [item] }), file)).toMatchObject({ kind: 'text', items: [item] }))
it.each(['json_resume', 'linkedin_export', 'latex'] as const)('is nothing for %s that shows nothing', (source) =>
  expect(originalOf(found(source), file)).toBeNull(),
)
