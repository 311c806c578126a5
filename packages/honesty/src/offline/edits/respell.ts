// A skill by the name that the posting has for it: what is searched for is found. The person's own name stays beside
// it.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { plainText } from '@galley/resume/outline/plain-text'
import { findTerms } from '@galley/resume/posting/find-terms'
import { readPosting, type PostingTerm } from '@galley/resume/posting/read-posting'
import type { Edited } from './edited.ts'
import { skillLists } from './skill-lists.ts'
import { spliced, type Splice } from './splice.ts'

/** Asked for alone. */
export function respell(latex: string, jobDescription: string): Edited {
  const splices = respelt(latex, readPosting(jobDescription))
  if (splices.length === 0) return { problem: 'Your skills are written as the posting writes them already.' }
  const names = splices.map(({ text }) => `“${plainText(text)}”`).slice(0, 6)
  return {
    latex: spliced(latex, splices),
    said: `I wrote ${splices.length === 1 ? 'one skill' : `${splices.length} skills`} the way the posting does: ${names.join(', ')}.`,
  }
}

/**
 * "Postgres" where the posting has "PostgreSQL": the same skill by the name that is searched for. Only in lists of
 * skills.
 */
export function respelt(latex: string, terms: readonly PostingTerm[]): Splice[] {
  const names = terms.map(({ name }) => name)
  return skillLists(latex)
    .flatMap(({ ranges }) => ranges)
    .flatMap((item): Splice[] => {
      const plain = plainText(item.text)
      const [found, ...others] = findTerms(plain, names)
      const asked = terms.find(({ name }) => name === found?.name)
      const isWhole = found !== undefined && others.length === 0 && found.text === plain
      if (!asked || !isWhole || asked.text.toLowerCase() === plain.toLowerCase()) return []
      if (!isOtherName(plain, asked.text)) return []
      return [{ from: item.from, to: item.to, text: `${escapeTex(asked.text)} (${item.text})`, isAlone: true }]
    })
}

/**
 * Not merely the same words in plural or with a hyphen, and neither with a maker's name before it: "Apache Kafka
 * (Kafka)" says nothing.
 */
const isOtherName = (one: string, other: string) => {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+#.]|s\b/g, '')
  const [mine, theirs] = [bare(one), bare(other)]
  const isPart = mine !== '' && theirs !== '' && wordsIn(one, other)
  return mine !== theirs && !isPart && !/\s/.test(one.trim())
}
const wordsIn = (one: string, other: string) => {
  const [mine, theirs] = [one, other].map(
    (text) =>
      ` ${text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
        .trim()} `,
  )
  return theirs!.includes(mine!) || mine!.includes(theirs!)
}
