// Wishes without a verb of moving, with the section named first, and with words that ask for nothing.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../testing/changes.ts'

const baker = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ines Duarte Rocha}
  \headline{Baker}
  \email{ines@example.org}
  \linkedin{linkedin.com/in/ines}
\end{header}
\section{Experience}
\entry{Baker}{Tasty Crumb}{Porto}{2019 -- Present}
\begin{bullets}
  \item Bake 300 loaves a night.
\end{bullets}
\entry{Apprentice}{Old Mill}{Porto}{2016 -- 2019}
\begin{bullets}
  \item Kneaded dough.
\end{bullets}
\section{Education}
\entry{Diploma}{Baking School}{Porto}{2016}
\section{Skills}
\skills{Sourdough, Pastry, sourdough, Ordering, Pastry}
\section{Languages}
\skills{Portuguese, English}
\end{document}
`
const headings = async (message: string) =>
  [...((await ask(baker, message)).latex ?? '').matchAll(/\\section\{(\w+)\}/g)].map(([, name]) => name).join(' ')

describe('where a section is to stand, said without “move”', () => {
  it.each([
    ['languages should come before the skills', 'Experience Education Languages Skills'],
    ['Possible the languages come before the education?', 'Experience Languages Education Skills'],
    ['education above experience', 'Education Experience Skills Languages'],
    ['Skills belong right after the experience because people look for them', 'Experience Skills Education Languages'],
    ['Two things. Languages go directly after experience.', 'Experience Languages Education Skills'],
  ])('%s', async (message, order) => {
    expect(await headings(message)).toBe(order)
  })

  it.each(['should education go above experience?', 'is it better to have skills above experience?'])(
    'a question moves nothing: %s',
    async (message) => {
      expect((await ask(baker, message)).latex).toBeNull()
    },
  )
})

describe('what stands in a list twice', () => {
  const once = ['- \\skills{Sourdough, Pastry, sourdough, Ordering, Pastry}', '+ \\skills{Sourdough, Pastry, Ordering}']
  it.each(['remove duplicates from my skills', 'get rid of the doubles', 'Skills: delete all duplicates'])(
    'stands there once: %s',
    async (message) => {
      expect((await changes(baker, message)).lines).toEqual(once)
    },
  )
  it('in the section that is named first, with all that is wished of it', async () => {
    const { lines } = await changes(baker, 'skills: get rid of the doubles n put them in a-z order')
    expect(lines[1]).toBe('+ \\skills{Ordering, Pastry, Sourdough}')
  })
  it('in a sentence behind others, too', async () => {
    const { lines } = await changes(baker, 'Education should come before experience. Skills: remove the duplicates')
    expect(lines).toEqual(once)
    expect(await headings('Education should come before experience. Skills: remove the duplicates')).toBe(
      'Education Experience Skills Languages',
    )
  })
  it('and where nothing does, nothing changes', async () => {
    const answer = await ask(baker, 'remove duplicates from my languages')
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: 'Nothing stands there twice.' })
  })
  it('a section that is named first is not what is to go', async () => {
    expect((await changes(baker, 'Skills: remove Ordering')).lines[1]).toBe(
      '+ \\skills{Sourdough, Pastry, sourdough, Pastry}',
    )
  })
})

describe('whose name it is', () => {
  it.each([
    ['the name is Food Hygiene Level 2', null],
    ['the name is Safe Kitchens', null],
    ['the name is Ines Rocha', '\\name{Ines Rocha}'],
    ['my name is Ines Lopes', '\\name{Ines Lopes}'],
    ['my name is Ines ter Horst', '\\name{Ines ter Horst}'],
    ['I got married! Last name is Lopes now. LinkedIn stays how it is', '\\name{Ines Duarte Lopes}'],
  ])('%s', async (message, name) => {
    const { latex } = await ask(baker, message)
    expect(/\\name\{[^}]+\}/.exec(latex ?? baker)?.[0]).toBe(name ?? '\\name{Ines Duarte Rocha}')
    expect((latex ?? baker).includes('linkedin.com/in/ines')).toBe(true)
  })
})

it.each([
  ['job title up top: Pastry Chef. leave the one in the job', ['- \\headline{Baker}', '+ \\headline{Pastry Chef}']],
  ['New bullet for Old Mill:\n\n"Cleaned 4 ovens a day"', ['+ \\item Cleaned 4 ovens a day']],
  ['another line under Old Mill: Cleaned 4 ovens a day', ['+ \\item Cleaned 4 ovens a day']],
])('%s', async (message, lines) => {
  expect((await changes(baker, message)).lines).toEqual(lines)
})
