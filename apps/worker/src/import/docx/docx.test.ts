// What Word's XML means: each way in which people set a resume, as the lines that a reader sees.
import { expect, it } from 'vitest'
import { linesOfDocx } from './docx.ts'
import { bold, docx, heading, paragraph, point, run, table } from '../testing/zips.ts'
import { unpack } from '../recognise/unpack.ts'

function linesIn(file: Uint8Array) {
  const zip = unpack(file, () => true)
  if (zip.kind !== 'unpacked') throw new Error(zip.kind)
  const { lines, hidden, notes } = linesOfDocx(zip.files)
  const shown = lines.map(
    ({ cells, bullet, heading: kind }) =>
      `${kind === null ? '' : `${kind} `}${bullet === null ? '' : `${bullet} `}${cells.map((runs) => runs.map(({ text, bold: isBold, link }) => `${isBold ? '*' : ''}${text}${link === undefined ? '' : `<${link}>`}`).join('|')).join(' ⇥ ')}`,
  )
  return { shown, lines, hidden, notes }
}
const shownIn = (body: string, links: readonly string[] = []) => linesIn(docx({ body, links })).shown

const deeper = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'
const field =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://a.example" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>my page</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
const box = (inside: string) =>
  `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${inside}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${inside}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`

it.each<[string, string, string[]]>([
  ['tabs, not those that indent', paragraph(run('\tEngineer\t2019')), ['Engineer ⇥ 2019']],
  [
    'tabs within the text itself',
    paragraph('<w:r><w:t xml:space="preserve">\tEngineer\t2019</w:t></w:r>'),
    ['Engineer ⇥ 2019'],
  ],
  ['line breaks', paragraph('<w:r><w:t>one</w:t><w:br/><w:t>two</w:t></w:r>'), ['one', 'two']],
  [
    'headings and points',
    heading('Work') + point('Built it') + paragraph(run('deeper'), deeper),
    ['section *Work', '0 Built it', '1 deeper'],
  ],
  ['points that were typed', paragraph(run('• Built it')) + paragraph(run('– Ran it')), ['0 Built it', '0 Ran it']],
  ['bold, and what is not any more', paragraph(bold('a') + run('b', '<w:b w:val="0"/>')), ['*a|b']],
  ['capitals as bold', paragraph(run('Work', '<w:caps/>')), ['*Work']],
  [
    'links and fields',
    paragraph(`<w:hyperlink r:id="rId10">${run('mail')}</w:hyperlink> ${field}${run(' after')}`),
    ['mail<mailto:m@x.org>|my page<https://a.example>| after'],
  ],
  [
    'changes that were tracked',
    paragraph(
      `<w:ins>${run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom>`,
    ),
    ['new'],
  ],
  ['text boxes, once', paragraph(run('page') + box(paragraph(run('box')))), ['box', 'page']],
  ['rows of a table', table([[paragraph(run('2019')), paragraph(run('Engineer'))]]), ['2019 ⇥ Engineer']],
  [
    'rows with one full cell',
    table([[paragraph(run('2019')), paragraph(run('Engineer')) + point('Built it')]]),
    ['2019 ⇥ Engineer', '0 Built it'],
  ],
  [
    'tables that are columns of the page',
    table([[heading('Skills') + paragraph(run('Go')), heading('Work') + paragraph(run('Acme'))]]),
    ['section *Skills', 'Go', 'section *Work', 'Acme'],
  ],
  ['tables in tables', table([[table([[paragraph(run('a')), paragraph(run('b'))]])]]), ['a ⇥ b']],
  ['tables without a word', table([[paragraph(''), '']]), []],
])('reads %s', (_what, body, lines) => expect(shownIn(body, ['mailto:m@x.org'])).toEqual(lines))

it('puts the header first, once, and leaves page numbers out', () => {
  const header = paragraph(run('Maya Okafor')) + paragraph(run('Page 1 of 2'))
  expect(linesIn(docx({ header, body: paragraph(run('Engineer')) })).shown).toEqual(['Maya Okafor', 'Engineer'])
})
it('knows sizes from styles, and what stands apart', () => {
  const { lines } = linesIn(
    docx({ body: paragraph(run('Maya'), '<w:pStyle w:val="Title"/>') + paragraph('') + paragraph(run('text')) }),
  )
  expect(lines.map(({ cells, heading: kind, isApart }) => [cells[0]?.[0]?.size, kind, isApart])).toEqual([
    [22, 'title', false],
    [10.5, null, true],
  ])
})
it('lists what is hidden', () =>
  expect(linesIn(docx({ body: paragraph(run('secret', '<w:vanish/>') + run('seen')) }))).toMatchObject({
    shown: ['seen'],
    hidden: ['secret'],
  }))
