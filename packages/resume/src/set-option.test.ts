import { expect, it } from 'vitest'
import { setOption } from './set-option.ts'

const rest = '\n\\begin{document}\n% theme=modern\n\\end{document}\n'
const cls = (options: string) => `\\documentclass${options}{resume}${rest}`

it.each<[string, string, string, string | null, string]>([
  ['the first option', '', 'accent', 'navy', '[accent=navy]'],
  [
    'in place of its own value',
    '[theme=classic,accent=navy,size=10pt]',
    'accent',
    'teal',
    '[theme=classic,accent=teal,size=10pt]',
  ],
  ['spaces around it stay', '[ theme = classic , size=10pt ]', 'theme', 'modern', '[ theme=modern , size=10pt ]'],
  ['behind the others', '[theme=classic]', 'paper', 'a4', '[theme=classic,paper=a4]'],
  ['a theme first', '[size=10pt]', 'theme', 'modern', '[theme=modern,size=10pt]'],
  ['in place of another way to write it', '[theme=classic,a4paper]', 'paper', 'letter', '[theme=classic,paper=letter]'],
  ['once', '[11pt,theme=classic,size=9pt]', 'size', '10pt', '[size=10pt,theme=classic]'],
  [
    'a comment stays',
    '[theme=classic, % red, blue\n  size=10pt]',
    'size',
    '9pt',
    '[theme=classic, % red, blue\n  size=9pt]',
  ],
  ['a comma in braces', '[lang={en,US},theme=classic]', 'lang', 'de', '[lang=de,theme=classic]'],
  ['taken away from the start', '[theme=classic, size=10pt]', 'theme', null, '[size=10pt]'],
  ['taken away from the end', '[theme=classic, size=10pt]', 'size', null, '[theme=classic]'],
  ['taken away twice', '[paper=a4,theme=classic,a4paper]', 'paper', null, '[theme=classic]'],
  ['taken away, the only one', '[theme=classic]', 'theme', null, ''],
  ['taken away, not there', '[theme=classic]', 'accent', null, '[theme=classic]'],
])('%s', (_title, before, name, value, after) => expect(setOption(cls(before), name, value)).toBe(cls(after)))

it('leaves another class alone', () => expect(setOption('\\documentclass{article}', 'theme', 'modern')).toBeNull())
