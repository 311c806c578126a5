// What no sentence explains, of a carpenter's resume: things that are called by their names, and values. What is asked,
// reported, or said of others changes nothing.
import { describe, expect, it } from 'vitest'
import { resumeData } from '@galley/contract/resume-data'
import { answerOffline } from '../answer-offline.ts'
import { callerOf, today } from '../testing/callers.ts'
import { ask, changes } from '../testing/changes.ts'
import { thingsOf } from '../frames/things.ts'
import { sameNameSaid } from './same-name.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Genevieve Roche-Byrne}
  \headline{Carpenter}
  \email{gen@example.org}
  \phone{+353 86 555 0173}
  \location{Cork, Ireland}
\end{header}
\section{Summary}
Carpenter with nineteen years on sites. Results-driven and detail-oriented. Happy to travel.
\section{Experience}
\entry{Foreman}{Twomey Joinery}{Cork}{2019-03 – Present}
\begin{bullets}
  \item Restored sash windows in 14 listed houses
  \item Trained six apprentices a year
  \item Organised the deliverys over night
\end{bullets}
\entry{Bench Joiner}{Harbour Works}{Cobh}{2012 – 2018}
\begin{bullets}
  \item Built stairs and handrails
  \item Filed the drawings and the dockets
\end{bullets}
\entry{Paper Carrier}{Echo News}{Cork}{2004 – 2006}
\section{Education}
\entry{Craft Certificate}{Lee College}{Cork}{2006 – 2010}
\detail{GPA}{3.21}
\section{Projects}
\entry{Boat Shed}{}{}{2016}
A slipway and a shed for the rowing club
\sidesection{Skills}
\skills{Roof cutting, Stair building, MS Word, Microsoft Word, SketchUp, Team player}
\sidesection{Certifications}
\shortentry{Safe Pass}{SOLAS}{2021}
\sidesection{Languages}
\skills{English (Native), Irish (Basic)}
\sidesection{Interests}
\skills{Hurling, Choir singing}
\section{References}
Pat Twomey, Twomey Joinery, 021 555 0148
\end{document}
`
const lines = async (wish: string) => (await changes(latex, wish, [wish])).lines.join('\n')

describe('what is to go', () => {
  it.each([
    [
      'SketchUp and Roof cutting can fall away, nobody asked for them',
      '{Stair building, MS Word, Microsoft Word, Team player}',
    ],
    ['Team player is not a skill either', '{Roof cutting, Stair building, MS Word, Microsoft Word, SketchUp}'],
    ['I wrote that I filed drawings and dockets. So boring, remove', '- \\item Filed the drawings and the dockets'],
    ["I don't want recruiters to see the paper round job, I was a kid back then", '- \\entry{Paper Carrier}'],
    ['No references on it thanks, I hand them over later', '- Pat Twomey'],
    [
      'MS Word, Microsoft Word... same thing. Keep the longer one',
      '{Roof cutting, Stair building, Microsoft Word, SketchUp',
    ],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('a part of a text', () => {
  it.each([
    ['Keep only the first two sentences of my summary, that is plenty', 'Results-driven and detail-oriented.'],
    ['choir singing had better come out, people laugh. Hurling can stay', '+ \\skills{Hurling}'],
    ["I don't want hurling in there, only the choir singing", '+ \\skills{Choir singing}'],
    ['i was like 13 when i did the paper carrier job so i think that can come off', '- \\entry{Paper Carrier}'],
    ['SketchUp? wow. delete that and put Revit in its place', 'Microsoft Word, Revit, Team player'],
    ['where it says Irish (Basic) just write Irish', 'English (Native), Irish}'],
  ])('%s', async (wish, shown) => expect(await lines(wish)).toContain(shown))
})

describe('a name that it nearly is', () => {
  it.each([
    ['rename Stair building to Stairs and handrails', 'Roof cutting, Stairs and handrails'],
    ['they changed my title at Twomey to Site Foreman. no second entry, just change the title', '{Site Foreman}'],
  ])('%s', async (wish, shown) => expect(await lines(wish)).toContain(shown))
})

it.each([
  ["the college's called Lee Valley College, they renamed it", 'Lee Valley College'],
  ['the business is limited now so it is Twomey Joinery Ltd', 'Twomey Joinery Ltd'],
])('%s', (wish, name) => expect(sameNameSaid(latex, wish, thingsOf(latex))?.stated?.[0]).toBe(name))

describe('what is not meant stays', () => {
  it.each([
    ['Take the crane building off, it has run out', 'crane building'],
    ['take React out of my skills, I want no frontend work', 'React'],
    ['say I am a Chartered Builder. I am not, my sister is', 'not so'],
    ['add CCRN to my certifications, I am planning to sit for it next year', 'not yet'],
    ["thank you so much, you're a star", 'Glad|welcome'],
  ])('%s', async (wish, words) => {
    const answer = await ask(latex, wish)
    expect([answer.latex, answer.message]).toEqual([null, expect.stringMatching(words)])
  })
})

describe('what is otherwise', () => {
  it.each([
    [
      'The sash windows, I am up to 19 listed houses at this stage',
      '+ \\item Restored sash windows in 19 listed houses',
    ],
    ['its not six apprentices a year anymore, more like 8', 'Trained 8 apprentices a year'],
    ['My CGPA for the certificate is 3.12, dont know why I keyed in 3.21', '+ \\detail{GPA}{3.12}'],
    ['dates by Harbour not good. Real: April 2012 to September 2018', '{2012-04 – 2018-09}'],
    ['over night should be one word', 'deliverys overnight'],
    ["My first name needs its accent, it's Geneviève", '+ \\name{Geneviève Roche-Byrne}'],
    ["change Pat's number in the references, its 021 555 0199", '+ Pat Twomey, Twomey Joinery, 021 555 0199'],
    [
      'Pat has retired. My reference is now Deepak Menon, Manager, 0491 570 737',
      '+ Deepak Menon, Manager, 0491 570 737',
    ],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('another name', () => {
  it.each([
    ['I want my certifications section to be called Tickets and Licences', 'section{Tickets and Licences}'],
    ["At the top, under my name, I'd rather be called Master Carpenter", '+ \\headline{Master Carpenter}'],
    [
      'Nobody gets the name Boat Shed; the project shall be called Rowing Club Slipway',
      '+ \\entry{Rowing Club Slipway}',
    ],
    ['Interests: swap choir singing for winter bathing', '{Hurling, Winter bathing}'],
    ["Make Irish 'Intermediate'", '{English (Native), Irish (Intermediate)}'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('words of their own', () => {
  it.each([
    [
      'Please make the line: Restored the sash windows of 14 listed houses in Cork',
      '+ \\item Restored the sash windows of 14',
    ],
    ['Could the summary finish with the words Available from May.', 'Happy to travel. Available from May.'],
    ['At Harbour I also ran the spindle moulder. Include it among my duties', '+ \\item Ran the spindle moulder'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('what is new', () => {
  it.each([
    [
      "One more job that belongs there: I'm a Site Inspector at Lee Council in Cork, since March 2023",
      '+ \\entry{Site Inspector}{Lee Council}{Cork}{2023-03 – Present}',
    ],
    [
      'SIDE JOB: Joinery Tutor, Echo Evening School, March 2022 to present. Teach ten adults',
      '+ \\entry{Joinery Tutor}{Echo Evening School}{}{2022-03 – Present}',
    ],
    ['One more project! Tool Library: a lending shop for the parish. Put it with the shed', '+ \\entry{Tool Library}'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

it('a section and a line stand where they are wished', async () => {
  const projects = (await ask(latex, 'Projects first, then experience')).latex!
  expect(projects.indexOf('Boat Shed')).toBeLessThan(projects.indexOf('Foreman'))
  const line = (await ask(latex, 'The apprentices duty belongs above the sash windows one')).latex!
  expect(line.indexOf('apprentices')).toBeLessThan(line.indexOf('sash'))
})

describe('is not done', () => {
  it.each([
    'should the GPA go',
    'Yesterday I fitted windows in 22 houses',
    'it took 11 months actually to find this job',
    'a friend trained 40 apprentices now',
    'SketchUp should be second',
    'Hurling was my first love',
    'I want to lose weight by hurling',
    'lose the capital letters in SketchUp',
    'My neighbour left Twomey in May 2023',
    'The sash windows, maybe it was 19 houses',
    'the ad asks for 30 apprentices a year now',
    'Take the crane certificate off',
    'ChatGPT gave me this: Trained sixty apprentices a year across five yards',
    'The recruiter suggested: Restored sash windows in 40 listed houses',
    'Duties: Trained sixteen apprentices a year and ran the yard',
    'Is this better: Restored sash windows in 40 listed houses',
    'Forklift driving is a missing skill for this job',
    'I use a car, it can go on the skills page',
    'The windows bullet: Please use a stronger verb here',
    "Instead of 'Happy to travel' say 'something warmer'",
    'I applied for one more job: Joiner, Pier Nine, March 2024 to present',
    'Now 30 apprentices signed a petition against us',
    'Take the Harbour Works job down a notch',
    'Hurling isn’t a hobby for me, it’s a lifestyle',
    'no need to explain SketchUp',
    'I meant stairs not stares, handrails not handrayls',
    'The reference is Job 4711 at the council',
    'I am not a foreman any more, now I am a student',
    'drop the (foreman) from the title',
    'any red flags in my cv?',
    'my mate says the cv is boring. sort it',
    'give me some impressive SketchUp statistics, you know better than me what sounds good',
  ])('%s', async (wish) => expect((await ask(latex, wish)).latex).toBeNull())
})

it('what stands in the posting is no word of the person’s', async () => {
  const line = 'Restored the sash windows of 14 listed houses in Cork'
  const given = { intent: 'chat', message: `Please make the line: ${line}`, answered: undefined, latex, today } as const
  const stated = async (jobDescription: string) =>
    (await answerOffline({ ...given, form: resumeData.parse({}), jobDescription }, callerOf(1))).stated
  expect(await stated('')).toContain(line)
  expect(await stated(`You have ${line.toLowerCase()}.`)).not.toContain(line)
})

it('a capital that is two letters small moves no place', async () => {
  const turkish = latex.replace('Genevieve Roche-Byrne', 'İpek İnci İnan')
  const answer = await ask(turkish, "Instead of 'Happy to travel' say 'Glad to travel'")
  expect(answer.latex).toBe(turkish.replace('Happy to travel', 'Glad to travel'))
})

it('an order comes before an answer', async () => {
  const score = await ask(latex, 'Add a bullet to Harbour Works: Raised the hygiene score of 80 to 96')
  expect(score.latex).toContain('Raised the hygiene score of 80 to 96')
})

describe('a question is answered', () => {
  it.each([
    ['should a day rate go on here or is that a no no?', /pay is left off/i],
    ['how do i explain leaving twomey?? the boss was horrible', /interview/],
    ['Why is there nothing about my MBA?', /no MBA in your resume/],
    ['can you ring Twomey and ask for a reference', /can’t call/],
    ['That is everything for today, just wanted to say thanks!', /welcome/],
    ['Is the summary okay, in your view?', /3 sentences/],
  ])('%s', async (wish, said) => {
    const answer = await ask(latex, wish)
    expect([answer.latex, answer.message]).toEqual([null, expect.stringMatching(said)])
  })
})
