// "Replace X by Y": in what a reader sees, whole words only, never in a command's name or a comment.
import { limits } from '@galley/contract/limits'
import { escapeTex } from '../escape-tex.ts'
import { commentMark, maskLatex } from '../outline/mask-latex.ts'
import { splitDocument } from '../outline/split-document.ts'
import type { Edited } from './edited.ts'
import { spliced, type Splice } from './splice.ts'

const isWordSign = (char = '') => /[\p{L}\p{N}]/u.test(char)
const longestName = 40

export function replaceText(latex: string, what: string, by: string): Edited {
  const text = escapeTex(by)
  const places = [...new Set([what, escapeTex(what)])]
    .map((found) => placesOf(latex, found))
    .find((found) => found.length > 0)
  if (!places) return { problem: `I did not find “${what}” in the text.` }
  if (latex.length + places.length * text.length > limits.latexBytes)
    return { problem: 'That would make the document too long.' }
  const times = places.length
  return {
    latex: spliced(
      latex,
      places.map(({ from, to }): Splice => ({ from, to, text })),
    ),
    said: `I replaced “${what}” by “${by}”${times > 1 ? ` in ${times} places` : ''}.`,
  }
}

function placesOf(latex: string, what: string): { from: number; to: number }[] {
  const { preamble, rest } = splitDocument(latex)
  const mask = maskLatex(latex)
  const last = latex.length - rest.length
  const places: { from: number; to: number }[] = []
  for (let from = latex.indexOf(what, preamble.length); from >= 0 && from < last; from = latex.indexOf(what, from)) {
    const to = from + what.length
    const isPart =
      (isWordSign(what[0]) && isWordSign(latex[from - 1])) || (isWordSign(what.at(-1)) && isWordSign(latex[to]))
    const isShown = mask[from] !== commentMark && !isOfCommand(latex, from)
    if (!isPart && isShown && to <= last) places.push({ from, to })
    from = to
  }
  return places
}

/** In a command's name, or in the name of an environment. */
function isOfCommand(latex: string, at: number): boolean {
  return /\\(?:(?:begin|end)\{)?[A-Za-z@]*$/.test(latex.slice(Math.max(0, at - longestName), at))
}
