// For tests: a Word file and LinkedIn's export, made of a few words.
import { strToU8, zipSync } from 'fflate'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

export const run = (text: string, look = ''): string =>
  text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
export const bold = (text: string): string => run(text, '<w:b/>')

export const paragraph = (inside: string, looks = ''): string => `<w:p><w:pPr>${looks}</w:pPr>${inside}</w:p>`
export const heading = (text: string): string => paragraph(run(text), '<w:pStyle w:val="Heading1"/>')
export const point = (text: string): string =>
  paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const styles = `<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`

interface Parts {
  readonly body: string
  readonly header?: string
  /** Addresses of links: `rId10`, `rId11`, … */
  readonly links?: readonly string[]
  /** Of the page's foot. */
  readonly footnotes?: string
  /** What the part with the text is called: `document2` in files of Word on the web. */
  readonly main?: string
  /** Of styles.xml, beside the usual ones. */
  readonly moreStyles?: string
}

export function docx({
  body,
  header = '',
  links = [],
  footnotes,
  main = 'document',
  moreStyles = '',
}: Parts): Uint8Array {
  const relations = [
    '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/>',
    ...(footnotes === undefined
      ? []
      : [
          '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/>',
        ]),
    ...links.map(
      (target, index) =>
        `<Relationship Id="rId${10 + index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/>`,
    ),
  ]
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>'
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': strToU8(
      `${xml}<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/${main}.xml"/></Relationships>`,
    ),
    [`word/${main}.xml`]: strToU8(`${xml}<w:document ${w}><w:body>${body}${section}</w:body></w:document>`),
    'word/header1.xml': strToU8(`${xml}<w:hdr ${w}>${header}</w:hdr>`),
    'word/styles.xml': strToU8(xml + styles.replace('</w:styles>', `${moreStyles}</w:styles>`)),
    ...(footnotes !== undefined && {
      'word/footnotes.xml': strToU8(`${xml}<w:footnotes ${w}>${footnotes}</w:footnotes>`),
    }),
    [`word/_rels/${main}.xml.rels`]: strToU8(`${xml}<Relationships>${relations.join('')}</Relationships>`),
  })
}

export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
