// What a posting asks for beside skills: years of experience, and a degree.
import { clausesOf, demandsOf, type PostingClause, type Demand } from './clauses.ts'
import { degreeLevels, degreeNames, type DegreeLevel } from './degrees.ts'

interface Asked {
  /** As it is shown; the same for every way to write it. */
  name: string
  text: string
  demand: Demand
  sentence: string
}
export interface YearsAsked extends Asked {
  kind: 'years'
  years: number
}
export interface DegreeAsked extends Asked {
  kind: 'degree'
  level: DegreeLevel
}
export type Requirement = YearsAsked | DegreeAsked

const figures = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const figure = String.raw`(\d{1,2}|${figures.join('|')})`
/** "5+ years of experience", "three to five years’ experience", "at least 2 years in a similar role". */
const yearsAsked = new RegExp(
  String.raw`\b${figure}(?: ?\([\d+]{1,3}\))? ?\+?(?: ?(?:-|–|to|or) ?(?:\d{1,2}|more|${figures.join('|')}) ?\+?)? ?(?:years?|yrs?)\b['’]?(?= (?:of )?(?:[\p{L}\p{N}/&+#.'’-]{1,30},? ){0,8}?(?:experience|exp\b)| (?:in|as|with|working|managing|leading|using|building|doing)\b| post[- ]\p{L})`,
  'giu',
)
/** What the employer says of itself. */
const ofTheEmployer = /\b(?:our|we(?:['’]ve| have| are)?|company|founded|history|in business|combined|since)\b/i
/** More is said of a firm, and not asked of a person. */
const maxYears = 25

/** Each once: of several numbers of years the most, of several degrees the least, for each demand. Never throws. */
export function requirementsOf(posting: string): Requirement[] {
  const found = clausesOf(posting).flatMap((clause) => [...yearsIn(clause), ...degreesIn(clause)])
  const years = found.filter((one) => one.kind === 'years').toSorted((a, b) => b.years - a.years)
  const degrees = found
    .filter((one) => one.kind === 'degree')
    .toSorted((a, b) => degreeLevels.indexOf(a.level) - degreeLevels.indexOf(b.level))
  return [...firstOfDemand(years), ...firstOfDemand(degrees)]
}

/** What is asked for elsewhere, too, stands once: where it is asked for most. */
function firstOfDemand<One extends Requirement>(all: readonly One[]): One[] {
  const isWanted = ({ demand }: One) => demand === 'nice'
  const [needed, wanted] = [all.find((one) => !isWanted(one)), all.find(isWanted)]
  return [needed, wanted].flatMap((one) => (one && !(one === wanted && wanted.name === needed?.name) ? [one] : []))
}

function yearsIn({ sentence, section }: PostingClause): YearsAsked[] {
  if (ofTheEmployer.test(sentence)) return []
  const places = Array.from(sentence.matchAll(yearsAsked), (match) => ({
    text: match[0],
    from: match.index,
    by: match[1]!,
  }))
  const demands = demandsOf(sentence, places, section)
  return places.flatMap(({ text, by }, index) => {
    const years = Number(by) || figures.indexOf(by.toLowerCase()) + 1
    if (years < 1 || years > maxYears) return []
    const name = years === 1 ? '1 year of experience' : `${years} years of experience`
    return [
      {
        kind: 'years' as const,
        name,
        text,
        years,
        demand: demands[index] ?? section,
        sentence: sentence.slice(0, 300),
      },
    ]
  })
}

function degreesIn({ sentence, section, isTitle }: PostingClause): DegreeAsked[] {
  if (isTitle) return []
  const places = degreeLevels.flatMap((level) => {
    const match = degreeNames[level].exec(sentence)
    return match ? [{ level, text: match[0], from: match.index }] : []
  })
  const demands = demandsOf(
    sentence,
    places.toSorted((a, b) => a.from - b.from),
    section,
  )
  return places
    .toSorted((a, b) => a.from - b.from)
    .map(({ level, text }, index) => ({
      kind: 'degree' as const,
      name: degreeLabels[level],
      level,
      text,
      demand: demands[index] ?? section,
      sentence: sentence.slice(0, 300),
    }))
}

const degreeLabels: Readonly<Record<DegreeLevel, string>> = {
  school: 'High school diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctor: 'Doctorate',
}
