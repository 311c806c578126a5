// "Add one more project. Churn Dashboard in Power BI, Aug 2024. I cleaned the data": a project with its name, its date
// and what was done.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { capitalised } from '../../lexicon/verbs.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { entriesOf } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { dateIn, dateLike, dateTyped } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { beginsWithVerb } from '../phrases/verbs.ts'
import { isNotToAdd, sentencesIn, type MessageReader } from './message-reader.ts'

const opening =
  /^\W*(?:please |pls |kindly |can you |could you |also )*(?:add|include|put in|list) (?:(?:a|an|one|another|this|my|the|new|more|other|extra|following|side) )*project(?: (?:called|named|to (?:my|the) projects?))?\s{0,5}[.:,–-]?\s{0,5}(?!\?)/i
const name =
  /^(?:(?:it(?:'s| is)|called|named|the name is) )?["“]?(?<name>[\p{Lu}\d][^.,;:"”\n]{2,80}?)["”]?(?=[.,;:\n]|$)/u
const date = new RegExp(String.raw`,? ?(?:in |from |\()?(${dateTyped})\)?`, 'i')

interface SaidProject {
  title: string
  /** Behind its name, in its own sentence. */
  behind: string
}

function projectIn(head: string): SaidProject | null {
  const named = name.exec(head)
  const whole = named?.groups?.['name'] ?? ''
  const title = whole.replace(behindName, '').trim()
  if (!named || title === '' || title.split(' ').length > maxNameWords || isSaying.test(title)) return null
  return { title, behind: head.slice(named[0].length - (whole.length - title.length)).replace(/^["”]/, '') }
}
const isSaying = /\b(?:should|is|are|was|were|could|needs?|not)\b/i

/** Null where no project is to be added, or it has no name. */
export const newProject: MessageReader = ({ latex, message }) => {
  const lead = opening.exec(message)
  const section = sectionOf(latex, 'projects')
  if (!lead || !section || !isOwnClass(latex) || isNotToAdd(message)) return null
  const [head = '', ...others] = sentencesIn(message.slice(lead[0].length))
  const project = projectIn(head)
  if (!project) return null
  const { title } = project
  const start = dateIn(date.exec(head)?.[1] ?? '')
  const lines = linesIn(project.behind, others)
  const dates = start ? dateLike(entriesOf(latex), start) : ''
  const end = section.from + latex.slice(section.from, section.to).trimEnd().length
  const text = entryText({ title, dates, lines })
  return {
    edited: {
      latex: spliced(latex, [{ from: end, to: end, text }]),
      said: `I added the project ${title}${start ? '' : ', without a date'}, in your words.`,
    },
    stated: [title, ...lines],
    rest: others.filter((sentence) => !isOfProject(sentence)).join(' '),
  }
}

function entryText({ title, dates, lines }: { title: string; dates: string; lines: readonly string[] }): string {
  const head = [title, '', '', dates].map((part) => `{${escapeTex(part)}}`).join('')
  const body = lines.map((line) => line.replace(/\.?$/, '.')).join(' ')
  return `\n\n\\entry${head}${body === '' ? '' : `\n${escapeTex(body)}`}`
}

/** "Dashboard in Power BI": what it was made with is no name. */
const behindName = /(?<=\S \S.*) (?:in|using|with|based on|made with|built with|about) .*$/u
const maxNameWords = 10

const own = /^(?:I|we)(?: have|'ve)? (?=\p{L})/iu
/** What the person says that they did; contact data and orders are other wishes. */
const isOfProject = (sentence: string): boolean =>
  own.test(sentence) &&
  !beginsWithVerb(sentence) &&
  !/@|\b(?:phone|e-?mail|address|want|need|would like|my name)\b/i.test(sentence)
/** What is said of it: behind its name, and in the sentences that follow. */
function linesIn(behind: string, others: readonly string[]): string[] {
  const about = behind.replace(date, '').replaceAll(/^[\s,;:."”]+|[\s.,;:]+$/g, '')
  const done = others.filter(isOfProject)
  return [about, ...done.map((sentence) => sentence.replace(own, ''))]
    .filter((line) => /\p{L}\s+\p{L}/u.test(line))
    .map(capitalised)
}
