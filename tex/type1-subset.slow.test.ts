// Fonts that are cut to some of their glyphs set these exactly as the whole font does; a font that is not understood is
// left whole.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutFont, UnknownFont } from './type1-subset.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-fonts-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const find = (name: string) => execFileSync('kpsewhich', [name], { encoding: 'utf8' }).trim()
const glyphsOf = (encoding: string) =>
  [
    ...readFileSync(find(encoding), 'latin1')
      .replaceAll(/%.*$/gm, '')
      .matchAll(/\/([\w.]+)/g),
  ].map(([, name]) => name!)

/** The pixels of every character of a font's encoding, each beside its neighbours and large enough to see its hints. */
function draw({ tfm, font, encoding }: { tfm: string; font: string; encoding: string }): string {
  writeFileSync(
    join(folder, 'all.tex'),
    `\\pdfmapline{=${tfm} Font "enc ReEncodeFont" <${encoding} <${font}}\\font\\x=${tfm} \\font\\y=${tfm} at 30pt
\\hsize=16cm \\raggedright \\count1=0 \\loop{\\x\\char\\count1}{\\y\\char\\count1} \\advance\\count1 by1 \\ifnum\\count1<256 \\repeat\\bye\n`,
  )
  const options = { cwd: folder, stdio: 'ignore' as const }
  execFileSync('pdftex', ['-interaction=batchmode', '-output-format=pdf', 'all.tex'], options)
  execFileSync('pdftoppm', ['-r', '150', 'all.pdf', 'all'], options)
  const pages = execFileSync('sh', ['-c', 'cat all-*.ppm; rm all-*.ppm all.pdf'], { cwd: folder, maxBuffer: 1 << 28 })
  return `${pages.length} ${createHash('sha256').update(pages).digest('hex')}`
}

const fonts = ['lmr10', 'lmbx10', 'lmri10', 'lmss10', 'lmtt10', 'qtmr', 'qhvb', 'qplri', 'qagr', 'qbkb', 'qcsr', 'qcrr']
describe('a cut font', () => {
  it.each(fonts)('sets what it keeps like the whole one: %s', (name) => {
    const [tfm, encoding] = [`ec-${name}`, name.startsWith('lm') ? 'lm-ec.enc' : 'q-ec.enc']
    const whole = readFileSync(find(`${name}.pfb`))
    const cut = cutFont(whole, new Set(glyphsOf(encoding)))
    expect(cut.length).toBeLessThan(whole.length * 0.9)
    writeFileSync(join(folder, 'cut.pfb'), cut)
    expect(draw({ tfm, encoding, font: 'cut.pfb' })).toBe(draw({ tfm, encoding, font: `${name}.pfb` }))
  })

  it.each(fonts)('sets the same outlines without hints, and without subroutines: %s', (name) => {
    const [tfm, encoding] = [`ec-${name}`, name.startsWith('lm') ? 'lm-ec.enc' : 'q-ec.enc']
    const whole = readFileSync(find(`${name}.pfb`))
    const glyphs = new Set(glyphsOf(encoding))
    const pictured = (keepsSubrs: boolean) => {
      const cut = cutFont(whole, glyphs, { keepsHints: false, keepsSubrs })
      writeFileSync(join(folder, 'cut.pfb'), cut)
      if (keepsSubrs) expect(cut.length).toBeLessThan(cutFont(whole, glyphs).length)
      return draw({ tfm, encoding, font: 'cut.pfb' })
    }
    const plain = draw({ tfm, encoding, font: `${name}.pfb` })
    expect([pictured(true), pictured(false)]).toEqual([plain, plain])
  })

  it('lacks what it does not keep, so that the pictures tell', () => {
    const whole = readFileSync(find('lmr10.pfb'))
    writeFileSync(
      join(folder, 'cut.pfb'),
      cutFont(whole, new Set(glyphsOf('lm-ec.enc').filter((name) => name !== 'A'))),
    )
    const given = { tfm: 'ec-lmr10', encoding: 'lm-ec.enc' }
    expect(draw({ ...given, font: 'cut.pfb' })).not.toBe(draw({ ...given, font: 'lmr10.pfb' }))
  })

  it('can be cut again, and is then the same', () => {
    const glyphs = new Set(glyphsOf('lm-ec.enc'))
    const once = cutFont(readFileSync(find('lmr10.pfb')), glyphs)
    expect(cutFont(once, glyphs).equals(once)).toBe(true)
  })
})

describe('a font that is not understood', () => {
  const whole = () => Buffer.from(readFileSync(find('lmr10.pfb')))
  it.each<[string, () => Buffer]>([
    ['is no font', () => Buffer.from('%!PS-AdobeFont in plain text')],
    ['is empty', () => Buffer.alloc(0)],
    ['is cut short', () => whole().subarray(0, 40_000)],
    ['has other bytes in its middle', () => whole().fill(0x55, 30_000, 60_000)],
    // Accented letters made of a letter and an accent.
    ['has glyphs made of glyphs', () => readFileSync(find('putr8a.pfb'))],
  ])('is refused: it %s', (_title, font) =>
    expect(() => cutFont(font(), new Set(['A', 'Aacute', 'adieresis']))).toThrow(UnknownFont),
  )
})
