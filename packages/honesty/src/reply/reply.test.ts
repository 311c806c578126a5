import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { ownWords } from './own-words.ts'
import { withoutLinks } from './without-links.ts'
import { readReply, wordsSoFar } from './read-reply.ts'

const body = '\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}'
const whole = `\\documentclass{resume}\n${body}`

describe('a model’s answer', () => {
  it.each<[string, string, string, string | null]>([
    ['words alone', 'Hello.', 'Hello.', null],
    ['words and a fenced body', `I did it.\n\`\`\`latex\n${body}\n\`\`\``, 'I did it.', body],
    ['words behind it', `\`\`\`latex\n${body}\n\`\`\`\nI did it.`, 'I did it.', body],
    ['a whole document, unfenced', `I did it.\n\n${whole}\n`, 'I did it.', whole],
    ['a whole document, fenced without a language', `I did it.\n\`\`\`\n${whole}\n\`\`\``, 'I did it.', whole],
    [
      'a body without its environment',
      'Done.\n\\section{Skills}\n\\skills{Python}',
      'Done.',
      '\\section{Skills}\n\\skills{Python}',
    ],
    ['a fence that is cut off', `Done.\n\`\`\`latex\n${body}`, 'Done.', body],
    ['an example in a sentence', 'Use `\\textbf{x}` for bold.', 'Use `\\textbf{x}` for bold.', null],
    [
      'a fenced example that is no resume',
      'Like so:\n```latex\n\\textbf{x}\n```',
      'Like so:\n```latex\n\\textbf{x}\n```',
      null,
    ],
    ['the longest of two', `A.\n\`\`\`latex\n\\item short\n\`\`\`\n\`\`\`latex\n${body}\n\`\`\``, 'A.', body],
    ['a label before the words', 'Message: Done.', 'Done.', null],
    ['nothing', '', '', null],
  ])('%s', (_what, text, message, latex) => expect(readReply(text)).toMatchObject({ message, latex }))

  it('shows words as they come, and never what may be the beginning of LaTeX', () => {
    const text = `I shortened it.\n\`\`\`latex\n${body}\n\`\`\``
    let shown = 0
    for (let at = 1; at <= text.length; at += 1) {
      const words = wordsSoFar(text.slice(0, at))
      expect('I shortened it.\n'.startsWith(words)).toBe(true)
      expect(words.length).toBeGreaterThanOrEqual(shown)
      shown = words.length
    }
  })

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void [readReply(text), wordsSoFar(text)]))
  })
})

describe('the proposal as a whole', () => {
  const accepted =
    '\\documentclass[theme=classic,a4paper]{resume}\n\\usepackage{xcolor}\n\\begin{document}\nOld.\n\\end{document}\n'
  it.each<[string, string, string]>([
    ['a body', '\\begin{document}\nNew.\n\\end{document}', accepted.replace('Old.', 'New.')],
    ['a bare body', 'New.', accepted.replace('Old.', 'New.')],
    [
      'another preamble is left out',
      '\\documentclass{article}\\usepackage{evil}\\begin{document}\nNew.\n\\end{document}',
      accepted.replace('Old.', 'New.'),
    ],
    [
      'options of the class are taken',
      '\\documentclass[theme=modern,accent=navy]{resume}\n\\begin{document}\nOld.\n\\end{document}',
      accepted.replace('theme=classic,a4paper', 'a4paper,theme=modern,accent=navy'),
    ],
    [
      'an option with anything in it is not',
      '\\documentclass[theme=\\input{x}]{resume}\n\\begin{document}\nOld.\n\\end{document}',
      accepted.replace('theme=classic,', ''),
    ],
    [
      'what follows the end is left out',
      '\\begin{document}\nNew.\n\\end{document}\n\\input{x}',
      accepted.replace('Old.', 'New.'),
    ],
    ['nothing', '  ', ''],
  ])('%s', (_what, given, expected) => expect(assemble(accepted, given)).toBe(expected))
})

