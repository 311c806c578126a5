import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../lens/text-edits.ts'
import { sampleLatex } from '../../sample-resume.ts'
import { templates } from '../../templates.ts'
import type { ResumeRule } from '../finding.ts'
import { resumeFindings } from './resume-findings.ts'

const today = new Date('2026-06-15')
const past = '\\entry{Manager}{Acme}{Austin}{March 2019 – May 2022}'
const current = '\\entry{Manager}{Acme}{Austin}{March 2022 – Present}'

const resume = (body: string, options = 'theme=classic') =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n\\begin{header}\n  \\name{Ada}\n\\end{header}\n\n${body}\n\\end{document}\n`
const job = (entry: string, ...bullets: string[]) =>
  resume(
    `\\section{Experience}\n${entry}\n\\begin{bullets}\n${bullets.map((text) => `  \\item ${text}`).join('\n')}\n\\end{bullets}`,
  )
const found = (latex: string, rule: ResumeRule) => resumeFindings(latex, today).filter((one) => one.rule === rule)
const wordsOf = (latex: string, rule: ResumeRule) => found(latex, rule).map(({ words }) => words)
/** The document's bullets after the only fix of this rule. */
function fixed(latex: string, rule: ResumeRule): string[] {
  const [change] = found(latex, rule).flatMap(({ fixes }) => fixes.map((fix) => fix.change))
  if (!change) throw new Error('no fix')
  return Array.from(applyEdits(latex, [change]).matchAll(/\\item (.*)/g), ([, text = '']) => text)
}

describe('a weak beginning', () => {
  it.each([
    ['Helped the team with the budget.', 'Helped'],
    ['Assisting the lead engineer.', 'Assisting'],
    ['Responsible for the budget of 3 wards.', 'Responsible for'],
    ['Duties included filing.', 'Duties included'],
    ['Worked on the new website.', 'Worked on'],
  ])('is found in “%s”', (bullet, words) => {
    expect(wordsOf(job(past, bullet), 'weakVerb')).toEqual([words])
  })
  it('is none where the person says what they did', () => {
    expect(
      wordsOf(job(past, 'Trained 12 people.', 'Workshop on budgets.', 'Assisted living for 12 residents.'), 'weakVerb'),
    ).toEqual([])
  })
  it('becomes the plain verb in a job that is over', () => {
    expect(fixed(job(past, 'Was responsible for managing the budget of 3 wards.'), 'weakVerb')).toEqual([
      'Managed the budget of 3 wards.',
    ])
  })
  it.each([
    ['Responsible for the management of 3 wards.', 'Managed 3 wards.'],
    ['In charge of hiring, training and scheduling 12 cooks.', 'Hired, trained and scheduled 12 cooks.'],
    ['Was tasked with writing the handbook.', 'Wrote the handbook.'],
    ['I was responsible for the daily rota of cooks.', undefined],
    ['Duties included running the tills.', 'Ran the tills.'],
    ['Managed to cut costs by 5\\%.', 'Cut costs by 5\\%.'],
    ['Was able to cut costs and raise sales.', undefined],
    ['Succeeded in opening two stores.', 'Opened two stores.'],
    ['Worked on developing the site.', undefined],
    ['Helped with writing the handbook.', undefined],
    ['Responsible for the testing and training of staff.', undefined],
    ['Duties included answering calls,mails and greeting guests.', undefined],
  ])('of the person’s own work alone: “%s”', (bullet, plain) => {
    const changes = found(job(past, bullet), 'weakVerb').flatMap(({ fixes }) => fixes.map(({ change }) => change))
    expect(changes.length > 0 ? fixed(job(past, bullet), 'weakVerb') : [undefined]).toEqual([plain])
  })
  it.each([
    ['Lead 12 cooks.', 'Manage the budget.'],
    ['Led 12 cooks.', 'Managed the budget.'],
  ])('has the form of its neighbours in a current job: beside “%s” it is “%s”', (other, plain) => {
    expect(fixed(job(current, other, 'Responsible for managing the budget.'), 'weakVerb')).toEqual([other, plain])
  })
  it.each([
    ['in a current job', current, 'Responsible for managing the budget.'],
    ['where a second verb would be left', past, 'Responsible for hiring staff and training them.'],
  ])('is left to the person %s', (_case, entry, bullet) => {
    expect(found(job(entry, bullet), 'weakVerb').map(({ fixes }) => fixes)).toEqual([[]])
  })
})

describe('filler', () => {
  it.each([
    ['Cut costs in order to grow.', 'Cut costs to grow.'],
    ['Successfully led a team.', 'Led a team.'],
    ['Utilized Excel and Access.', 'Used Excel and Access.'],
    ['Wrote reports on a weekly basis.', 'Wrote reports weekly.'],
    ['Provided training to 12 cooks.', 'Trained 12 cooks.'],
    ['Led teams by conducting reviews of all menus.', 'Led teams by reviewing all menus.'],
    ['Worked with various teams and a wide range of clients.', 'Worked with teams and a wide range of clients.'],
    ['Helped to open the second store.', 'Helped open the second store.'],
    ['Wrote reports \\textbf{in order to} grow.', 'Wrote reports \\textbf{to} grow.'],
  ])('leaves “%s” shorter', (bullet, shorter) => {
    expect(fixed(job(past, bullet), 'filler')).toEqual([shorter])
  })
  it.each([
    ['Led a very experienced team.', 'Led an experienced team.'],
    ['Ran an actively managed fund.', 'Ran a managed fund.'],
    ['Led a really good team.', 'Led a good team.'],
    ['A very old shop was kept.', 'An old shop was kept.'],
  ])('takes the article along in “%s”', (bullet, shorter) => {
    expect(fixed(job(past, bullet), 'filler')).toEqual([shorter])
  })
  it('is not fixed where the sound behind the article is open', () => {
    expect(found(job(past, 'Spent a very useful year.'), 'filler').map(({ fixes }) => fixes)).toEqual([[]])
  })
  it.each(['in the area of 20\\%', 'in the area of €20', 'in the area of thirty people', 'in the area of \\$5'])(
    'is none where “%s” means about as much',
    (words) => {
      expect(wordsOf(job(past, `Cut costs ${words} in all.`), 'filler')).toEqual([])
    },
  )
  it.each([
    'Ran tests quickly and successfully.',
    'Quickly and successfully closed 5 deals.',
    'Closed 5 deals successfully and on time.',
    'Sold tools of various sizes in various ways.',
    'Was not very late.',
    'Provided technical support to 12 shops.',
  ])('is what the sentence can’t do without: “%s”', (bullet) => {
    expect(wordsOf(job(past, bullet), 'filler')).toEqual([])
  })
  it('is a subject’s area', () => {
    expect(fixed(job(past, 'Taught in the area of law.'), 'filler')).toEqual(['Taught in law.'])
  })
  it('is named but not fixed where a command stands in it', () => {
    const [only] = found(job(past, 'Cut costs in \\textbf{order} to grow.'), 'filler')
    expect([only?.words, only?.fixes]).toEqual(['in order to', []])
  })
})

describe('the passive', () => {
  it.each([
    ['Was promoted by the head of 3 stores.', []],
    ['New staff was trained by me.', []],
    ['The tool was developed in two weeks by three managers.', []],
    ['Costs were reduced by 10\\%.', ['were reduced']],
    ['Costs were reduced by a third.', ['were reduced']],
    ['The move was finished by May 2020.', ['was finished']],
    ['The move was finished by the end of May.', ['was finished']],
    ['Costs were reduced by automating reports.', ['were reduced']],
  ])('leaves open who acted, unless “by” names them: “%s”', (bullet, words) => {
    expect(wordsOf(job(past, bullet), 'passive')).toEqual(words)
  })
  it('is found where nobody acts', () => {
    const bullets = ['Costs were reduced by 10\\%.', 'An internal tool was developed in a week.']
    expect(wordsOf(job(past, ...bullets), 'passive')).toEqual(['were reduced', 'was developed'])
  })
  it('is none behind a verb of the person’s own', () => {
    expect(wordsOf(job(past, 'Trained 5 people; two were promoted.'), 'passive')).toEqual([])
  })
})

describe('the first person', () => {
  it('is left out where the sentence begins with it', () => {
    expect(fixed(job(past, 'I managed a shop.'), 'firstPerson')).toEqual(['Managed a shop.'])
  })
  it.each([
    ['The project was led by me.', 'Led the project.'],
    ['Three menus were written by me in two weeks.', 'Wrote three menus in two weeks.'],
  ])('says who did it: “%s” is “%s”', (bullet, active) => {
    expect(fixed(job(past, bullet), 'firstPerson')).toEqual([active])
  })
  it.each(['The project was led by me and Ada.', 'Kafka was run by me.', 'The menu was made by me to sell more.'])(
    'is left where the sentence is not as plain: “%s”',
    (bullet) => {
      expect(found(job(past, bullet), 'firstPerson').map(({ fixes }) => fixes)).toEqual([[]])
    },
  )
  it('is no number of a kind', () => {
    expect(wordsOf(job(past, 'Ran a level I trauma unit.', 'Wrote my own tools.'), 'firstPerson')).toEqual(['my'])
  })
})

describe('the tense', () => {
  it.each([
    [past, 'Manage the budget of 3 wards.', 'Managed the budget of 3 wards.'],
    [past, 'Manage teams of 5.', 'Managed teams of 5.'],
    [past, 'Oversees the night shift.', 'Oversaw the night shift.'],
    [past, 'Writing the weekly report.', 'Wrote the weekly report.'],
    [current, 'Oversees the night shift.', 'Oversee the night shift.'],
    ['\\entry{A}{B}{}{2014 – 2016}', 'Build the ledger.', 'Built the ledger.'],
  ])('in %s: “%s” becomes “%s”', (entry, bullet, wanted) => {
    expect(fixed(job(entry, bullet), 'tense')).toEqual([wanted])
  })
  it.each([
    ['what was done in a job that goes on', current, 'Wrote a handover checklist.'],
    ['a verb that is the same in both', past, 'Set a new standard.'],
    ['a noun', past, 'Support desk for 300 users.'],
    ['a line in another language', past, 'Prise de commandes, encaissement en espèces et par carte.'],
    ['a list', past, 'Interviewing, public records, fact-checking.'],
    ['a noun before another', past, 'Record sales of 3 million.'],
    ['a noun before another and a colon', past, 'Support tickets: 40 per day.'],
    ['a noun before another and “for”', past, 'Test cases for 5 apps.'],
    ['a noun that is known as a verb', past, 'Build times of 5 minutes.'],
    ['a noun that ends as a verb', past, 'Marketing campaigns for three brands.'],
    ['a job without dates', '\\entry{A}{B}{}{}', 'Manage the budget.'],
    ['an end that is still to come', '\\entry{A}{B}{}{2024 – 12/2026}', 'Manage the budget.'],
  ])('leaves alone %s', (_case, entry, bullet) => {
    expect(wordsOf(job(entry, bullet), 'tense')).toEqual([])
  })
})

it('a second verb is not left in another tense', () => {
  const findings = found(job(past, 'Keep the tills in order and report damage.'), 'tense')
  expect(findings.map(({ words, fixes }) => [words, fixes])).toEqual([['Keep', []]])
})

it('a verb that begins two bullets of one job is pointed at the second time, in whichever form', () => {
  const latex = job(past, 'Managed a shop.', 'Trained a team.', 'Manages the stock.')
  expect(wordsOf(latex, 'repeatedVerb')).toEqual(['Manages'])
})

describe('full stops', () => {
  it('are put where most bullets have them', () => {
    const latex = job(past, 'Ran a shop.', 'Trained a team', 'Wrote the book.')
    expect(fixed(latex, 'fullStops')).toEqual(['Ran a shop.', 'Trained a team.', 'Wrote the book.'])
  })
  it('are left out where most have none', () => {
    const latex = job(past, 'Ran a shop', 'Trained a \\textbf{team.}', 'Wrote the book')
    expect(fixed(latex, 'fullStops')).toEqual(['Ran a shop', 'Trained a \\textbf{team}', 'Wrote the book'])
  })
  it('are none of ours where all bullets agree', () => {
    expect(wordsOf(job(past, 'Ran a shop', 'Trained a team'), 'fullStops')).toEqual([])
  })
})

it('a bullet of more than forty words is long', () => {
  const words = (count: number) => `Ran ${'the '.repeat(count - 2)}shop.`
  expect(wordsOf(job(past, words(40)), 'longBullet')).toEqual([])
  expect(found(job(past, words(41)), 'longBullet').map(({ message }) => message)).toEqual([
    'This bullet has 41 words. Readers skim: two lines, or about 20 words, are read.',
  ])
})

it('a job without any number is pointed at once', () => {
  expect(wordsOf(job(past, 'Ran a shop.', 'Trained a team.'), 'noNumber')).toEqual(['Ran a shop.'])
  expect(wordsOf(job(past, 'Ran a shop.', 'Trained five people.'), 'noNumber')).toEqual([])
})

it.each('thirteen nineteen sixty ninety billion once twice couple'.split(' '))('“%s” is a number', (word) => {
  expect(wordsOf(job(past, 'Ran a shop.', `Moved the shop ${word} of it.`), 'noNumber')).toEqual([])
})

it('of as many and as many, some are said to be so, and not most', () => {
  const stops = job(past, 'Ran a shop.', 'Trained a team')
  expect(found(stops, 'fullStops').map(({ message }) => message)).toEqual([
    'Some of your bullets end with a full stop. This one doesn’t.',
  ])
  const dates = (...all: string[]) => {
    const entries = all.map(
      (one) => `\\entry{Clerk}{Acme}{}{${one}}\n\\begin{bullets}\n\\item Ran the shop.\n\\end{bullets}`,
    )
    return found(resume(`\\section{Experience}\n${entries.join('\n')}`), 'dateShape').map(({ message }) => message)
  }
  expect(dates('March 2019', '03.2021')).toEqual([
    'Some of your dates are written like “March 2021”. This one is written like “03.2021”.',
  ])
  expect(dates('03.2019 -- 05.2020', '03/2021')).toEqual([
    'Most of your dates are written like “03.2021”. This one is written like “03/2021”.',
  ])
})

it('a date of another shape than most is pointed at, and a year alone is not', () => {
  const entries = [
    past,
    '\\entry{Clerk}{Acme}{}{Jan 2017 – Feb 2019}',
    '\\entry{Clerk}{Acme}{}{2012 – 2014}',
    current,
    '\\entry{Clerk}{Acme}{}{June 2010}',
  ]
  const latex = resume(
    `\\section{Experience}\n${entries.join('\n')}\n\\section{Summary}\nA clerk of the old school for the shop.`,
  )
  const [only, ...more] = found(latex, 'dateShape')
  expect([latex.slice(only?.from, only?.to), more]).toEqual(['Jan 2017 – Feb 2019', []])
})

it('nothing is said of a document in another language, by its class or by its words', () => {
  const german = 'Verantwortlich für die Leitung des Teams und der Planung mit einem Budget von 3 Millionen.'
  expect(resumeFindings(job(past, german, 'Aufbau der Abteilung'), today)).toEqual([])
  const english = '\\section{Summary}\nI was responsible for the budget in order to grow.'
  expect(resumeFindings(resume(english, 'theme=classic,lang=de'), today)).toEqual([])
  expect(resumeFindings(resume(english), today)).not.toEqual([])
})

it('the people of our samples are only advised about “I”', () => {
  const rules = templates.flatMap(({ id }) => resumeFindings(sampleLatex(id), today).map(({ rule }) => rule))
  expect(new Set(rules)).toEqual(new Set(['firstPerson']))
})
