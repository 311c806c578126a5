// Text as it was typed, into the form: what is a heading, a point, a column, and which lines are one paragraph.
import { describe, expect, it } from 'vitest'
import { fromPlainText, plainTextLines } from './styled-text/plain-text.ts'
import { textOf, type StyledLine } from './styled-text/styled-lines.ts'

const shown = ({ cells, bullet, heading }: StyledLine) =>
  `${heading === null ? '' : `${heading} `}${bullet === null ? '' : `${bullet} `}${textOf({ cells })}`
const linesOf = (text: string) => plainTextLines(text).map(shown)

it.each<[string, string, string[]]>([
  [
    'a name and headings that are known',
    'Maya Okafor\nExperience:\nSkills',
    ['title Maya Okafor', 'section Experience', 'section Skills'],
  ],
  ['no name where the first line is an address', 'maya@example.org\nSkills', ['maya@example.org', 'section Skills']],
  [
    'underlined headings',
    'Maya Okafor\n\nThings I did\n============\nMuch.',
    ['title Maya Okafor', 'section Things I did', 'Much.'],
  ],
  [
    'capitals where headings are in capitals',
    'Maya\n\nSKILLS\nGo\n\nEDUCATION\nMIT\n\nRIVERS I SWAM\nMany',
    ['title Maya', 'section SKILLS', 'Go', 'section EDUCATION', 'MIT', 'section RIVERS I SWAM', 'Many'],
  ],
  [
    'no heading where a date follows',
    'Maya\n\nSKILLS\nGo\n\nEXPERIENCE\n\nNORTHWIND TRADERS\n2019 - 2020',
    ['title Maya', 'section SKILLS', 'Go', 'section EXPERIENCE', 'NORTHWIND TRADERS', '2019 - 2020'],
  ],
  [
    'Markdown',
    '# Maya Okafor\n## Skills\n- **Go**, _Python_\n- [site](https://a.example)\n### Sub',
    ['title Maya Okafor', 'section Skills', '0 Go, Python', '0 site', 'sub Sub'],
  ],
  [
    'points and points in points',
    'Maya\n- one\n* two\n      • three\n1. four',
    ['title Maya', '0 one', '0 two', '1 three', '0 four'],
  ],
  [
    'columns',
    'Engineer\t2019\nIntern        2018',
    ['title Engineer  2019', 'Intern  2018'].map((line) => line.replace('title ', '')),
  ],
  ['all line ends', 'Maya\r\n\r\nSkills\rGo\u2028Python', ['title Maya', 'section Skills', 'Go', 'Python']],
  ['rules', 'Maya\n--------\n* * * * *\nGo', ['title Maya', 'Go']],
])('finds %s', (_what, text, lines) => expect(linesOf(text)).toEqual(lines))

it('makes paragraphs whole that were broken at a width', () => {
  const words = Array.from({ length: 90 }, (_, index) => `word${index}`)
  const broken = words.reduce<string[]>(
    (lines, word) =>
      (lines.at(-1) ?? '').length + word.length > 70
        ? [...lines, word]
        : [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${word}`.trim()],
    [''],
  )
  expect(linesOf(`Maya\n\n${broken.join('\n')}\n\nShort.`)).toEqual(['title Maya', words.join(' '), 'Short.'])
})

it.each([
  ['an o', 'o desenvolvimento de produtos digitais para clientes internacionais em todo o'],
  ['a plus', '+ três anos de trabalho com produtos digitais para clientes internacionais'],
  ['a number', '1. lugar no concurso de produtos digitais para clientes internacionais e a'],
  ['another number', '2) lugar no concurso de produtos digitais para clientes internacionais e'],
])('takes %s for a word where a full line of a paragraph begins with it', (_what, line) => {
  const full = 'Engenheiro com dez anos de experiência em sistemas de pagamento para bancos e'
  const paragraph = [
    full,
    line,
    'o mercado europeu e também nos Estados Unidos onde trabalhei durante três anos',
    full,
    'mais.',
  ]
  expect(linesOf(`João\n\n${paragraph.join('\n')}`)).toEqual(['title João', paragraph.join(' ')])
})
it.each([
  ['one that is indented', '  o did much', ['0 did much']],
  ['several', 'o did much\no did more', ['0 did much', '0 did more']],
  ['one before a capital', 'o Did much', ['0 Did much']],
  ['none where it is alone', 'o mercado', ['o mercado']],
])('takes an o as a bullet: %s', (_what, text, lines) =>
  expect(linesOf(`Maya\n\nEngineer, Acme\n${text}`)).toEqual(['title Maya', 'Engineer, Acme', ...lines]),
)

describe('a resume', () => {
  const { reading, pages, pageText, isCut } = fromPlainText(`Maya Okafor
Portland, Oregon | maya@example.org

EXPERIENCE

Contoso Systems, Portland, OR                       March 2020 - Present
Senior Software Engineer
- Designed the ledger that settles 40 million payments a month.

SKILLS
Go, Python
`)
  it('is read, and each field stands where the page has its text', () => {
    expect(reading.data).toMatchObject({
      personalInfo: { name: 'Maya Okafor', email: 'maya@example.org', address: 'Portland, Oregon' },
      experience: [
        {
          company: 'Contoso Systems',
          position: 'Senior Software Engineer',
          location: 'Portland, OR',
          startDate: 'March 2020',
          current: true,
          description: '- Designed the ledger that settles 40 million payments a month.',
        },
      ],
      skills: ['Go', 'Python'],
    })
    const box = reading.fields.find(({ path }) => path === 'experience.0.startDate')!.boxes[0]!
    const item = pageText.find(({ text }) => text.startsWith('March 2020'))!
    expect([box.page, box.x, box.y]).toEqual([item.page, expect.closeTo(item.x, 1), expect.closeTo(item.y, 1)])
    expect([pages, isCut]).toEqual([[{ width: 612, height: 792 }], false])
  })
})
it.each([
  ['nothing', ''],
  ['one letter', 'x'],
  ['signs', '•\n-\n***\n\t\t\n:::\n[]()'],
  ['one long word', 'x'.repeat(5_000)],
])('takes %s', (_what, text) => expect(() => fromPlainText(text)).not.toThrow())
