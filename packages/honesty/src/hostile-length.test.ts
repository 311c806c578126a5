// Postings, messages and resumes are untrusted: however they are made, reading them takes no time. Some
// of it is done on the API's main thread.
import { limits } from '@galley/contract/limits'
import { resumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { answerOffline } from './offline/answer-offline.ts'
import { callerOf, today } from './offline/testing/callers.ts'
import { vagueLines } from './offline/wording/vague-lines.ts'
import { readCommand } from './offline/commands/read-command.ts'
import { assemble } from './reply/assemble.ts'
import { asItCounts, ownWords, readCorrection } from './reply/own-words.ts'
import { readReply, wordsSoFar } from './reply/read-reply.ts'
import { withoutLinks } from './reply/without-links.ts'
import { coverageOf } from '@galley/resume/posting/coverage'
import { findTerms } from '@galley/resume/posting/find-terms'
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import { readPosting } from '@galley/resume/posting/read-posting'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierSample } from '@galley/resume/testing/tier'

const bytes = 200_000
const pieces = [
  'a',
  'Go, ',
  'Aa',
  'a+',
  'a/b/',
  '[',
  '[a](',
  'I used a, ',
  '. ',
  '\n',
  ' ',
  'add a bullet to ',
  'Go/',
  'https://a.b ',
  'a@b.c ',
  '\\documentclass[',
  'AB\n',
  'A b c d e f.\n',
  '\u0301\u0316',
  '```',
  'I \u2019',
  ': yes',
  '7',
]
const resume = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Acme}{}{2020 – 2021}
\begin{bullets}
  \item Ran PostgreSQL for forty shops.
\end{bullets}
\section{Skills}
\skills{Python, Docker}
\end{document}
`
const form = resumeData.parse({ skills: ['Linux'] })
const edits = [
  'km per year, not per month',
  'the start date at Acme is wrong, it is 2019',
  'drop the last bullet',
  'replace "a" by "b"',
  'replace a with b',
  'Docker: yes, at Acme, for the shops',
  'remove Docker from my skills',
  'swap my two jobs',
  'fit it on one page',
]
const ofDocuments = new Set(['lint', ...edits])
/** The outline's own plain text takes long to bring accents into order; it is not read here. */
const isOutlines = (name: string, piece: string) => ofDocuments.has(name) && piece.startsWith('\u0301')
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  findTerms: (text) => findTerms(text, ['Docker', 'FooBar']),
  readPosting,
  looksLikePosting,
  coverageOf: (text) => coverageOf({ latex: resume, form, jobDescription: text }),
  readReply,
  wordsSoFar,
  assemble: (text) => assemble(resume, text),
  withoutLinks: (text) => withoutLinks(text, text),
  ownWords: (text) => ownWords([text], text),
  answerToClaim: (text) => ownWords([{ about: text.slice(0, limits.claimChars), words: text }], text),
  readCorrection: (text) => readCorrection({ about: 'Kafka', words: 'yes' }, text),
  withdrawn: (text) => asItCounts({ written: text, changes: [{ key: null, instead: [] }] }),
  readCommand,
  vagueLines: (text) => vagueLines(resume.replace('forty shops', () => text)),
  ...Object.fromEntries(
    edits.map((message) => [
      message,
      async (text: string) => {
        const latex = resume.replace('forty shops', () => text.slice(0, limits.chatLatexBytes))
        await answerOffline({ intent: 'chat', message, latex, form, jobDescription: '', today }, callerOf(2))
      },
    ]),
  ),
  answerOffline: async (text) =>
    answerOffline({ intent: 'chat', message: text, latex: resume, form, jobDescription: text, today }, callerOf(1)),
  tailor: async (text) =>
    answerOffline({ intent: 'tailor', message: '', latex: resume, form, jobDescription: text, today }, callerOf(1)),
}

findTerms('The lists are read once.')
it.each(
  tierSample(
    Object.keys(readers).flatMap((name) =>
      pieces.filter((piece) => !isOutlines(name, piece)).map((piece) => [name, piece] as const),
    ),
    20,
  ),
)('%s of nothing but %j', async (name, piece) => {
  const read = (size: number) => readers[name]!(piece.repeat(Math.ceil(size / piece.length)))
  expect(await growthOf(read, bytes / 2)).toBeLessThanOrEqual(maxGrowth)
})
