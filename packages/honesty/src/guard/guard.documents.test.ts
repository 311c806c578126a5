// What takes more than one line of a document, or a person's own words beside it.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { ownWords } from '../reply/own-words.ts'
import { judge } from './judge.ts'

const documentOf = (...bullets: readonly string[]) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Experience}
\entry{Assistant}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
${bullets.map((text) => `  \\item ${text}`).join('\n')}
\end{bullets}
\section{Certifications}
\shortentry{First Aid}{Red Cross}{2021}
\section{Skills}
\skills{Excel}
\end{document}
`
const plain = documentOf('Packed salmon.')
function stopped(proposed: string, { accepted = plain, said = '' } = {}): string[] {
  const asked = said === '' ? [] : [said]
  const given = { form: emptyResumeData(), said: ownWords(asked, ''), asked, jobDescription: '', message: '' }
  const sides = { accepted: { latex: accepted, pdf: null }, proposed: { latex: proposed, pdf: null } }
  return judge({ ...sides, ...given }).violations.map(({ text }) => text)
}

it('a line that goes into another one takes along what it denied', () => {
  const accepted = documentOf('Wrote an app for the stock.', 'Not released to customers yet.')
  expect(stopped(documentOf('Released an app for the stock.'), { accepted })).toEqual(['Released'])
  expect(stopped(documentOf('Wrote an app for the stock.'), { accepted })).toEqual([])
})

it('what was done again is renewed', () => {
  const renewed = plain.replace('{2021}', '{2021, renewed May 2025}')
  expect(stopped(renewed, { said: 'I redid my first aid in May 2025' })).toEqual([])
  expect(stopped(renewed, { said: 'Update my first aid, May 2025' })).not.toEqual([])
})

const line = (text: string, after: string, said = '') =>
  stopped(documentOf(after), { accepted: documentOf(text), said })

it('a measure may stand in another unit, rightly converted', () => {
  expect(line('Laid a pipe of 18 m.', 'Laid a pipe of 18 m (59 ft).')).toEqual([])
  expect(line('Laid a pipe of 18 m.', 'Laid a pipe of 18 m (95 ft).')).not.toEqual([])
  expect(line('Laid a pipe of 240 ft.', 'Laid a pipe of 240 m.')).not.toEqual([])
})

it('the same words in another form say no more', () => {
  expect(
    line('Did the books, mostly for shops and tradesmen.', 'Did the books, mainly for shops and tradespeople.'),
  ).toEqual([])
  expect(
    line('Responsible for the design of crates; sealed by an engineer.', 'Design crates (sealed by an engineer).'),
  ).toEqual([])
})

it('a limit counts in other languages, too', () => {
  expect(line('Ayudaba al veterinario a vacunar a los lechones.', 'Vacunaba a los lechones.')).toEqual(['Vacunaba'])
  expect(
    line('A veces llevo el tractor con el remolque.', 'Conduzco a diario el tractor con el remolque.'),
  ).not.toEqual([])
})

it('fewer who do a thing is no deed', () => {
  const before = 'Since the clinic sends videos, fewer patients cancel their visits.'
  expect(line(before, 'Reduced cancellations of visits by introducing videos for patients.')).not.toEqual([])
})

it('a telephone number may be typed without its country', () => {
  const accepted = plain.replace('{Rosa Lind}', '{Rosa Lind}\\phone{+34 600 555 172}')
  const proposed = accepted.replace('600 555 172', '611 555 048')
  expect(stopped(proposed, { accepted, said: 'My new number is 611 555 048' })).toEqual([])
  expect(stopped(proposed, { accepted, said: 'My new number is 622 555 048' })).not.toEqual([])
})

it('no other person’s number, no address of a posting and no other country is the person’s', () => {
  const accepted = plain.replace('{Rosa Lind}', '{Rosa Lind}\\phone{+34 600 555 172}')
  const other = accepted.replace('600 555 172', '611 555 048')
  expect(stopped(other, { accepted, said: "my manager's number 611 555 048" })).not.toEqual([])
  const abroad = accepted.replace('+34 600 555 172', '+44 611 555 048')
  expect(stopped(abroad, { accepted, said: 'My new number is 611 555 048' })).not.toEqual([])
  const site = plain.replace('{Rosa Lind}', '{Rosa Lind}\n\\website{acme-jobs.design}')
  expect(stopped(site, { said: 'I found acme-jobs.design and applied' })).not.toEqual([])
  expect(stopped(site, { said: 'My website is acme-jobs.design' })).toEqual([])
})

it('what another person knows, or a posting asks for, is no fact in other languages either', () => {
  const more = plain.replace('{Excel}', '{Excel, Kubernetes}')
  for (const said of [
    'Mi hermana sabe mucho de Kubernetes y trabaja en Madrid',
    'Buscamos una persona que me ayude con Kubernetes en Madrid',
    'Quiero aprender Kubernetes porque me gusta mucho',
    'Meine Schwester kann sehr gut mit Kubernetes umgehen',
    'Mój brat pracuje z Kubernetes w dużej firmie',
  ])
    expect(stopped(more, { said })).not.toEqual([])
})

it('two numbers beside each other are two, and a small measure is not rounded up', () => {
  expect(line('Held twenty one-on-one meetings.', 'Held 21 meetings.')).not.toEqual([])
  expect(line('Carried 40 lb bags.', 'Carried 0.5 t bags.')).not.toEqual([])
  expect(line('Built 50 m of fence.', 'Built 0.5 km of fence.')).not.toEqual([])
  expect(line('Built sheds, 3 in May.', 'Built sheds, 8 cm in May.')).not.toEqual([])
})

it('a section goes only where it is what may go', () => {
  const accepted = plain.replace('\\end{document}', '\\section{Projects}\nA shed.\n\\end{document}')
  for (const said of [
    'Nothing in my Projects can be cut',
    'Projects stay, the skills can go',
    'Do you think the Projects could be removed?',
  ])
    expect(stopped(plain, { accepted, said })).not.toEqual([])
  expect(stopped(plain, { accepted, said: 'The projects can go' })).toEqual([])
})

it('a count in a name follows what the person says', () => {
  const accepted = plain.replace('{First Aid}', '{ACCA, 10 of 13 papers passed}')
  const proposed = accepted.replace('10 of 13', '11 of 13')
  expect(stopped(proposed, { accepted, said: 'I passed another paper of ACCA, 11 now' })).toEqual([])
  expect(stopped(proposed, { accepted, said: 'I passed another paper of ACCA' })).toEqual([])
  expect(stopped(proposed, { accepted, said: 'I passed a paper of ACCA' })).not.toEqual([])
})

it('a number may be spelled in two words', () => {
  expect(line('Wrote about twenty five labels.', 'Wrote about 25 labels.')).toEqual([])
  expect(line('Wrote about twenty five labels.', 'Wrote about 35 labels.')).not.toEqual([])
})

it('who is in training is not there yet', () => {
  expect(line('In training as the shift coordinator.', 'Shift coordinator.')).not.toEqual([])
})

it('a licence or a rank in the headline is said, or is none', () => {
  const accepted = plain.replace('{Rosa Lind}', '{Rosa Lind}\\headline{Journeyman Electrician}')
  const said = 'I have a master key'
  expect(stopped(accepted.replace('Journeyman', 'Licensed Master'), { accepted, said })).not.toEqual([])
})

it('what is finished stands without “in progress”', () => {
  const accepted = plain.replace('{First Aid}', '{Python for Data (in progress)}')
  const proposed = accepted.replace(' (in progress)', '')
  expect(stopped(proposed, { accepted, said: 'I finished the Python course, update it' })).toEqual([])
  for (const said of [
    'Make the Python course look better',
    'I finished the Python book',
    'I finished the cooking course',
  ])
    expect(stopped(proposed, { accepted, said })).not.toEqual([])
})

it('“it” is what stands before it, where something is to go', () => {
  const accepted = plain.replace('\\end{document}', '\\section{References}\nAvailable on request.\n\\end{document}')
  expect(stopped(plain, { accepted, said: 'Nobody writes references any more, take that out' })).toEqual([])
  expect(stopped(plain, { accepted, said: 'Nobody reads references any more' })).not.toEqual([])
})

it('a job ends in the month that is said, of the year that is said', () => {
  const accepted = plain.replace('{2019 -- 2022}', '{2019 -- Present}')
  const proposed = plain.replace('{2019 -- 2022}', '{2019 -- September 2025}')
  expect(
    stopped(proposed, { accepted, said: 'Since October 2025 I am a cook; I left Marel Foods in September' }),
  ).toEqual([])
  expect(stopped(proposed, { accepted, said: 'I left Marel Foods in May, it is 2025 now' })).not.toEqual([])
})

it('what others do stays theirs, what is looked for is not done', () => {
  const before = 'Run FEA on static loads. Fatigue is done by the analysis group.'
  expect(line(before, 'Run static and fatigue FEA.')).toEqual(['fatigue'])
  expect(line(before, 'Run FEA on static loads; fatigue is done by the analysis group.')).toEqual([])
  const driver = 'Drove a taxi for nine years, now looking for work in dispatch.'
  expect(line(driver, 'Nine years of experience in dispatch, now looking for work.')).toEqual(['dispatch'])
})

it('the same deed stays the person’s in another form', () => {
  const task = 'Responsible for carrying out assessments and writing support plans.'
  expect(line(task, 'Carry out assessments and write support plans.')).toEqual([])
  const oneOf = 'Was one of four technicians who prepared the lab for the audit.'
  expect(line(oneOf, 'Prepared the lab for the audit as one of four technicians.')).toEqual([])
  expect(line(oneOf, 'Prepared the lab for the audit.')).not.toEqual([])
  expect(line('I keep my own books in Excel.', 'Do my own bookkeeping in Excel.')).toEqual([])
})

it('what a person learned on their own is self-taught', () => {
  const more = plain.replace('{Excel}', '{Excel, Tableau (self-taught)}')
  expect(stopped(more, { said: 'Add Tableau, I learned it on my own' })).toEqual([])
  expect(stopped(more, { said: 'Add Tableau' })).not.toEqual([])
})

it('what makes less of a prize, of years and of a deed stays with it', () => {
  const accepted = plain.replace('{First Aid}', '{Young Baker Award, runner-up}')
  expect(stopped(accepted.replace(', runner-up', ''), { accepted })).not.toEqual([])
  const years = 'Ten years in hospitality, the last four as a manager.'
  expect(line(years, 'Ten years of management experience in hospitality.')).not.toEqual([])
  expect(line(years, 'Ten years in hospitality, four of them as a manager.')).toEqual([])
  const prize = 'Kept the park, which was given a Green Flag award in 2022.'
  expect(line(prize, 'Won a Green Flag award for the park in 2022.')).not.toEqual([])
  expect(line(`I ${prize.toLowerCase()}`, 'Won a green flag award for the park in 2022.')).not.toEqual([])
  expect(line('I was given a Green Flag award in 2022.', 'Won a Green Flag award in 2022.')).toEqual([])
  expect(line(prize, 'Kept the park, given a Green Flag award in 2022.')).toEqual([])
})

it('what is planned or due is not done yet', () => {
  const before = 'Planning the roll-out of the new till, due in 2026.'
  expect(line(before, 'Rolled out the new till.')).not.toEqual([])
  expect(line(before, 'Plan the roll-out of the new till, due in 2026.')).toEqual([])
})

it('a start is no end, and another’s thing is not one’s own', () => {
  const before = 'Worked on moving approvals to email; started in 2022.'
  expect(line(before, 'Worked on moving approvals to email, completed in 2022.')).not.toEqual([])
  expect(line(before, 'Worked on moving approvals to email, started in 2022.')).toEqual([])
  const course = plain.replace('{2021}', '{started 2024}')
  expect(stopped(course.replace('started 2024', '2024'), { accepted: course })).not.toEqual([])
  expect(stopped(course.replace('started 2024', 'since 2024'), { accepted: course })).toEqual([])
  const recipes = "Made soups from the owner's recipes."
  expect(line(recipes, 'Made soups from my own recipes.')).not.toEqual([])
  expect(line('Made soups from my recipes.', 'Made soups from my own recipes.')).toEqual([])
})

it('a job that was said in two sentences, with months of one year, is the person’s', () => {
  const said =
    'Add my old summer job: kitchen hand at Camp Birchwood in Ely, June to August 2016. made lunch for 90 guests.'
  const job = (count: number, month: string) =>
    plain.replace(
      '\\section{Certifications}',
      `\\entry{Kitchen Hand}{Camp Birchwood}{Ely}{2016-${month} -- 2016-08}\n\\begin{bullets}\n  \\item Made lunch for ${count} guests.\n\\end{bullets}\n\\section{Certifications}`,
    )
  expect(stopped(job(90, '06'), { said })).toEqual([])
  expect(stopped(job(120, '06'), { said })).not.toEqual([])
  expect(stopped(job(90, '03'), { said })).not.toEqual([])
})
