import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { findTemplate } from '@galley/resume/templates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFarFromBase, packText, unpackText } from './version-text.ts'

const text = renderResume(sampleResume('classic'), findTemplate('classic')!)

describe('the stored text of a version', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.constantFrom('é', '漢字', '😀', '\r\n', '\n', '\\item ', 'a', ' '), { maxLength: 200 })
      .map((a) => a.join('')),
  )
  it('is read as it was, with a base and without, unicode and CRLF included', () => {
    fc.assert(
      fc.property(anyText, fc.option(anyText), (one, base) => {
        expect(unpackText(packText(one, base), base)).toBe(one)
      }),
    )
  })

  it.each([
    ['longer than the dictionary reaches', 'x y z 漢\r\n'.repeat(20_000)],
    ['empty', ''],
    ['as large as a text may be', 'ü'.repeat(262_144)],
  ])('is read as it was: %s', (_title, one) => {
    expect(unpackText(packText(one, text), text)).toBe(one)
    expect(unpackText(packText(text, one), one)).toBe(text)
  })

  it('takes a tenth of its size where a few words differ', () => {
    const edited = text.replace('\\begin{document}', '\\begin{document}\n% a few new words').replaceAll('20', '21')
    expect(packText(edited, text).byteLength).toBeLessThan(packText(edited, null).byteLength / 10)
    expect(isFarFromBase(packText(edited, text), edited)).toBe(false)
  })

  it('is a base of its own where most of it differs', () => {
    const other = renderResume(sampleResume('academic'), findTemplate('academic')!)
    expect(isFarFromBase(packText(other, text), other)).toBe(true)
  })
})
