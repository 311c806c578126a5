// What is said to be wrong is put right; what only the person can say is shown, with the words for it. And: of several
// things in one message none is lost in silence.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../testing/changes.ts'
import { otherVerbs } from './verbs-alike.ts'

const clerk = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ana Ruiz Ortega}
  \headline{Accountant}
  \email{ana@example.org}
  \location{Leeds}
\end{header}
\section{Profile}
I am a careful accountant with nine years in trade. I have a strong interest in audits and I enjoy training juniors.
\section{Experience}
\entry{Senior Accountant}{Lakeshore Packaging}{Leeds}{Apr 2021 – Present}
\begin{bullets}
  \item Managed the month end for three entities
  \item Managed a team of two juniors
  \item Managed the filings of VAT
  \item checked invoices before payment.
\end{bullets}
\entry{accounts payable clerk}{Harbour Hotels}{York}{Jun 2016 – Mar 2021}
\begin{bullets}
  \item Utilised a proven, world-class ledger to facilitate payments
  \item Helped guests, and helped colleagues with guest questions
\end{bullets}
\section{Education}
\entry{High School Diploma}{Leeds College}{Leeds}{2012 – 2014}
\section{Volunteering}
\entry{Treasurer}{Leeds Cats Shelter}{Leeds}{Jan 2019 – Present}
\section{Certifications}
\shortentry{First Aid}{Red Cross}{Sep 2021}
\section{Awards}
\shortentry{Bronze}{Ledger Days}{2022}
\section{Skills}
\skills{Excel, Typing 55 wpm, Sage, SAP}
\skills[Languages]{Spanish (native), English (fluent), French (A2)}
\section{Interests}
\skills{Salsa dancing, Travel}
\end{document}
`
const linesOf = async (wish: string) => (await changes(clerk, wish, [wish])).lines.join('\n')

describe('a complaint is put right', () => {
  it.each([
    [
      'take out all the I am / I have stuff in the profile',
      '+ Careful accountant with nine years in trade. Have a strong interest',
    ],
    ['remove the I from my profile please', 'in audits and enjoy training juniors.'],
    ['every bullet in my current job starts with Managed lol', String.raw`+ \item Looked after the filings of VAT`],
    ['every bullet in my current job starts with Managed lol', String.raw`+ \item Supervised a team of two juniors`],
    ['the checked invoices line isn’t capitalized', String.raw`+ \item Checked invoices before payment.`],
    ['my job title is not capitalised', String.raw`+ \entry{Accounts Payable Clerk}{Harbour Hotels}`],
    ['one line has a period at the end and the others don’t', String.raw`+ \item checked invoices before payment`],
    ['the shelter is wrong, its Leeds Cat Shelter, no s', '{Leeds Cat Shelter}'],
    ['Harbour Hotels was renamed, it is Harbour Inns now', '{Harbour Inns}'],
    ['the ledger line is gobbledygook, plain english please', 'Used a ledger to help payments'],
  ])('%s', async (wish, line) => expect(await linesOf(wish)).toContain(line))

  it.each([
    ['it says guest about five times', '“guest” stands there 2 times'],
    ['too many helped', '“helped” stands there 2 times'],
  ])('%s: what it has no other words for is shown', async (wish, words) => {
    expect(await ask(clerk, wish)).toMatchObject({ latex: null, message: expect.stringContaining(words) })
  })

  it.each([
    'I trained people ten times',
    'make it shorter',
    'my title should be Chief Accountant',
    'use capital letters for the headings',
  ])('is none: %s', async (wish) => {
    const { lines } = await changes(clerk, wish, [wish])
    expect(lines.join('\n')).not.toMatch(/Looked after|Checked invoices|Harbour Inns/)
  })

  it.each([
    ['Managed a team of two', ['Supervised', 'Looked after']],
    ['Managed the filings', ['Handled', 'Looked after', 'Took care of']],
    ['Manage the filings', ['Handle', 'Look after', 'Take care of']],
    ['Welded pipes', undefined],
  ])('another verb claims no more: %s', (line, others) => expect(otherVerbs(line)?.others).toEqual(others))
})

describe('each part of a message is done', () => {
  it.each([
    ['make the colour burgundy, and letters a little bigger', ['accent=burgundy', 'size=']],
    [
      'add Portuguese basic. take off typing 55wpm and travel from interests',
      ['Portuguese (basic)', '- \\skills{Salsa dancing, Travel}'],
    ],
    ['the shelter is wrong, its Leeds Cat Shelter. and get rid of Sage', ['{Leeds Cat Shelter}', 'wpm, SAP}']],
    [
      'french is B1 now, passed the DELF B1 in June 2025. add that to certs too',
      ['French (B1)', String.raw`\shortentry{DELF B1}{}{June 2025}`],
    ],
    [
      'first aid was renewed Sept 2024 and I’ve stopped doing the cats shelter (June 2025)',
      ['{Sep 2024}', '{Jan 2019 – Jun 2025}'],
    ],
    ['delete SAP, and the hs diploma', ['wpm, Sage}', String.raw`- \entry{High School Diploma}`]],
    [
      'actually lakeshore started June 2021 not april, and I want Spanish listed as fluent',
      ['{Jun 2021 – Present}', 'Spanish (fluent)'],
    ],
  ])('%s', async (wish, parts) => {
    const lines = await linesOf(wish)
    for (const part of parts) expect(lines).toContain(part)
  })

  it.each([
    ['hi, moved to york last month and got a new mobile its 07700 900614', ['07700 900614']],
    [
      'I got promoted!! Head of Payments band 2 since Feb 2024, same place',
      [String.raw`+ \entry{Head of Payments band 2}`],
    ],
    [
      'finished my diploma in payroll at leeds college in june 2025, add it',
      [String.raw`\shortentry{Diploma in payroll}{Leeds College}{June 2025}`],
    ],
    [
      'job titles have random capitals. and my email is ana@example.com now',
      ['{Accounts Payable Clerk}', 'ana@example.com'],
    ],
  ])('%s', async (wish, parts) => {
    const lines = await linesOf(wish)
    for (const part of parts) expect(lines).toContain(part)
  })

  it('a town that is typed small is asked about, as it may be none', async () => {
    const { said } = await changes(clerk, 'moved to york last month')
    expect(said).toContain('my location is York')
    expect((await ask(clerk, 'I moved to payroll in 2023')).latex).toBe(null)
  })

  it('what moves beside what is set is said', async () => {
    const { said } = await changes(clerk, 'margins look huge, and i’d like certifications before education')
    expect(said).toContain('I set margins of 16 mm. I moved Certifications.')
  })

  it('what is not understood beside what is done is said', async () => {
    const { said, lines } = await changes(clerk, 'remove Sage and make the frobnication bigger')
    expect(lines.length).toBeGreaterThan(0)
    expect(said).toContain('did not understand “make the frobnication bigger”')
  })

  it('what the person is not sure about is left as it is, and said', async () => {
    const { said, lines } = await changes(clerk, 'remove Sage. take the treasurer off? idk')
    expect(lines.join('\n')).not.toContain('Treasurer')
    expect(said).toContain('You were not sure about “take the treasurer off?”')
  })

  it.each([
    ['I won silver at Ledger Days 2024 for audits', String.raw`+ \shortentry{Silver for audits}{Ledger Days}{2024}`],
    ['I got married, it’s Ana Ruiz Lind now. email is the same', String.raw`+ \name{Ana Ruiz Lind}`],
    ['I am now acting Finance Director since August 2025, same company', String.raw`+ \entry{Acting Finance Director}`],
    ['I passed the CIMA P2 in May 2025', String.raw`+ \shortentry{CIMA P2}{}{May 2025}`],
  ])('what happened since: %s', async (wish, line) => expect(await linesOf(wish)).toContain(line))
})

describe('a posting in a message, wherever the wish stands', () => {
  const posting =
    'Finance manager wanted, Brightwater Foods. Must have 5 years of experience with SAP and Excel. Knowledge of IFRS preferred. You will lead a team of five. Salary up to £48,000.'
  it.each([
    `${posting}\n\nhow well do I match and what should I add??`,
    `what am i missing for this one? ${posting}`,
    `${posting} what do i need to add`,
  ])('what is missing is named, and nothing changes: %s', async (message) => {
    expect(await ask(clerk, message)).toMatchObject({
      latex: null,
      message: expect.stringMatching(/^Your resume shows \d of the \d things that the posting names/),
    })
  })

  it('what the resume has is brought forward where that is wished', async () => {
    const { message } = await ask(clerk, `${posting}\n\nput what i need for this on there`)
    expect(message).toContain('I did not add')
  })

  it.each([`write me a cover letter for this: ${posting}`, `which questions will they ask me? ${posting}`])(
    'other texts are made elsewhere: %s',
    async (message) => expect((await ask(clerk, message)).message).toContain('Letters & notes'),
  )
})

describe('is no complaint, and changes nothing that it does not name', () => {
  it.each([
    'my salary is available on request',
    "don't say references available on request",
    'I worked as a robot engineer',
    'is there too much jargon?',
    "don't change Managed even though it comes up everywhere, I like it",
    'why does every bullet start with Managed?',
    'should the job titles be in title case?',
    'my notice period is the same',
    'the other period was 2016 to 2019',
    'my name isn’t Ána Ruiz Ortega, don’t add the accents',
    'I got married to Tom Ford, it’s great. my name stays',
    'My sister got married, she is Ana Lind now',
    'I stopped running in 2023',
    'I’ve stopped doing the filings in Jan 2025',
    'I won a lot of clients',
    'remove HS',
    'I was made redundant in May 2025',
    'I became a mother in 2022',
    'it is spelt right, it is Lakeshore Packagings that was wrong',
  ])('%s', async (message) => expect((await ask(clerk, message)).latex).toBe(null))

  it.each([
    ['replace managed by led everywhere', String.raw`+ \item led the month end`],
    [
      'add a bullet to Lakeshore: Managed the audit of hotels several times',
      String.raw`+ \item Managed the audit of hotels`,
    ],
    ['add robotics to my skills', 'robotics}'],
    ['Can you remove Sage? I don’t know how. Thanks', 'wpm, SAP}'],
  ])('an order is done as it says: %s', async (wish, line) => expect(await linesOf(wish)).toContain(line))

  it('a line of another job, or of a command of LaTeX, keeps its words', async () => {
    const old = clerk.replace(
      'Helped guests, and helped colleagues with guest questions',
      String.raw`Track and field coach`,
    )
    const { lines } = await changes(old, 'the old jobs should be in the past tense')
    expect(lines.join('\n')).not.toContain('Tracked')
  })
})

describe('further complaints', () => {
  it.each([
    ['harbour hotels job is half in the present tense even though i left, fix', String.raw`+ \item Helped guests`],
    ['why are my job titles yelling lol make them normal', String.raw`+ \entry{Accounts Payable Clerk}`],
    ['my name is spelt wrong, it needs the accents. Ána Ruiz Ortega', String.raw`+ \name{Ána Ruiz Ortega}`],
    ['new mobile 0412 667 903 and weve moved to Maitland', String.raw`+ \location{Maitland}`],
    ['change the colour to something warmer', 'accent=rust'],
    ['my french is fluent not A2, i grew up with it', 'French (fluent)'],
    ['take SAP off skills, add brazing and welding', 'brazing, welding}'],
    ['hi i moved to Tauranga, new cell is 027 555 0148', String.raw`+ \location{Tauranga}`],
    ['it says utilised all over the place, should be used', String.raw`+ \item used a proven`],
    ['nearly everything starts with managed its so boring', String.raw`+ \item Supervised a team`],
    ['no I or my anywhere please', '+ Careful accountant'],
    ['can you move my licences and tickets up so theyre above the jobs', 'I moved Certifications.'],
  ])('%s', async (wish, line) => {
    const shown = clerk
      .replace('Helped guests, and helped', 'Help guests, and help')
      .replace('{accounts payable clerk}', '{ACCOUNTS PAYABLE CLERK}')
    const { lines, said } = await changes(shown, wish, [wish])
    expect(`${lines.join('\n')}\n${said}`).toContain(line)
    expect(said).not.toMatch(/did not|not sure/)
  })

  it('items of lists that are all in capitals are written like the others', async () => {
    const loud = clerk.replace('Excel, Typing 55 wpm, Sage, SAP', 'Excel, GUEST RELATIONS, NIGHT AUDIT, SAP')
    const { lines, said } = await changes(loud, 'why are some of my skills in ALL CAPS. make them all the same')
    expect(lines).toContain(String.raw`+ \skills{Excel, Guest Relations, Night Audit, SAP}`)
    expect(said).not.toContain('AI Tailor')
  })

  it('two questions get two answers', async () => {
    const { message } = await ask(clerk, 'should I have a photo on it? and how do i call the file')
    expect(message).toContain('leave a photo off')
    expect(message).toContain('.pdf')
  })

  it('a line that is only described is asked for, with the job', async () => {
    const { message } = await ask(clerk, 'add a bullet in my current job about the audit trip, i ran it twice')
    expect(message).toContain('add a bullet to Lakeshore Packaging: Audit trip, i ran it twice')
  })

  it.each([
    ['the job titles shouldn’t be in lower case', '{Accounts Payable Clerk}', ''],
    [
      'the job titles shouldn’t be in lower case, and move skills to the top',
      '{Accounts Payable Clerk}',
      'I moved Skills.',
    ],
    ['it all sounds like a robot wrote it, and my new number is 0412 667 903', String.raw`\phone{0412 667 903}`, ''],
    [
      'the school is misspelt, it’s Leeds St. Mary College. also german fluent',
      '{Leeds St. Mary College}',
      'German (fluent)',
    ],
    ['the hotel is misspelt, it’s H.H. Harbour Hotels', '{H.H. Harbour Hotels}', ''],
    ['too many helped, and add Xero to my skills', 'SAP, Xero}', '“helped” stands there 2 times'],
  ])('what is beside a complaint is done, and nothing else is moved: %s', async (wish, line, message) => {
    const { lines, said } = await changes(clerk, wish, [wish])
    expect(lines.join('\n')).toContain(line)
    expect(said).toContain(message)
    expect(said).not.toContain('I moved Experience')
  })

  it('what is complained of, and is not so, is said to be not so', async () => {
    const { latex, message } = await ask(clerk, 'every bullet starts with Prepared, it’s boring')
    expect(latex).toBeNull()
    expect(message).toContain('“Prepared” stands nowhere in the resume')
    const once = await ask(clerk, 'every line starts with Utilised')
    expect(once.message).toContain('“Utilised” stands in the resume once')
  })
})
