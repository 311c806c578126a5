// "Is my summary good, or is it too long?": what can be counted in a text that is named.
import { resumeFindings } from '@galley/resume/proof/resume-findings'
import { wordCount } from '@galley/resume/text/word-count'
import { shortened } from '../edits/shortened.ts'
import { sectionsMeant } from '../wishes/named-places.ts'
import { counted, type ResumeView } from './resume-view.ts'

const asks =
  /^\W*(?:so |and |hey |hi )?(?:is|are|what do you think (?:of|about)|how (?:is|are|good is)|what'?s? (?:wrong|is wrong) with|rate|review|do you like)\b/i
const judged =
  /\b(?:good|ok(?:ay)?|fine|alright|strong|weak|bad|too (?:long|short|wordy|generic|vague)|long enough|enough|right|clear|professional|wrong|think|rate|review|like)\b/i
/** About two lines of a page. */
const wordsOfLine = 15
const maxWords = 60

/** Null where no text of sentences is named, or nothing is to be judged. */
export function aboutSection(message: string, { latex, today }: ResumeView): string | null {
  if (!asks.test(message) || !judged.test(message)) return null
  const [named, ...others] = sectionsMeant(latex, message)
  const paragraphs = named?.section.blocks.filter(({ kind }) => kind === 'paragraph') ?? []
  if (!named || others.length > 0 || paragraphs.length === 0) return null
  const { heading, from, to } = named.section
  const count = paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0)
  const lines = Math.ceil(count / wordsOfLine)
  const length =
    count > maxWords ? 'That is long: three sentences, about 45 words, are read.' : 'That is a good length.'
  const found = resumeFindings(latex, today).filter((finding) => finding.from >= from && finding.to <= to)
  const remarks = [
    said(found, 'filler', 'says little'),
    said(found, 'firstPerson', 'is in the first person'),
    said(found, 'passive', 'is in the passive voice'),
    paragraphs.some(({ text }) => /\d/.test(text)) ? '' : 'It has no number.',
  ].filter((remark) => remark !== '')
  const next =
    remarks.length > 0 || count > maxWords
      ? ` Say “make the ${heading.toLowerCase()} shorter”, or “cut the ${heading.toLowerCase()} to two sentences”.`
      : ''
  return `By what can be counted: ${heading} has ${counted(count, 'word')}, about ${counted(lines, 'line')}. ${length} ${remarks.join(' ')}${next}`.replaceAll(
    '  ',
    ' ',
  )
}

function said(found: ReturnType<typeof resumeFindings>, rule: string, what: string): string {
  const own = found.filter((finding) => finding.rule === rule)
  const [first] = own
  return first ? `“${shortened(first.words)}” ${what}${own.length > 1 ? `, and ${own.length - 1} more` : ''}.` : ''
}
