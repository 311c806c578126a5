// Invisible text of a page enters no field and is reported; visible text, however it is set, is read. PDFs written by
// hand.
import { importResume } from '@galley/import/pdf/import-resume'
import { describe, expect, it } from 'vitest'
import { readItems } from './read-items.ts'

const name = 'BT /F 24 Tf 72 740 Td (Maya Okafor) Tj ET'
const trick = 'kubernetes terraform'
const shown = (before: string, after = '') => `${name} ${before} BT /F 12 Tf 72 600 Td (${trick}) Tj ET ${after}`

/** Helvetica's widths of the letters of the trick, in thousandths. */
const widths: Readonly<Record<string, number>> = { k: 500, r: 333, t: 278, f: 278, m: 833, s: 500, ' ': 278 }

/** A leaf for each letter, in one path, where the letter stands. */
function drawnLetters(text: string, y = 600, hasHoles = false): string {
  let x = 72
  const leaves = Array.from(text, (letter) => {
    const width = (12 * (widths[letter] ?? 556)) / 1000
    const [left, right] = [x + 0.5, x + width - 0.5]
    x += width
    const leaf = (by: number) =>
      `${left + by} ${y + by} m ${left + by} ${y + 9 - by} ${right - by} ${y + 9 - by} ${right - by} ${y + by} c h`
    return letter === ' ' ? '' : `${leaf(0)} ${hasHoles ? leaf(0.5) : ''}`
  })
  return `${leaves.join(' ')} f`
}

/**
 * Resources: a font, states (Clear, Half, Multiply), a picture, a form whose box leaves nothing, a layer that is off.
 */
