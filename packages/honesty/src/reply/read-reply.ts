// A language model's answer, in whatever shape it comes: words alone, words and a whole document, words and only its
// body, fenced or not, the words before or behind.

import type { ChangeReason } from '@galley/contract/assistant'
import { readReasons, withoutReasons } from './read-reasons.ts'
import { readWordings, withoutWordings, type QuotedWording } from './read-wordings.ts'

export interface Reply {
  message: string
  /** What was given as LaTeX, as it was given; null: nothing was. */
  latex: string | null
  /** The LaTeX has no end: a fence that is not closed, a document that goes on. */
  isCut: boolean
  /** Why lines were changed, where it says so. */
  reasons: ChangeReason[]
  /** Other wordings of the changed lines, unchecked. */
  wordings: QuotedWording[]
}

/** What a model thinks before it speaks, or instead; where only the end is marked, the beginning was. */
const thought = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi
const onlyClosed = /^[\s\S]*<\/think(?:ing)?>/i
export const withoutThoughts = (text: string) => text.replace(thought, '').replace(onlyClosed, '')

const fence = /```[a-zA-Z]*[ \t]*\n([\s\S]*?)(?:\n```|$)/g
/** What only a resume's LaTeX has, not an example in a sentence. */
const looksLikeBody = /\\begin\{(?:document|header|bullets|itemize)\}|\\section\*?\{|\\entry(?:\[|\{)|\\item\b/

/** Never throws. Of several pieces of LaTeX the longest is meant. */
export function readReply(given: string): Reply {
  const whole = withoutThoughts(given)
  const text = withoutReasons(withoutWordings(whole))
  const reply = partsOf(text)
  const isOpen = /\\begin\{document\}/.test(reply.latex ?? '') && !/\\end\{document\}/.test(reply.latex ?? '')
  const hasOpenFence = (text.match(/```/g) ?? []).length % 2 === 1
  const isCut = reply.latex !== null && reply.latex !== '' && (isOpen || hasOpenFence)
  return { ...reply, isCut, reasons: readReasons(whole), wordings: readWordings(whole) }
}

function partsOf(text: string): Pick<Reply, 'message' | 'latex'> {
  const fenced = [...text.matchAll(fence)].filter(([, inner = '']) => looksLikeBody.test(inner))
  const best = fenced.reduce<RegExpMatchArray | null>(
    (top, next) => ((next[1]?.length ?? 0) > (top?.[1]?.length ?? -1) ? next : top),
    null,
  )
  if (best) {
    const words = text.replaceAll(fence, '\n')
    return { message: tidy(words), latex: best[1]?.trim() ?? null }
  }
  const emptied = /```(?:la)?tex[ \t]*\n\s*(?:```|$)/i.test(text)
  if (emptied) return { message: tidy(text.replaceAll(fence, '\n')), latex: '' }
  const start = startOfLatex(text)
  if (start === null) return { message: tidy(text), latex: null }
  const closing = text.lastIndexOf('\\end{document}')
  const end = closing < start ? text.length : closing + '\\end{document}'.length
  return { message: tidy(`${text.slice(0, start)}\n${text.slice(end)}`), latex: text.slice(start, end).trim() }
}

/** How much of what has come so far is words: a stream shows those, and not the LaTeX behind them. */
export function wordsSoFar(given: string): string {
  const text = given.replace(thought, '')
  const start = Math.min(...[text.indexOf('```'), startOfLatex(text) ?? -1].map((at) => (at < 0 ? text.length : at)))
  // The last characters may be the beginning of a fence, of a command or of a thought.
  const cut =
    start < text.length
      ? start
      : text.length - (/(?:`{1,2}|\\[a-zA-Z{]{0,14}|<[a-z]{0,8})$/i.exec(text)?.[0].length ?? 0)
  return text.slice(0, cut)
}

function startOfLatex(text: string): number | null {
  const found = ['\\documentclass', '\\begin{document}'].map((word) => text.indexOf(word)).filter((at) => at >= 0)
  if (found.length > 0) return Math.min(...found)
  const bare = /(?:^|\n)[ \t]*(\\begin\{header\}|\\section\*?\{)/.exec(text)
  return bare ? bare.index + bare[0].indexOf('\\') : null
}

const tidy = (words: string) =>
  words
    .replaceAll(/^\s*(?:#+\s*)?(?:message|reply|answer)\s*:\s*/gi, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
