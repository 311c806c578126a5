// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { withLineAdded, withoutLead } from './line-drop.ts'

const control = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLInputElement | HTMLTextAreaElement
}

it.each([
  ['an empty field', '<input value="  ">', 'Oslo'],
  ['a line', '<input value="Go to">', 'Go to Oslo'],
  ['a list', '<input data-list value="Bergen">', 'Bergen, Oslo'],
  ['a text', '<textarea>Bergen \n</textarea>', 'Bergen\nOslo'],
  ['a field that has just room for it', '<input maxlength="9" value="Lima">', 'Lima Oslo'],
  ['a field that is full', '<input maxlength="8" value="Lima">', null],
])('added to %s', (_what, html, text) => expect(withLineAdded(control(html), 'Oslo')).toBe(text))

it.each([
  ['– Princeton, NJ', 'Princeton, NJ'],
  [', Springfield', 'Springfield'],
  ['• Led a team', 'Led a team'],
  ['(2019)', '(2019)'],
  ['–', '–'],
])('%s is put down as %s', (line, text) => expect(withoutLead(line)).toBe(text))