function pdfOf(content: string, page = ''): Uint8Array {
  const stream = (dictionary: string, text: string) =>
    `<<${dictionary}/Length ${text.length}>>stream\n${text}\nendstream`
  const resources =
    '<</Font<</F 3 0 R>>/ExtGState<</Clear<</ca 0>>/Full<</ca 1>>/Half<</ca .5>>/Multiply<</BM/Multiply>>>>/XObject<</Picture 6 0 R/Form 7 0 R>>/Properties<</Layer 8 0 R>>>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[8 0 R]/D<</OFF[8 0 R]>>>>>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${page}/Resources ${resources}/Contents 5 0 R>>`,
    stream('', content),
    stream('/Type/XObject/Subtype/Image/Width 40/Height 40/ColorSpace/DeviceGray/BitsPerComponent 8', '0'),
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 0 0]/Resources<</Font<</F 3 0 R>>>>',
      `BT /F 12 Tf 72 600 Td (${trick}) Tj ET`,
    ),
    '<</Type/OCG/Name(Layer)>>',
  ]
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.5\n${bodies}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`)
}

async function read(content: string, page?: string) {
  const answer = await readItems(pdfOf(content, page))
  if (answer.kind === 'refused') throw new Error(answer.why)
  const { data, unread } = importResume(answer.text)
  const hidden = unread.filter(({ reason }) => reason === 'hidden').map(({ text }) => text)
  const words = answer.text.items.filter(({ isHidden }) => !isHidden).map(({ text }) => text)
  return { hidden, seen: words.join(' '), data: JSON.stringify(data), items: answer.text.items }
}

describe('hidden', () => {
  it.each([
    ['white on white', shown('1 g')],
    ['nearly white on white', shown('.92 g')],
    ['white on a white band over a dark one', shown('0 g 0 580 612 40 re f 1 g 60 590 400 30 re f')],
    ['dark on a dark band', shown('.1 .1 .2 rg 0 580 612 40 re f .12 .1 .2 rg')],
    ['white in half a tone', shown('/Half gs 1 g')],
    ['invisible by its mode', shown('3 Tr')],
    ['a line of white around nothing', shown('1 Tr 1 G')],
    ['transparent', shown('/Clear gs')],
    ['one point high', `${name} BT /F 1 Tf 72 600 Td (${trick}) Tj ET`],
    ['one point high by its matrix', `${name} q .1 0 0 .1 0 0 cm BT /F 10 Tf 720 6000 Td (${trick}) Tj ET Q`],
    ['pressed together', `${name} BT /F 12 Tf 2 Tz 72 600 Td (${trick}) Tj ET`],
    ['beside the page', `${name} BT /F 12 Tf 700 600 Td (${trick}) Tj ET`],
    ['under the page', `${name} BT /F 12 Tf 72 -60 Td (${trick}) Tj ET`],
    ['clipped away', shown('q 300 100 50 50 re W n', 'Q')],
    ['clipped to nothing', shown('q 72 600 0 0 re W n', 'Q')],
    ['in a form without room', `${name} /Form Do`],
    ['on a layer that is off', shown('/OC /Layer BDC', 'EMC')],
    ['painted over', shown('', '1 g 0 590 612 30 re f')],
  ])('%s', async (_what, content) => {
    const { hidden, seen, data } = await read(content)
    expect(hidden.join(' ').replace(/ /g, '')).toBe('kubernetesterraform')
    expect(seen).toContain('Maya Okafor')
    expect(`${seen} ${data}`).not.toContain('kubernetes')
  })

  it.each([
    ['a drawing of other letters', drawnLetters('cube')],
    ['a drawing elsewhere', drawnLetters(trick, 400)],
    ['drawings in the colour of the page', `1 g ${drawnLetters(trick)}`],
    ['transparent drawings', `/Clear gs ${drawnLetters(trick)}`],
    ['one drawing behind all of them', `0 g 72 598 m 72 612 l 190 612 l 192 598 l f`],
  ])('transparent over %s', async (_what, drawing) => {
    const { hidden, data } = await read(`${name} ${drawing} /Clear gs BT /F 12 Tf 72 600 Td (${trick}) Tj ET`)
    expect(hidden.join(' ').replace(/ /g, '')).toBe('kubernetesterraform')
    expect(data).not.toContain('kubernetes')
  })

  const dots = Array.from(trick, (_, at) => `${75 + 5.5 * at} 597 1 1 re`).join(' ')
  const bars = Array.from(trick, (_, at) => `${73 + 5.5 * at} 606 m ${73 + 5.5 * at} 612 l ${77 + 5.5 * at} 612 l h`)
  const word = 'BT /F 12 Tf 72 600 Td'
  it.each([
    ['dots', `${dots} f`],
    ['drawings that do not stand on the base line', `${bars.join(' ')} f`],
    ['drawings under a picture', `${drawnLetters(trick)} q 612 0 0 792 0 0 cm /Picture Do Q`],
    ['drawings under a white band', `${drawnLetters(trick)} 1 g 0 590 612 30 re f 0 g`],
    ['drawings under what is seen', `${drawnLetters(trick)} BT /F 12 Tf 300 500 Td (Go) Tj ET`],
    ['drawings whose ends are white on white', `0 g 110 590 40 30 re f 1 g ${drawnLetters(trick)} 0 g`],
    ['drawings that served another text', `${drawnLetters(trick)} /Clear gs ${word} (kbuernetes terraform) Tj ET`],
    ['holes of drawn letters', `${drawnLetters(trick, 600, true)} /Clear gs ${word} (kbuernetes terraform) Tj ET`],
  ])('transparent over %s', async (_what, drawing) => {
    const { hidden, data } = await read(`${name} ${drawing} /Clear gs ${word} (${trick}) Tj ET`)
    expect(hidden.join(' ').replace(/ /g, '')).toBe('kubernetesterraform')
    expect(data).not.toContain('kubernetes t')
  })

  it('outside what is cut out of the sheet', async () => {
    const { hidden, seen } = await read(shown(''), '/CropBox[0 650 612 792]')
    expect([hidden, seen]).toEqual([[trick], expect.not.stringContaining('kubernetes')])
  })
  it('a part of a line', async () => {
    const { hidden, seen } = await read(
      `${name} BT /F 12 Tf 72 600 Td (Python and ) Tj 1 g (Rust ) Tj 0 g (and Go) Tj ET`,
    )
    expect(hidden).toEqual(['Rust'])
    expect(seen.replaceAll(/ +/g, ' ')).toContain('Python and and Go')
  })
})

describe('seen', () => {
  it.each([
    ['black on white', shown('')],
    ['grey small print', `${name} .6 g BT /F 6 Tf 72 600 Td (${trick}) Tj ET`],
    ['pale grey of designers', shown('.8 g')],
    ['white on a dark band', shown('.1 .2 .4 rg 0 580 612 40 re f 1 g')],
    [
      'white on a band with round corners',
      shown('.1 .2 .4 rg 40 580 m 560 580 l 580 580 580 620 560 620 c 40 620 l 20 620 20 580 40 580 c f 1 g'),
    ],
    ['white on a thick dark line', shown('40 w 0 .3 0 RG 0 600 m 612 600 l S 1 g')],
    ['white on a dark band in a tone', shown('q /Half gs 0 g 0 580 612 40 re f Q 1 g')],
    ['white on a picture', shown('q 612 0 0 100 0 560 cm /Picture Do Q 1 g')],
    [
      'white on a gradient of strips',
      shown(`${Array.from({ length: 40 }, (_, row) => `.${10 + row} g 0 ${580 + row} 612 1.1 re f`).join(' ')} 1 g`),
    ],
    ['struck through', shown('', '.5 w 60 603 m 300 603 l S')],
    ['red on green of one brightness', shown('0 .5 0 rg 0 580 612 40 re f .87 0 0 rg')],
    [
      'with a halo',
      `${name} 1 Tr 1 G 6 w BT /F 12 Tf 72 600 Td (${trick}) Tj ET 0 Tr BT /F 12 Tf 72 600 Td (${trick}) Tj ET`,
    ],
    ['under a marker pen', shown('', '/Multiply gs 1 1 0 rg 0 590 612 30 re f')],
    ['partly beyond its clip', shown('q 60 590 100 40 re W n', 'Q')],
    ['in a font that is turned', `${name} BT /F -12 Tf -1 0 0 -1 72 600 Tm (${trick}) Tj ET`],
  ])('%s', async (_what, content) => {
    const { hidden, seen } = await read(content)
    expect(hidden).toEqual([])
    expect(seen).toContain(trick)
  })

  it('an invisible text over a scanned page', async () => {
    const { hidden, seen } = await read(`q 612 0 0 792 0 0 cm /Picture Do Q 3 Tr ${shown('')}`)
    expect([hidden, seen]).toEqual([[], expect.stringContaining(trick)])
  })
  it('transparent over drawings of its letters, and then it is bold', async () => {
    const { hidden, items } = await read(
      `${name} ${drawnLetters(trick)} /Clear gs BT /F 12 Tf 72 600 Td (${trick}) Tj ET`,
    )
    expect(hidden).toEqual([])
    expect(items.filter(({ bold }) => bold).map(({ text }) => text)).toEqual([trick])
  })
  it('transparent over drawings of its letters with holes, dots and tails, piece by piece', async () => {
    const box = (left: number, low: number, high: number) =>
      `${left} ${low} m ${left} ${high} l ${left + 2} ${high} l ${left + 2} ${low} l h`
    const path = [box(73, 600, 609), box(73.5, 601, 608), box(78, 607, 608.5), box(78, 600, 606), box(81.5, 596, 606)]
    const { hidden, items } = await read(
      `${name} ${path.join(' ')} f /Clear gs BT /F 12 Tf 72 600 Td (b) Tj (i) Tj ( ) Tj -6.67 0 Td (  j) Tj ET`,
    )
    expect([hidden, items.filter(({ bold }) => bold).map(({ text }) => text.trim())]).toEqual([[], expect.anything()])
    expect(items.filter(({ bold }) => bold).length).toBeGreaterThan(0)
  })
  it('a small sheet', async () => {
    const small = `q .25 0 0 .25 0 0 cm ${shown('')} Q`
    expect((await read(small, '/CropBox[0 0 153 198]')).hidden).toEqual([])
  })
})

describe('bullets that are drawn', () => {
  const round = (x: number, y: number) =>
    `${x} ${y} m ${x} ${y + 1.6} ${x + 2.4} ${y + 1.6} ${x + 2.4} ${y} c ${x + 2.4} ${y - 1.6} ${x} ${y - 1.6} ${x} ${y} c f`
  const line = (text: string, y: number) => `BT /F 12 Tf 84 ${y} Td (${text}) Tj ET`
  it('are signs before their lines', async () => {
    const { seen } = await read(
      `${name} ${round(75, 604)} ${line('Built it', 600)} 75 583 3 3 re f ${line('Kept it', 580)}`,
    )
    expect(seen.replaceAll(/ +/g, ' ')).toContain('• Built it')
    expect(seen.replaceAll(/ +/g, ' ')).toContain('• Kept it')
  })
  it.each([
    ['beside each other', `${round(60, 604)} ${round(67, 604)} ${round(75, 604)}`],
    ['far away', round(20, 604)],
    ['under the line', round(75, 590)],
    ['a square that is no dot', '60 595 20 20 re f'],
  ])('are none: %s', async (_what, dots) => {
    expect((await read(`${name} ${dots} ${line('Built it', 600)}`)).seen).not.toContain('•')
  })
})
