import { expect, it } from 'vitest'
import { themeOf } from './class-options.ts'

it.each([
  ['its own', '\\documentclass[size=10pt,theme=modern]{resume}', 'modern'],
  ['with spaces', '\\documentclass[ theme = sidebar ]{resume}', 'sidebar'],
  ['none named', '\\documentclass{resume}', 'classic'],
  ['half typed', '\\documentclass[theme=mod]{resume}', null],
  ['a name that every object has', '\\documentclass[theme=constructor]{resume}', null],
  ['another class', '\\documentclass[theme=modern]{article}', null],
  ['no document', 'x', null],
])('the theme of a document: %s', (_title, latex, theme) => expect(themeOf(latex)).toBe(theme))
