import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressLabel, contactLabel } from './contact-words.ts'

const labels = readFileSync(join(import.meta.dirname, '../../../../../tex/class/resume-labels.def'), 'utf8')
const languages = [...labels.matchAll(/^\\rslabels\{(\w+)\}(.+)$/gm)].map(([, language = '', words = '']) => ({
  language,
  words: [...words.matchAll(/\{([^}]+)\}/g)].map(([, word]) => word ?? ''),
}))
const wholeOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]

it.each(languages)('knows the labels that our themes write in $language', ({ words }) => {
  expect(words).toHaveLength(5)
  for (const word of words) for (const text of [word, `${word}:`]) expect(wholeOf(contactLabel, text)).toBe(text)
  expect(wholeOf(addressLabel, `${words[2]}: Ulica 1`)).toBe(`${words[2]}: `)
})

it.each(['Email address: ', 'Tel.: ', 'E-mail', 'Phone number:', 'LinkedIn: '])('%j is a label', (text) =>
  expect(wholeOf(contactLabel, text)).toBe(text),
)

it.each(['Mailer', 'Website builder', 'Adressen', 'Web Developer', 'Ortega: 1', 'Sitecore'])('%s is none', (text) =>
  expect(contactLabel.exec(text)).toBeNull(),
)
