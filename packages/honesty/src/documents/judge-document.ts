// Holds what a document says of the person against the facts, with the guard that judges proposals, and takes out what
// nothing proves. What it says to the employer is no claim (addressed.ts). Pure.
import type { DocumentClaim, DocumentContent } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import type { ResumeData } from '@galley/contract/resume-data'
import { withoutBlanks } from '@galley/resume/letter/blanks'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { blocksOf } from '../guard/case/case-file.ts'
import type { Violation } from '../guard/case/verdict.ts'
import { judge } from '../guard/judge.ts'
import { isGrammar, plain, wordsOf } from '../guard/text/words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { withoutAddress, type Addressee } from './addressed.ts'
import { unitsOf, without } from './document-units.ts'
import { placeClaims, type Claimed } from './placed-claims.ts'

export interface DocumentToJudge extends Addressee {
  content: DocumentContent
  /** The resume, whole. */
  latex: string
  form: ResumeData
  said: readonly string[]
  /** Never a source of facts. */
  posting: string
}

export interface JudgedDocument {
  content: DocumentContent
  heldBack: DocumentClaim[]
  /** For the one further attempt. */
  objections: Violation[]
  /** Nothing is left that would be worth having. */
  isEmpty: boolean
}

const maxClaims = 20

export function judgeDocument(input: DocumentToJudge, lexicon?: Lexicon): JudgedDocument {
  const found = findingsIn(input, lexicon)
  const stopped = found.filter(({ isHeldBack }) => isHeldBack)
  const gone = new Set(stopped.map(({ sentence }) => sentence))
  const content = without(input.content, gone)
  return {
    content,
    heldBack: onceEach(found.filter(({ isHeldBack, sentence }) => isHeldBack || !gone.has(sentence)))
      .map(claimOf)
      .slice(0, maxClaims),
    objections: stopped.map(({ violation }) => violation),
    isEmpty: !hasText(content),
  }
}

interface Found {
  violation: Violation
  sentence: string
  isHeldBack: boolean
}

function findingsIn({ content, latex, form, said, posting, ...to }: DocumentToJudge, lexicon?: Lexicon): Found[] {
  const blocks = blocksOf(outlineOf(latex))
  const own = new Set(blocks.map(({ text }) => bare(text)))
  const heads = blocks.flatMap(({ kind, text }) => (kind === 'entry' ? [text] : []))
  const claims = [...new Set(unitsOf(content))].flatMap((sentence): Claimed[] => {
    const text = withoutAddress(withoutBlanks(sentence), to)
    return text === '' || own.has(bare(text)) || heads.some((head) => isHead(text, head)) ? [] : [{ sentence, text }]
  })
  if (claims.length === 0) return []
  const placed = placeClaims(latex, claims)
  const verdict = judge(
    {
      accepted: { latex, pdf: null },
      proposed: { latex: placed.latex, pdf: null },
      form,
      said,
      jobDescription: posting,
      message: '',
    },
    lexicon,
  )
  const foundIn = (violations: readonly Violation[], isHeldBack: boolean) =>
    violations.flatMap((violation): Found[] => {
      const sentence =
        violation.block === null
          ? claims.find(({ text }) => text.includes(violation.text))?.sentence
          : placed.sentences.get(violation.block)
      return sentence === undefined ? [] : [{ violation, sentence, isHeldBack }]
    })
  return [...foundIn(verdict.violations, true), ...foundIn(verdict.doubts, false)]
}

const bare = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/[.\s]+$/, '')

/** How one says that an entry's post was theirs. */
const holding = new Set([
  'work',
  'worked',
  'working',
  'served',
  'serve',
  'recently',
  'most',
  'currently',
  'present',
  'role',
])
const goesOn = /\b(?:present|current|now|today)\b/i

/** "I currently work as an Engineer at Acme": nothing but what the head of one entry says. */
function isHead(text: string, head: string): boolean {
  const known = new Set(wordsOf(head).map(({ text: one }) => plain(one)))
  const words = wordsOf(text).map(({ text: one }) => plain(one))
  const isOwn = words.every((one) => known.has(one) || isGrammar(one) || holding.has(one))
  const isLasting = /\b(?:currently|present|now)\b/i.test(text)
  return isOwn && words.some((one) => known.has(one) && !isGrammar(one)) && (!isLasting || goesOn.test(head))
}

const claimOf = ({ violation, sentence, isHeldBack }: Found): DocumentClaim => ({
  code: violation.code,
  text: violation.text.slice(0, limits.claimChars),
  where: violation.where,
  question: violation.question,
  isHeldBack,
  sentence: sentence.slice(0, limits.storyPartChars),
})

const onceEach = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ violation, sentence }, index) =>
      found.findIndex((other) => other.sentence === sentence && other.violation.text === violation.text) === index,
  )

function hasText(content: DocumentContent): boolean {
  switch (content.kind) {
    case 'letter':
    case 'thank_you':
      return content.body.trim() !== ''
    case 'linkedin':
      return `${content.headline}${content.about}`.trim() !== ''
    case 'interview':
      return content.stories.length > 0
  }
}
