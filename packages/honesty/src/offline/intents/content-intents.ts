// Wishes about what the resume says that no pattern reads: what the rules see of it, and the step that helps.
import { lookup } from '@galley/resume/text/lookup'
import { dateStyleWish } from '../wishes/date-style.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { bulletsOf, jobsOf, namesOf, sectionsOf, titleOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { reviewOf } from '../wishes/review.ts'
import { setFullStops } from './full-stops.ts'
import { writeSummary } from './write-summary.ts'
import { sets, type Asked, type WishIntent } from './intent.ts'

const shown = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most - 3).trimEnd()}…` : text)
/** As it can be said: "the Acme job". */
const firstJob = (latex: string): string => {
  const [job] = jobsOf(latex)
  return job ? (namesOf(job.entry)[1] ?? namesOf(job.entry)[0] ?? 'your job') : 'your job'
}
const firstWords = (text: string, count = 4) => text.replaceAll(/["“”]/g, '').split(/\s+/).slice(0, count).join(' ')
const bulletsOfWork = (latex: string) =>
  jobsOf(latex).flatMap(({ section, entry }) => bulletsOf(section, entry).map((bullet) => ({ bullet, entry })))

function numbersMissing(latex: string): string {
  const without = bulletsOfWork(latex).filter(({ bullet }) => !/\d/.test(bullet.text))
  if (without.length === 0)
    return 'Every line under your jobs has a number already. I can’t add others: only you know them.'
  const examples = without.slice(0, 3).map(({ bullet }) => `“${shown(bullet.text, 50)}”`)
  return `Only you know the numbers, so I make up none. ${without.length === 1 ? 'This line has' : 'These lines have'} none: ${examples.join('; ')}. How many, how often, how much, how fast? Say: replace "${firstWords(without[0]!.bullet.text)}" by "…", with the number in your words.`
}

function rewriting({ latex, message }: Asked): string {
  const bullets = bulletsOfWork(latex)
  const words = new Set(message.toLowerCase().match(/\p{L}{4,30}/gu) ?? [])
  const meant = bullets.find(
    ({ bullet, entry }) =>
      `${bullet.text} ${entry.text}`
        .toLowerCase()
        .match(/\p{L}{4,30}/gu)
        ?.some((word) => words.has(word)) ?? false,
  )
  const one = meant ?? bullets[0]
  if (!one)
    return `Your jobs have no lines yet, and I write none of my own: only you know what you did. Say “add a bullet to ${firstJob(latex)}: …” with a verb first, what you did, and what came of it.`
  return `I don’t write new sentences: by fixed rules I can only take out filler and weak words. Say “make it stronger” or “make it shorter” for that. For other words tell me them: replace "${firstWords(one.bullet.text)}" by "…". A good line begins with a verb, says what you did, and ends with what came of it.`
}

function fewLines(latex: string): string {
  const thin = jobsOf(latex).find(({ section, entry }) => bulletsOf(section, entry).length < 2)
  const job = thin ? (namesOf(thin.entry)[1] ?? namesOf(thin.entry)[0] ?? 'your job') : firstJob(latex)
  return `${thin ? `${titleOf(thin.entry)} has ${bulletsOf(thin.section, thin.entry).length === 0 ? 'no line' : 'one line'}.` : 'Each of your jobs has some lines.'} I can’t make lines up: only you know what you did. Two to five each are usual. Say “add a bullet to ${job}: …”: how many people or orders, which machines or programs, what got better because of you. Or say “more space between the lines” if the page only looks empty.`
}

/** What a line lacks, the weakest beginning first. */
const lacks: readonly (readonly [what: string, weight: number, has: (text: string) => boolean])[] = [
  [
    'it begins with a verb that says little',
    3,
    (text) => /^(?:help|work|assist|involved|particip|dut|deal|dealt|responsible|in charge|various|other)/i.test(text),
  ],
  ['it has no number', 1, (text) => !/\d/.test(text)],
  ['it is very short', 1, (text) => text.split(/\s+/).length < 6],
  ['it does not begin with a verb', 1, (text) => /^(?:the|a|an|my|our|all|every|good|i)\b/i.test(text)],
]

function weakest(latex: string): string | null {
  const ranked = bulletsOfWork(latex)
    .map(({ bullet }) => {
      const faults = lacks.filter(([, , isSo]) => isSo(bullet.text))
      return { text: bullet.text, faults, weight: faults.reduce((sum, [, weight]) => sum + weight, 0) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  if (!first || first.weight === 0) return null
  const also = second && second.weight === first.weight ? ` So does “${shown(second.text)}”.` : ''
  return `By what can be counted, “${shown(first.text)}” says least: ${listed(first.faults.map(([what]) => what))}.${also} What came of it, how many, how often? Say: replace "${firstWords(first.text)}" by "…", or: remove the line "${firstWords(first.text)}".`
}

const addings = lookup<string>({
  job: 'Add it in the form: Form, above the text, then Work Experience, “Add experience”. Or say “new job: title at employer, since March 2024”, and I set it on top. Then say “add a bullet to <employer>: …” for what you do there.',
  school:
    'Say “add a degree: BSc Biology, University of Leeds, 2019”, or add it in the form under Education. A course or a certificate: “add a certificate: First Aid, Red Cross, 2024”.',
  project:
    'Add it in the form: Form, above the text, then “Add section”, Projects. What it is, what you did, and a link are enough; then say “add a bullet to <project>: …”.',
  section:
    'I can’t add a section by a sentence. Press Form above the text, then “Add section” at its end; a section of your own can have any title. I can then move and rename it, and add bullets to its entries.',
})

function adding({ has }: Asked): string {
  if (has('section') && !has('job') && !has('school') && !has('project')) return addings['section']!
  if (has('project')) return addings['project']!
  if (has('school')) return addings['school']!
  return addings['job']!
}

function ending(latex: string): string {
  const [job] = jobsOf(latex)
  if (!job) return 'There is no job on your resume whose dates I could change.'
  const dates = (job.entry.args ?? []).at(-1) ?? ''
  return `For which job, and which month? ${titleOf(job.entry)} says “${shown(dates, 40)}”. Say: replace "${dates}" by "…" with the new dates, such as “March 2021 – June 2024”, or change them in the form.`
}

function groups(latex: string): string {
  const skills = sectionOf(latex, 'skills')
  return `${skills ? '' : 'There is no list of skills yet. '}Groups are set in the form: under Skills press “Add group”, name it (Tools, Languages, Soft skills), and move the words. I can’t sort them by a sentence: which belong together only you know. Levels such as bars, stars or percent say little to a reader; a plain word does (“Spanish, conversational”).`
}

function ordering({ latex, message }: Asked): string {
  const names = sectionsOf(latex).map(({ heading }) => heading)
  const about = /\bbullets?|lines?|points?\b/i.test(message)
    ? 'Lines are put in order in the form: drag one by its handle, or press “…” and “Move up”.'
    : 'Say “newest job first” for jobs by date, or drag an entry by its handle in the form.'
  return `${about} For sections say “move ${names.at(-1) ?? 'Skills'} to the top” or “put ${names[0] ?? 'Summary'} after ${names[1] ?? 'Experience'}”.`
}

function suggested(latex: string): string {
  const skills = sectionsOf(latex)
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split(',')))
  return `I can’t know what you can do, and suggest nothing that you have not: what is on a resume gets asked about.${skills.length > 0 ? ` You list ${skills.length} now.` : ''} Press AI Tailor and paste a posting: I show which of its words you have, and which are missing. Each that is true of you is added with “add … to my skills”.`
}

/** Asked, and not wished. */
const isAdvice = (message: string): boolean =>
  /\b(?:do (?:folks|people|i|we|you|they)|should|is it (?:ok|okay|fine)|still)\b/i.test(message)

const inForm = (field: string, what: string) =>
  `${what} Set it in the form: Form, above the text, then ${field} at the top.`

/** From the first job to the last, and what the jobs come to; both by their years and months. */
function yearsWorked(latex: string): string {
  const spans = jobsOf(latex).flatMap(({ entry }) => {
    const dates = (entry.args ?? []).at(-1) ?? ''
    const years = (dates.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
    const isOpen = /present|current|now|today|ongoing/i.test(dates)
    return years[0] === undefined
      ? []
      : [{ first: years[0], last: years.at(-1)!, isOpen, dates, title: titleOf(entry) }]
  })
  const first = spans.toSorted((a, b) => a.first - b.first)[0]
  const last = spans.find(({ isOpen }) => isOpen) ?? spans.toSorted((a, b) => b.last - a.last)[0]
  if (!first || !last) return 'I found no dates under your jobs that I could count.'
  const until = last.isOpen ? 'today' : String(last.last)
  return `By the dates, the first job begins in ${first.first} (${first.title}) and the last goes on until ${until}: ${last.isOpen ? `count from ${first.first} to this year` : `${last.last - first.first} years`}, less the gaps between them. The jobs read: ${spans.map(({ dates }) => dates).join('; ')}. If a number of years in your text differs, tell me: replace "… years" by "… years".`
}

export const contentIntents: readonly WishIntent[] = [
  {
    concepts: sets('sum date, sum, sum job'),
    answer: ({ latex, has }) => (has('certificate') ? null : yearsWorked(latex)),
  },
  {
    concepts: sets(
      'resume improve, improve know, improve can, check resume, check know, check improve, unhappy resume know, rejected, rejected know, rejected interview know',
    ),
    answer: ({ latex, message }) => (message.length < 160 ? reviewOf(latex) : null),
  },
  {
    concepts: sets(
      'number achievement, number bullet, number add, number job, number know, number improve, achievement add',
    ),
    answer: ({ latex, has }) => (has('contact') || has('page') ? null : numbersMissing(latex)),
  },
  {
    concepts: sets('summary write, summary add'),
    answer: ({ latex, message, has }) =>
      has('linkedin') || has('remove') || isAdvice(message) ? null : { edited: writeSummary(latex) },
  },
  {
    concepts: sets('summary improve, summary rewrite, summary modern, summary change, summary tone'),
    answer: ({ latex, has }) => {
      if (has('shorten')) return { command: { kind: 'reword', aim: 'shorten', where: 'summary' } }
      const block = sectionOf(latex, 'summary')?.blocks[0]
      return block
        ? `I don’t write new sentences, so its words must be yours. It says “${shown(block.text, 90)}”. A good one has three parts: your trade and years, what you are best at, one number or certificate that proves it. Tell me: replace the summary by: …`
        : null
    },
  },
  {
    concepts: sets(
      'rewrite bullet, rewrite job, write bullet, rewrite improve, rewrite resume, rewrite text, rewrite add, bullet improve, job improve',
    ),
    answer: rewriting,
  },
  {
    concepts: sets(
      'tone resume, tone text, tone change, tone improve, tone too, tone bullet, tone write, tone summary',
    ),
    answer: ({ latex, message }) => {
      const bullet = bulletsOfWork(latex)[0]?.bullet.text ?? 'old words'
      return /\b(?:confident|formal|professional)\b/i.test(message)
        ? { command: { kind: 'reword', aim: 'strengthen', where: '' } }
        : `By fixed rules I can take out filler and worn words, not change a tone: say “make it shorter”. The list “suggestions” above the text marks what sounds worn, line by line, with a reason. For words of your own: replace "${firstWords(bullet)}" by "…".`
    },
  },
  {
    concepts: sets('person remove, person write, person'),
    answer: ({ has }) =>
      has('personal') && has('add')
        ? null
        : 'Lines in the first person are marked in the text: press “suggestions” above it, each has its fix (“I managed” → “Managed”). Say “fix spelling and grammar” for the rest.',
  },
  {
    concepts: sets('stop bullet, stop end, stop add, stop remove, stop text'),
    answer: ({ latex, has }) => (has('available') ? null : { edited: setFullStops(latex, !has('remove')) }),
  },
  {
    concepts: sets('weak bullet, weak job, weak know, weak section'),
    answer: ({ latex, has }) => (has('change') || has('rewrite') ? null : weakest(latex)),
  },
  {
    concepts: sets('tense change, tense job, tense resume'),
    answer: () => ({ command: { kind: 'reword', aim: 'tense', where: '' } }),
  },
  { concepts: sets('empty job, empty bullet, empty page, empty resume'), answer: ({ latex }) => fewLines(latex) },
  {
    concepts: sets('add job, add school, add project, add section, write section'),
    answer: (asked) => (asked.has('remove') ? null : adding(asked)),
  },
  {
    concepts: sets('left job, end job, left date, date change'),
    answer: ({ latex, message }) => {
      // A date that is wrong is no example of a style.
      const isOne = /\b(?:wrong|incorrect|start\w*|end\w*|began|left)\b/i.test(message)
      const styled = isOne ? null : dateStyleWish(latex, `all dates in the style ${message}`)
      return styled ? { edited: styled } : ending(latex)
    },
  },
  {
    concepts: sets('date look, date text'),
    answer: ({ latex, message }) => {
      if (!/\b(?:dates|months|format|style|written)\b/i.test(message)) return null
      const styled = dateStyleWish(latex, `all dates in the style ${message}`)
      return styled && { edited: styled }
    },
  },
  {
    concepts: sets('section change'),
    answer: ({ latex }) =>
      `Say “rename ${sectionsOf(latex)[0]?.heading ?? 'Experience'} to …” with the title that you want. You have: ${listed(sectionsOf(latex).map(({ heading }) => heading))}.`,
  },
  { concepts: sets('skill suggest, skill know'), answer: ({ latex }) => suggested(latex) },
  { concepts: sets('skill group, skill split, skill column'), answer: ({ latex }) => groups(latex) },
  { concepts: sets('move job, move bullet, move skill, move date, move section'), answer: ordering },
  {
    concepts: sets('merge job, merge bullet, merge section, merge resume'),
    answer: ({ latex, has }) =>
      has('section')
        ? 'I can’t put two sections together. In the form, move the entries under one title, then remove the other section; a list of skills can hold several groups.'
        : `I can’t put two into one: the words must be yours. For lines: replace "${firstWords(bulletsOfWork(latex)[0]?.bullet.text ?? 'the first line')}" by "…" with both facts in it, then remove the other one. For two jobs at one employer keep both, the newer first: that shows that you moved up.`,
  },
  {
    concepts: sets('split job, split bullet, split section'),
    answer: ({ latex }) =>
      `I can’t split it by a sentence. Add the second part first (“add a bullet to ${firstJob(latex)}: …”, or a second entry in the form), then take its words out of the first: replace "…" by "…".`,
  },
  {
    concepts: sets('hide job, hide section, hide bullet'),
    answer: () =>
      'Press Form above the text: “…” beside a section, an entry or a bullet has “Hide … on the page”. It stays in your resume, is left out of the page and of every download, and is shown again the same way.',
  },
  {
    concepts: sets('available add, available write, available know, available can, available job'),
    answer: ({ latex }) =>
      `One short line is enough. Say “add ${sectionOf(latex, 'certifications') ? 'a certificate: Full driving licence' : 'Full driving licence to my skills'}” for a licence; “open to relocation”, “available from March” or “right to work in the UK” fits beside your town at the top: change Location in the form, or say it in the letter (Letters & notes).`,
  },
  {
    concepts: sets('name change, name add, name rewrite, name personal'),
    answer: ({ latex, message }) => {
      if (/\b(?:company|employer|file|job) name|\bno (?:\w+ )?name/i.test(message)) return null
      const name = /\\name\{([^{}\n]{1,120})\}/.exec(latex)?.[1]
      return name
        ? `Your name reads “${name.replaceAll('\\', '')}”. Say: replace "${name.replaceAll('\\', '')}" by "…", or type it in the form, Full Name. Letters after it (RN, PhD) may stand there, too.`
        : inForm('Full Name', 'I found no name at the top.')
    },
  },
  {
    concepts: sets('second contact, second number contact, contact add'),
    answer: ({ has, latex }) =>
      has('second') || /\\(?:phone|email)\{/.test(latex)
        ? 'One phone number and one email are enough: a reader takes the first. To set another, say “my phone is …” or “my email is …”. A further link fits under Website in the form.'
        : inForm('the contact fields', 'Say “my phone is …” or “my email is …”.'),
  },
]
