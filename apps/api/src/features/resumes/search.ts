// Which resumes have the words that a user is looking for.
import type { SearchedResume } from './resumes.repository.ts'
import { normalized } from '@galley/resume/text/normalized'

/** Without case and accents: "zoe" finds "Zoë". */
const folded = (text: string): string => normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every text of the data; an entry's id is none. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : textsOf(part)))
}

/**
 * The words of a document of another class, roughly: in one pass over each text, as there may be many. Accents that are
 * commands fall away like those of characters.
 */
function wordsOfLatex(latex: string): string {
  return latex
    .slice(Math.max(0, latex.indexOf('\\begin{document}')))
    .replace(/(?<!\\)%.*/g, '')
    .replace(/\\(?:begin|end)\{[^{}\n]*\}|\\[a-zA-Z]+\*?|\\[^a-zA-Z]|[{}]/g, (command) => {
      if (/^\\[%&$#_]$/.test(command)) return command.slice(1)
      return command.length > 2 || command === '\\\\' ? ' ' : ''
    })
}

/** The ids of those that have every word, in their order. */
export function idsWithWords(resumes: readonly SearchedResume[], query: string): string[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const isFound = ({ title, applicationEmployer, resumeData, foreignLatex }: SearchedResume) => {
    const text = folded([title, applicationEmployer, ...textsOf(resumeData), wordsOfLatex(foreignLatex)].join('\n'))
    return words.every((word) => text.includes(word))
  }
  return resumes.filter(isFound).map(({ id }) => id)
}