describe('a person’s own words', () => {
  const posting = 'You will lead a team and own Kubernetes and Terraform infrastructure for robots. PMP a plus.'
  it.each<[string, string, string[]]>([
    ['what they say of themselves', 'I used Terraform at Northwind.', ['I used Terraform at Northwind.']],
    ['what they ask to be added', 'Add Terraform to my skills.', ['Add Terraform to my skills.']],
    ['an answer in few words', 'Kubernetes: yes, at Northwind', ['Kubernetes: yes, at Northwind']],
    ['a question says nothing', 'Does the posting ask for Kubernetes?', []],
    [
      'a sentence of the posting is not theirs',
      'You will lead a team and own Kubernetes and Terraform infrastructure.',
      [],
    ],
    [
      'a long paste is not',
      `About us. ${'We love Kubernetes at Acme Robotics and so will you. '.repeat(20)}`.replaceAll('We', 'They'),
      [],
    ],
    [
      'but what they say in it is',
      `${'Kubernetes is loved at Acme Robotics. '.repeat(20)}\nI used Helm.`,
      ['I used Helm.'],
    ],
  ])('%s', (_what, message, words) => expect(ownWords([message], posting)).toEqual(words))

  const pasted = [
    'Senior Platform Engineer at Globex',
    'Requirements',
    '- 5 years of Kubernetes',
    'I joined Globex in 2019 and I use Terraform every day.',
    '"I have built our robots in Rust," says Anna, who leads the team.',
    'Benefits',
    'I look forward to meeting you. I run the hiring here with Helm.',
  ].join('\n')
  it.each<[string, string, string[]]>([
    ['alone', pasted, []],
    ['behind a wish', `Tailor my resume to this:\n\n${pasted}`, []],
    [
      'behind what they say of themselves',
      `I used Pulumi at Acme. Tailor my resume to this posting:\n\n${pasted}`,
      ['I used Pulumi at Acme.'],
    ],
    [
      'before what they say of themselves',
      `${pasted}\n\nPlease add this to my resume: I used Pulumi at Acme.`,
      ['Please add this to my resume: I used Pulumi at Acme.'],
    ],
  ])('whoever speaks in a posting that was pasted is somebody else: %s', (_what, message, words) =>
    expect(ownWords([message], '')).toEqual(words),
  )

  it.each([
    'Requirements: Kubernetes, Terraform and Rust. 5+ years.',
    'Must have: Kubernetes',
    'Tailor my resume for a Kubernetes job',
    'Tailor this to a job with Kubernetes',
    'Rewrite it so that it matches Kubernetes roles',
    'I know nothing about Kubernetes',
    'I lack Kubernetes',
    'I hardly know Kubernetes',
    'I have heard of Kubernetes',
    'I failed the Kubernetes exam',
    'I avoided Kubernetes',
    'I never used Terraform',
    'I have not used Kubernetes, Terraform and Helm',
    'I wish I had used Kubernetes',
    'If I had used Kubernetes, I would say so',
    'I want to learn Kubernetes',
    'I’m applying for a Kubernetes role',
    'I’d love a Kubernetes job',
    'We are looking for someone who led a team of 12 engineers',
    'We use Kubernetes and Terraform',
    'You will lead a team of 12 engineers',
    'You led a team of 12 engineers',
    'Make my resume sound like a Kubernetes expert',
    'Add the keywords of the posting: Kubernetes',
    'Add a bullet about Kubernetes',
    'Put Kubernetes first',
    'My resume has Kubernetes missing',
    'Kubernetes',
    'Kubernetes: no',
    '5+ years of Kubernetes',
    'Does it say that I used Kubernetes?',
    'Should I say that I used Kubernetes?',
    'what if i used Kubernetes',
    'Ich habe Terraform nie benutzt',
    'Requirements:\n- Kubernetes\nWe moved to Terraform in 2022\nAdd value',
  ])('proves nothing: %s', (message) => expect(ownWords([message], posting)).toEqual([]))

  it.each([
    'I used Terraform at Northwind',
    'I also led a team of four',
    'We moved to Kubernetes in 2022',
    'Add Terraform to my skills',
    'Please include that I speak French',
    'Could you add that I speak French?',
    'add a bullet to Lumen: Trained 15 librarians',
    'replace "26" with "30"',
    'Kubernetes: yes, at Northwind',
    'AWS: yes',
    'My GPA was 3.8',
    'Ich habe Terraform benutzt',
    'Three years, at Acme',
    'Trained 15 librarians',
    'i used terraform at northwind',
    'When I was at Acme, I led a team of four',
  ])('is their word: %s', (message) => expect(ownWords([message], posting)).toEqual([message]))

  it('of a sentence partly in doubt the clear clause counts', () =>
    expect(ownWords(['I never used Terraform, but I used Pulumi at Acme'], posting)).toEqual(['I used Pulumi at Acme']))
})

describe('a message without links', () => {
  it.each([
    ['See https://evil.example/?q=1 now', 'See (address removed) now'],
    ['![x](https://evil.example/x.png) done', 'x done'],
    ['Read [this](http://evil.example).', 'Read this.'],
    ['Write to a@evil.example', 'Write to (address removed)'],
    ['[![x](https://evil.example/x.png)](https://evil.example)', 'x'],
    [`Write to ${'a'.repeat(64)}@evil.example`, 'Write to (address removed)'],
    ['[a] (b) and [c](d', '[a] (b) and [c](d'],
    ['I kept maya@example.com', 'I kept maya@example.com'],
    ['No address at all', 'No address at all'],
  ])('%s', (message, text) => expect(withoutLinks(message, 'Maya, maya@example.com')).toBe(text))
})
