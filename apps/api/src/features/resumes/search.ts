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

/** The ids of those that have every word, in their order. */
export function idsWithWords(resumes: readonly SearchedResume[], query: string): string[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const isFound = ({ title, applicationEmployer, resumeData }: SearchedResume) => {
    const text = folded([title, applicationEmployer, ...textsOf(resumeData)].join('\n'))
    return words.every((word) => text.includes(word))
  }
  return resumes.filter(isFound).map(({ id }) => id)
}
