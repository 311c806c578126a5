// PDFs as pdflatex makes them, drawn inside this machine's sandbox layers.
import { expect, it } from 'vitest'
import { plainRun } from '../compile/testing/runs.ts'
import { doc } from '../compile/testing/tricky.ts'
import { bubblewrap, guardOnly } from '../sandbox/sandbox.ts'
import { drawPage } from './draw-page.ts'

async function pdfOf(preamble: string, body: string) {
  const { pdf, log } = await plainRun(doc(preamble, body))
  if (pdf === null) throw new Error(log)
  return pdf
}
/** Width and height, of the frame header. */
function sizeOf(jpeg: Buffer | null): [number, number] {
  const at = jpeg!.indexOf(Buffer.from([0xff, 0xc0]))
  return [jpeg!.readUInt16BE(at + 7), jpeg!.readUInt16BE(at + 5)]
}
const ofSize = (width: string, height: string) => `\\pdfpagewidth=${width}\\pdfpageheight=${height}`

it.each([
  ['letter', '8.5in', '11in', [347, 448]],
  ['a page across', '297mm', '210mm', [448, 317]],
  // Scaled to a width it would be larger than memory.
  ['a strip', '2in', '190in', [5, 448]],
])('draws %s as a small JPEG', async (_, width, height, size) => {
  expect(sizeOf(await drawPage(await pdfOf(ofSize(width, height), 'x'), bubblewrap()))).toEqual(size)
})

it('draws the first page', async () => {
  const [first, both] = await Promise.all([pdfOf('', 'one'), pdfOf('', 'one\\newpage\\rule{5in}{5in}')])
  const drawn = await Promise.all([first, both].map((pdf) => drawPage(pdf, bubblewrap())))
  expect(drawn[0]!.equals(drawn[1]!)).toBe(true)
})

it('draws behind the inner sandbox layer alone', async () => {
  expect(sizeOf(await drawPage(await pdfOf(ofSize('8.5in', '11in'), 'x'), guardOnly()))).toEqual([347, 448])
})

it('has no picture of what is no PDF', async () => {
  expect(await drawPage(Buffer.from('not a PDF'), bubblewrap())).toBeNull()
})
