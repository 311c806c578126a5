// The Word file that an export makes, opened by the import: each field of the sample resumes comes back.
import { exportResume } from '@galley/export/export-resume'
import { fromStyledLines } from '@galley/import/formats/styled-text/from-styled-lines'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { expect, it } from 'vitest'
import { isPartOfDocx, linesOfDocx } from './docx/docx.ts'
import { unpack } from './recognise/unpack.ts'

async function readBack(latex: string) {
  const made = await exportResume({ latex, format: 'docx' })
  if (made.kind !== 'made') throw new Error(made.kind)
  const zip = unpack(made.bytes, isPartOfDocx)
  if (zip.kind !== 'unpacked') throw new Error(zip.kind)
  const { lines, hidden } = linesOfDocx(zip.files)
  expect(hidden).toEqual([])
  return fromStyledLines(lines, { keepsSkillGroups: true }).reading
}

/** Texts by the section and the name of their field; addresses without their scheme. */
function fieldsOf(data: object): [field: string, text: string][] {
  return Object.entries(data).flatMap(([section, value]) => leaves(value, section))
}
function leaves(value: unknown, field: string): [string, string][] {
  if (typeof value !== 'object' || value === null) {
    const text = String(value).replace(/^https?:\/\//, '')
    return text === '' || text === 'false' ? [] : [[field, text]]
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${field}.${index}`))
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : leaves(inner, `${field}.${name}`)))
}

it.each(templates)('the sample of $id comes back, every field', async ({ id }) => {
  const { data, unread } = await readBack(sampleLatex(id))
  expect(unread).toEqual([])
  expect(Object.fromEntries(fieldsOf(data))).toEqual(Object.fromEntries(fieldsOf(sampleResume(id))))
})

/** Of all samples: how many texts each kind of field has, all of them read back as they were. */
it('reads each kind of field back', async () => {
  const figures = new Map<string, [right: number, all: number]>()
  for (const { id } of templates) {
    const read = new Map(fieldsOf((await readBack(sampleLatex(id))).data))
    for (const [path, text] of fieldsOf(sampleResume(id))) {
      const field = path.replace(/\.\d+/g, '')
      const [right, all] = figures.get(field) ?? [0, 0]
      figures.set(field, [right + (read.get(path) === text ? 1 : 0), all + 1])
    }
  }
  expect(figures.size).toBeGreaterThan(40)
  expect([...figures].filter(([, [right, all]]) => right < all)).toEqual([])
})
