// The quick look at a PDF: what it calls inert is so. Here on PDFs as pdfTeX writes them, made by hand; on its own in
// inert-pdf.tex.test.ts.
import fc from 'fast-check'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isPlainlyInert } from './inert-pdf.ts'

/** A PDF of these objects, and its trailer. */
const pdf = (objects: string[], trailer = '') =>
  Buffer.from(
    `%PDF-1.5\n%\xd0\xd4\xc5\xd8\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}` +
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
const link = (action: string) => pdf([`<< /Type /Annot /Subtype /Link /A ${action} >>`])
const stream = (dictionary: string, bytes: string) =>
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
/** A stream that holds these objects. */
function packed(objects: string[], { isDeflated = true, first = 0 } = {}): string {
  const list = objects
    .map((_, index) => `${index + 10} ${objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)}`)
    .join(' ')
  const text = `${list} ${objects.join(' ')}`
  const bytes = isDeflated ? deflateSync(Buffer.from(text, 'latin1')).toString('latin1') : text
  const filter = isDeflated ? '/Filter /FlateDecode' : ''
  return stream(`/Type /ObjStm /N ${objects.length} /First ${first || list.length + 1} ${filter}`, bytes)
}

describe('is plainly inert', () => {
  it.each<[string, Buffer]>([
    ['a page', pdf(['<< /Type /Catalog /Pages 2 0 R >>', stream('', 'BT (JavaScript /JS) Tj ET')])],
    ['a web link', link('<< /S /URI /URI (https://example.org/a?b=c) >>')],
    ['a mail link', link('<< /Type /Action /S /URI /URI (mailto:a@b.org) >>')],
    ['a phone link', link('<</S/URI/URI(tel:+4930123)>>')],
    ['a jump inside', link('<< /S /GoTo /D (section.1) >>')],
    ['bookmarks', pdf(['<< /Title (a) /Next 2 0 R >>', '<< /Title (b) /Prev 1 0 R >>'])],
    ['numbers of pages', pdf(['<< /PageLabels << /Nums [0 << /S /r >> 2 << /S /D /P (A-) >>] >> >>'])],
    ['a group of see-through things', pdf(['<< /Group << /S /Transparency /I true >> >>'])],
    ['a text that speaks of scripts', pdf(['<< /Title (app.alert \\(1\\) /JS /JavaScript << /S /Launch >>) >>'])],
    ['a list of glyphs that ends like a key', pdf(['<< /Differences [ 83 /S ] /Count 1 >>'])],
    ['all that, packed', pdf([packed(['<< /A << /S /URI /URI (http://a.b) >> >>', '[1 2 /S]', '(x)'])])],
    ['the same, not deflated', pdf([packed(['<< /Title (a) >>', '<< /Title (b) >>'], { isDeflated: false })])],
  ])('%s', (_title, bytes) => expect(isPlainlyInert(bytes)).toBe(true))
})

const active = [
  '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  '<< /S /Launch /F (cmd.exe) >>',
  '<< /S /SubmitForm /F (http://a.b) >>',
  '<< /S /GoToR /F (a.pdf) >>',
  '<< /S /Named /N /Print >>',
  '<< /S /D >>',
  '<< /S /URI /URI (javascript:alert\\(1\\)) >>',
  '<< /S /URI /URI ( JAVASCRIPT:alert\\(1\\)) >>',
  '<< /S /URI /URI (file:///etc/passwd) >>',
  '<< /S /URI /URI (../a) >>',
  '<< /S /URI /URI <6a6176617363726970743a61> >>',
  '<< /S /URI /URI (\\152avascript:1) >>',
  '<< /S /URI /URI 5 0 R >>',
  '<< /S 5 0 R >>',
  '<< /S /J#61vaScript >>',
  '<< /#53 /JavaScript >>',
  '<< /S /GoTo /S /Launch >>',
  '<< /S /URI /URI (http://a.b) /Next << /S /Launch >> >>',
]

describe('is not called inert', () => {
  it.each(active)('an action %s', (action) => {
    expect(isPlainlyInert(link(action))).toBe(false)
    expect(isPlainlyInert(pdf([`<< /OpenAction ${action} >>`]))).toBe(false)
    expect(isPlainlyInert(pdf([packed([`<< /A ${action} >>`])]))).toBe(false)
    expect(isPlainlyInert(pdf([packed(['<< /Title (a) >>', `<< /A ${action} >>`], { isDeflated: false })]))).toBe(false)
  })

  it.each<[string, Buffer]>([
    ['named scripts', pdf(['<< /Names << /JavaScript 2 0 R >> >>'])],
    ['an action of a page', pdf(['<< /Type /Page /AA << >> >>'])],
    ['an embedded file', pdf(['<< /Type /Filespec /EF << /F 2 0 R >> >>'])],
    ['media', pdf(['<< /Type /Annot /Subtype /Screen >>'])],
    ['a form', pdf(['<< /AcroForm << /XFA 2 0 R >> >>'])],
    ['a table of objects before this one', pdf(['<< >>'], '/Prev 1234')],
    ['such a table by a reference', pdf(['<< >>'], '/Prev 1234 0 R')],
    ['such a table in a stream', pdf([stream('/Prev 1234 /Type /XRef', 'x')])],
    ['a second table of objects', pdf(['<< >>'], '/XRefStm 1234')],
    ['a cipher', pdf(['<< >>'], '/Encrypt 2 0 R')],
    ['a bracket that is not closed', pdf(['<< /A << /S /GoTo >>'])],
    ['a bracket too many', pdf(['<< >> >>'])],
    ['brackets that cross', pdf(['<< /A [ >> ]'])],
    ['a string that is not closed', pdf(['<< /Title (a >>'])],
    ['a stream without a length', pdf(['<< >>\nstream\nx\nendstream'])],
    ['a stream with a wrong length', pdf(['<< /Length 3 >>\nstream\nabcdef\nendstream'])],
    ['a stream whose length stands elsewhere', pdf(['<< /Length 2 0 R >>\nstream\nabc\nendstream'])],
    [
      'objects in a stream that is packed otherwise',
      pdf([stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', '1 0 x')]),
    ],
    [
      'objects in a stream that is packed twice',
      pdf([stream('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', 'x')]),
    ],
    ['objects in a stream that is broken', pdf([stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'x')])],
    [
      'an object cut in two by its list',
      pdf([stream('/Type /ObjStm /N 2 /First 8', '1 0 2 5 << /A << /S /GoTo >> >>')]),
    ],
    ['a list that goes backwards', pdf([stream('/Type /ObjStm /N 2 /First 8', '1 9 2 0 << >> << >>')])],
    ['no list at all', pdf([stream('/Type /ObjStm /N 1 /First 0', '<< >>')])],
  ])('%s', (_title, bytes) => expect(isPlainlyInert(bytes)).toBe(false))

  it('anything that ends before its end, or has an action put into it anywhere', () => {
    const fine = link('<< /S /URI /URI (http://a.b) >>').toString('latin1')
    fc.assert(
      fc.property(fc.nat(fine.length), fc.constantFrom(...active.slice(0, 6)), (at, action) => {
        const inside = Buffer.from(`${fine.slice(0, at)} 9 0 obj << /A ${action} >> endobj ${fine.slice(at)}`, 'latin1')
        // Inside a string or a comment it is words.
        const before = fine.slice(0, at)
        const isWords = /\([^)]*$/.test(before) || /%[^\n]*$/.test(before)
        expect(isWords || !isPlainlyInert(inside)).toBe(true)
      }),
    )
  })

  it('and no bytes make it throw', () =>
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void isPlainlyInert(Buffer.from(bytes)))))
})
