// The choices are those of the class.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accentColors, densities, fonts, languages, papers, themeDefaults } from './look-choices.ts'

const file = (name: string) => readFileSync(new URL(`../../../tex/class/${name}`, import.meta.url), 'utf8')
const cls = file('resume.cls')
const listed = (name: string) =>
  new RegExp(`\\\\c_rs_${name}_clist\\s*\\{([^}]*)\\}`)
    .exec(cls)?.[1]
    ?.split(',')
    .map((value) => value.trim())

it.each([
  ['theme', Object.keys(themeDefaults)],
  ['font', fonts],
  ['density', densities],
  ['paper', papers],
  ['accent', Object.keys(accentColors)],
])('%s', (name, choices) => expect(choices).toEqual(listed(name)))

it('the colours', () => {
  const defined = [...cls.matchAll(/\\definecolor\{([a-z]+)\}\{HTML\}\{([0-9A-F]{6})\}/g)].map(([, ...row]) => row)
  expect(Object.entries(accentColors).filter(([name]) => name !== 'black')).toEqual(defined)
})

it('the languages', () => {
  const months = [...file('resume-dates.def').matchAll(/\\rsmonths\{([a-z]{2})\}/g)].map(([, name]) => name)
  expect(languages).toEqual(months)
})

it.each(Object.entries(themeDefaults))('what %s has of itself', (theme, { accent, font, sizePt, marginMm }) => {
  expect(file(`resume-theme-${theme}.def`)).toContain(`\\rsdefaults{${accent}}{${font}}{${sizePt}pt}{${marginMm}mm}`)
})
