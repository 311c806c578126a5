// Nothing in a PDF acts by itself: what opens a page, sends, plays, fetches or runs without a click is refused, however
// it is written.
import { describe, expect, it } from 'vitest'
import { noSandbox } from '../../sandbox/sandbox.ts'
import { isPlainlyInert } from './inert-pdf.ts'
import { findActiveContent } from './active-content.ts'
import { scanPdf } from './run-qpdf.ts'
import { plainRun } from '../testing/runs.ts'
import { doc } from '../testing/tricky.ts'

const web = '<< /S /URI /URI (https://a.example/) >>'
const object = (text: string) => `\\immediate\\pdfobj{${text}}`
const last = '\\the\\pdflastobj\\space 0 R'
const catalog = (text: string, before = '') => doc('', `${before}\\pdfcatalog{${text}}x`)
const annotation = (text: string, before = '') => doc('', `x${before}\\pdfannot width 1in height 1in{${text}}`)
const page = (text: string) => doc('', `\\pdfpageattr{${text}}x`)
const stream = (attributes: string) =>
  doc('', `\\immediate\\pdfobj stream attr{${attributes}}{x}\\pdfrefobj\\pdflastobj x`)
/** A number sign, which TeX would double. */
const sharp = (latex: string) => latex.replace('\\begin{document}', '\\catcode`\\#=12 \\begin{document}')
const plainObjects = (latex: string) => `\\pdfobjcompresslevel=0 \\pdfcompresslevel=0 ${latex}`

async function refusal(latex: string) {
  const { pdf, log } = await plainRun(latex)
  if (pdf === null) throw new Error(log)
  return isPlainlyInert(pdf) ? null : (findActiveContent(await scanPdf(pdf, noSandbox()))?.what ?? null)
}

describe('refused', () => {
  it.concurrent.each([
    ['a website when it opens', catalog(`/OpenAction ${web}`)],
    ['the same in an object of its own', catalog(`/OpenAction ${last}`, object(web))],
    ['the same by pdfTeX’s own command', doc('', `\\pdfcatalog{} openaction user{${web}}x`)],
    ['the same with objects that are not packed', plainObjects(catalog(`/OpenAction ${web}`))],
    ['a website after a jump when it opens', catalog(`/OpenAction << /S /GoTo /D [1 /Fit] /Next ${web} >>`)],
    [
      'one of several after a jump',
      catalog(`/OpenAction << /S /GoTo /D [1 /Fit] /Next [<< /S /GoTo /D [1 /Fit] >> ${web}] >>`),
    ],
    [
      'the same after a click',
      annotation(`/Subtype/Link /A << /S /URI /URI (https://b.example/) /Next ${last} >>`, object(web)),
    ],
    ['a name with a sign in figures', sharp(catalog(`/Open#41ction ${web}`))],
    ['two actions under one name', catalog(`/OpenAction ${web} /OpenAction [1 /Fit]`)],
    [
      'two kinds under one name',
      annotation('/Subtype/Link /A << /S /Launch /S /URI /URI (https://a.example/) /F (a.exe) >>'),
    ],
    ['a page that is opened', page(`/AA << /O ${web} >>`)],
    ['a document that is printed or closed', catalog(`/AA << /WP ${web} /WC ${web} >>`)],
    ['an annotation whose page is opened', annotation(`/Subtype/Link /AA << /PO ${web} >>`)],
    [
      'a pointer that moves over it',
      annotation(`/Subtype/Link /A << /S /URI /URI (https://a.example/) >> /AA << /E ${web} >>`),
    ],
    ['an address beside a link', annotation('/Subtype/Link /PA << /S /URI /URI (https://a.example/) >>')],
    ['a field of a form', annotation(`/Subtype/Widget /FT /Btn /T (a) /A ${web}`)],
    ['a bookmark that runs a program', doc('', '\\pdfoutline user{<< /S /Launch /F (a.exe) >>}{x}x')],
    ['a bookmark that runs a script', doc('', '\\pdfoutline user{<< /S /JavaScript /JS (app.beep) >>}{x}x')],
    ['a step of a presentation', page(`/PresSteps << /Type /NavNode /NA ${web} >>`)],
    [
      'a form that is sent when it opens',
      catalog('/OpenAction << /S /SubmitForm /F << /FS /URL /F (https://a.example/) >> >>'),
    ],
    ['a thread of another file', catalog('/OpenAction << /S /Thread /F (b.pdf) /D 0 >>')],
    [
      'an embedded document that is opened',
      annotation('/Subtype/Link /A << /S /GoToE /D (x) /T << /R /C /N (b.pdf) >> >>'),
    ],
    ['layers that are switched', catalog('/OpenAction << /S /SetOCGState /State [/ON] >>')],
    ['a film', annotation('/Subtype/Link /A << /S /Movie /T (x) >>')],
    ['a rendition', annotation('/Subtype/Screen /A << /S /Rendition /OP 0 >>')],
    ['a command of the reader’s menu', annotation('/Subtype/Link /A << /S /Named /N /Print >>')],
    [
      'a page of another file shown as its own',
      stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (b.pdf) /Page 0 >>'),
    ],
    ['a stream that lies on a website', stream('/F << /FS /URL /F (https://a.example/) >> /FFilter []')],
    ['a stream in another file', stream('/F (b.bin)')],
    ['an address that all others hang on', catalog('/URI << /Base (javascript:app.beep) >>')],
    ['a slide show', catalog('/Names << /AlternatePresentations << /Names [(a) << /Type /SlideShow >>] >> >>')],
    ['a portfolio', catalog('/Collection << /Type /Collection >>')],
    ['a script of a three-dimensional scene', stream('/Type /3D /Subtype /U3D /OnInstantiate 1 0 R')],
  ])('%s', async (_title, latex) => expect(await refusal(latex)).toEqual(expect.any(String)))
})

describe('let pass', () => {
  it.concurrent.each([
    ['a page to open at', catalog('/OpenAction [1 /Fit]')],
    ['a page to open at, by pdfTeX’s own command', doc('', '\\pdfcatalog{} openaction goto page 1 {/FitH}x')],
    ['a jump when it opens', catalog('/OpenAction << /S /GoTo /D [1 /Fit] >>')],
    ['a link to click on', annotation(`/Subtype/Link /A ${web}`)],
    ['the same in an object of its own', annotation(`/Subtype/Link /A ${last}`, object(web))],
    ['a bookmark to a website', doc('', `\\pdfoutline user{${web}}{x}x`)],
    [
      'what hyperref makes',
      doc(
        '\\usepackage[pdfstartview=FitH,pdfpagemode=UseOutlines]{hyperref}',
        '\\section{A}\\href{https://a.example/}{a}',
      ),
    ],
  ])('%s', async (_title, latex) => expect(await refusal(latex)).toBeNull())
})
