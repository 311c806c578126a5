// Text for machines that no person sees: tiny, white, off the page; and text in the source that the page does not show.
import { maskLatex } from '@galley/resume/outline/mask-latex'
import { plainText } from '@galley/resume/outline/plain-text'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { CaseFile } from '../case/case-file.ts'
import type { DocumentReading, Violation } from '../case/verdict.ts'
import { documentViolation } from '../case/violation.ts'
import { plain, wordsOf } from '../text/words.ts'
import { normalized } from '@galley/resume/text/normalized'

const tricks =
  /\\(?:text|page)?color\s*(?:\[[^\]]*\])?\s*\{\s*(?:white|[fF]{6}|1(?:\.0*)?,\s*1(?:\.0*)?,\s*1|white!\d+[^}]*|[a-z]+!(?:\d|1\d)(?:!white)?)\s*\}|\\fontsize\s*\{\s*(?:0|[0-3](?:\.\d+)?)\s*(?:pt)?\s*\}|\\(?:tiny|phantom|hphantom|vphantom|smash|llap|rlap|raisebox|scalebox|resizebox|transparent|pdfrender|textpdfrender|opacity)\b|\\[hv]space\*?\s*\{\s*-\s*(?:\d{2,}(?:\.\d+)?\s*(?:cm|mm|in|pt|em)|\\)|\\kern\s*-/g
/** A word or two may be divided or drawn as a sign; more than so many are missing. */
const fewWords = 2

export function judgeHidden({ input }: CaseFile): Violation[] {
  const { accepted, proposed } = input
  const known = tricksOf(accepted)
  const fresh = tricksOf(proposed).filter((trick) => !known.includes(trick))
  const seen = new Set((accepted.pdf?.faint ?? []).map(plain))
  const faint = (proposed.pdf?.faint ?? []).filter((run) => /[\p{L}\d]/u.test(run) && !seen.has(plain(run)))
  const missing = missingWords(proposed, new Set(accepted.pdf === null ? [] : missingWords(accepted, new Set())))
  const lost = missing.length > fewWords ? [missing.join(' ')] : []
  return [...fresh, ...faint, ...lost].map((text) => documentViolation('hidden', text))
}

const tricksOf = ({ latex }: DocumentReading) =>
  Array.from(maskLatex(splitDocument(latex).body).matchAll(tricks), ([trick]) => trick.replace(/\s/g, ''))

function missingWords({ latex, pdf }: DocumentReading, known: ReadonlySet<string>): string[] {
  if (!pdf) return []
  const shown = plain(normalized(pdf.text, 'NFKC')).replace(/[^\p{L}\d]/gu, '')
  const written = wordsOf(normalized(plainText(splitDocument(latex).body), 'NFKC')).map(({ text }) =>
    plain(text).replace(/[^\p{L}\d]/gu, ''),
  )
  return Array.from(new Set(written.filter((word) => word.length > 3 && !known.has(word) && !shown.includes(word))))
}