it('does without styles, and refuses what is no XML', () => {
  const bytes = (text: string) => new Map([['word/document.xml', Buffer.from(text)]])
  expect(
    linesOfDocx(bytes('<w:p><w:pPr><w:pStyle w:val="Nobody"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>')).lines,
  ).toHaveLength(1)
  expect(() => linesOfDocx(bytes('<w:p><w:r></w:p>'))).toThrow('unexpected close tag')
})

const whiteColour = '<w:color w:val="FFFFFF"/>'
const dark = '<w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>'
const cellOf = (look: string) =>
  `<w:tbl><w:tr><w:tc><w:tcPr>${look}</w:tcPr>${paragraph(run('x', whiteColour))}</w:tc></w:tr></w:tbl>`
const style = (type: string, id: string, look: string) =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${look}</w:style>`
const moreStyles =
  style('character', 'White', `<w:rPr>${whiteColour}</w:rPr>`) +
  style('paragraph', 'Dust', '<w:rPr><w:sz w:val="2"/></w:rPr>') +
  style('paragraph', 'Banner', `<w:pPr>${dark}</w:pPr><w:rPr>${whiteColour}</w:rPr>`) +
  style('table', 'Grid', `<w:tblStylePr w:type="firstRow"><w:tcPr>${dark}</w:tcPr></w:tblStylePr>`)
it.each<[string, string, boolean]>([
  ['white letters', paragraph(run('x', whiteColour)), false],
  ['nearly white letters', paragraph(run('x', '<w:color w:val="FDFDFD"/>')), false],
  [
    'letters of the colour of the paper',
    paragraph(run('x', '<w:color w:val="auto" w:themeColor="background1"/>')),
    false,
  ],
  [
    'a darker tone of it',
    paragraph(run('x', '<w:color w:val="7F7F7F" w:themeColor="background1" w:themeShade="7F"/>')),
    true,
  ],
  ['white letters by a style', paragraph(run('x', '<w:rStyle w:val="White"/>')), false],
  ['what is white no more', paragraph(run('x', '<w:rStyle w:val="White"/><w:color w:val="auto"/>')), true],
  ['dust', paragraph(run('x', '<w:sz w:val="5"/>')), false],
  ['dust by a style', paragraph(run('x'), '<w:pStyle w:val="Dust"/>'), false],
  ['small letters', paragraph(run('x', '<w:sz w:val="6"/>')), true],
  ['white on a dark run', paragraph(run('x', whiteColour + dark)), true],
  ['white on a mark', paragraph(run('x', `${whiteColour}<w:highlight w:val="black"/>`)), true],
  ['white on a dark paragraph', paragraph(run('x', whiteColour), dark), true],
  ['white on a white paragraph', paragraph(run('x', whiteColour), '<w:shd w:val="clear" w:fill="FFFFFF"/>'), false],
  ['white in a paragraph after a dark one', paragraph(run(''), dark) + paragraph(run('x', whiteColour)), false],
  ['white on a dark style', paragraph(run('x'), '<w:pStyle w:val="Banner"/>'), true],
  ['white in a dark cell', cellOf(dark), true],
  ['white in a white cell', cellOf(''), false],
  [
    'white after a dark cell',
    cellOf(dark).replace(run('x', whiteColour), '') + paragraph(run('x', whiteColour)),
    false,
  ],
  [
    'white in a table of a style with dark rows',
    cellOf('').replace('<w:tbl>', '<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr>'),
    true,
  ],
  ['white in a text box, which may be dark', paragraph(box(paragraph(run('x', whiteColour)))), true],
  [
    'white before a picture',
    paragraph(run('x', whiteColour) + '<w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r>'),
    true,
  ],
])('sees what can be seen: %s', (_what, body, isSeen) =>
  expect(linesIn(docx({ body, moreStyles }))).toMatchObject(
    isSeen ? { shown: [expect.stringContaining('x')], hidden: [] } : { shown: [], hidden: ['x'] },
  ),
)
it('lists notes, without what rules them off', () => {
  const note = (id: number, inside: string, more = '') => `<w:footnote ${more} w:id="${id}">${inside}</w:footnote>`
  const footnotes =
    note(-1, paragraph(run('rule')), 'w:type="separator"') + note(1, paragraph(run('Best paper of 2020')))
  const { shown, notes } = linesIn(docx({ body: paragraph(run('A paper')), footnotes }))
  expect([shown, notes]).toEqual([['A paper'], ['Best paper of 2020']])
})
it('finds the text whatever its part is called', () => {
  const link = `<w:hyperlink r:id="rId10">${run('mail')}</w:hyperlink>`
  const file = docx({
    body: paragraph(link),
    header: paragraph(run('Maya')),
    links: ['mailto:m@x.org'],
    main: 'document2',
  })
  expect(linesIn(file).shown).toEqual(['Maya', 'mail<mailto:m@x.org>'])
})
