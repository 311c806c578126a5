// Words that every object has are words like others: of a document, a request, a proposal.
import { expect, it } from 'vitest'
import { lookup } from '@galley/resume/text/lookup'
import { lookOf } from '@galley/resume/class-options'
import { assemble } from './reply/assemble.ts'

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

it.each(inherited)('a table has no row that was not given: %s', (key) => {
  expect(lookup({ a: 1 })[key]).toBeUndefined()
})
it.each(inherited)('an option of the class that is called so is not taken into a proposal: %s', (name) => {
  const accepted = '\\documentclass[theme=modern]{resume}\n\\begin{document}\nA\n\\end{document}\n'
  const given = accepted.replace('theme=modern', `theme=modern,${name}=1`)
  expect(assemble(accepted, given)).toBe(accepted)
})
it.each(inherited)('a theme that is called so looks like the first one: %s', (name) => {
  expect(lookOf(`\\documentclass[theme=${name}]{resume}`)).toMatchObject({ sizePt: 10.2, marginMm: 18 })
})
