// How people wish for another look, and which options of the class that is.
import { describe, expect, it } from 'vitest'
import { ask, changes } from './testing/changes.ts'
import { jakes, northwind } from './testing/documents.ts'

const look = (options: string) => ['- \\documentclass[theme=classic]{resume}', `+ \\documentclass[${options}]{resume}`]

describe('the look', () => {
  it.each<[string, string[]]>([
    ['use the modern theme', look('theme=modern')],
    ['Switch to sidebar', look('theme=sidebar')],
    ['use the federal template', look('theme=federal')],
    ['Switch to federal', look('theme=federal')],
    ['switch to the swiss one', look('theme=swiss')],
    ['change the theme timeline', look('theme=timeline')],
    ['make it navy', look('theme=classic,accent=navy')],
    ['use the academic theme in burgundy', look('theme=academic,accent=burgundy')],
    ['make it navy and use the compact theme', look('accent=navy,theme=compact')],
    ['accent #ff0000', look('theme=classic,accent=FF0000')],
    ['set the accent colour to #f00', look('theme=classic,accent=FF0000')],
    ['I’d like a navy accent', look('theme=classic,accent=navy')],
    ['change the header to blue', look('theme=classic,accent=blue')],
    ['make the font bigger', look('theme=classic,size=10.7pt')],
    ['use a smaller font', look('theme=classic,size=9.7pt')],
    ['set the font size to 11', look('theme=classic,size=11pt')],
    ['11pt please', look('theme=classic,size=11pt')],
    ['switch to A4', look('theme=classic,paper=a4')],
    ['use US letter paper', look('theme=classic,paper=letter')],
    ['narrower margins', look('theme=classic,margin=16mm')],
    ['set the margins to 20 mm', look('theme=classic,margin=20mm')],
    ['more space between lines', look('theme=classic,density=airy')],
    ['use tighter spacing', look('theme=classic,density=tight')],
    ['change the font to Times New Roman', look('theme=classic,font=termes')],
    ['use Helvetica in teal on A4', look('theme=classic,paper=a4,font=heros,accent=teal')],
  ])('%s', async (message, lines) => expect((await changes(northwind, message)).lines).toEqual(lines))

  it.each([
    ['use the modern theme in red', ['I set the modern theme.', 'I have no red.']],
    ['make it navy and write a cover letter', ['I set the colour navy.', 'I can’t write a cover letter']],
    ['use the classic theme in navy', ['I set the colour navy.', 'Your resume has the classic theme already.']],
    ['Make it one page and navy', ['I set the colour navy.', 'It fits already']],
    ['use Calibri', ['I have no Calibri.']],
    ['set the font to 30pt', ['30pt does not']],
    [
      'what themes do you have?',
      [
        'classic, modern, compact, academic, sidebar, executive, european, graduate, creative, federal, timeline and swiss',
      ],
    ],
  ])('and says what can’t be done: %s', async (message, words) => {
    const { said } = await changes(northwind, message)
    for (const part of words) expect(said).toContain(part)
  })

  it('of another class is named', async () =>
    expect((await ask(jakes, 'make the font bigger')).message).toContain('Galley’s own class'))
})
