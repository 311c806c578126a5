// For tests: forty resumes, each of another kind. A kind is a voice (the words that its texts are made of) and amounts
// (how much of each section); the texts themselves are generated, and no two values of a resume are the same.
import { resumeData, type ResumeData, type ResumeDataInput } from '@galley/contract/resume-data'

export interface ResumeKind {
  readonly name: string
  readonly data: ResumeData
}

interface Voice {
  readonly person: string
  readonly words: readonly string[]
  /** How many words a short value has; 3 where it is left out. */
  readonly short?: number
  /** A whole line of text instead of one that is made of the words. */
  readonly line?: (n: number) => string
  readonly address?: (n: number) => string
  readonly dates?: readonly [from: string, to: string]
}

interface Amounts {
  readonly jobs?: number
  readonly bullets?: number
  readonly schools?: number
  readonly skills?: number
  /** Of every other section. */
  readonly others?: number
  readonly summary?: number
  readonly isCurrent?: boolean
}

/** Values of one resume: each call begins where the one before ended, so that none repeats. */
function valuesOf({ words, short = 3, line, address, dates }: Voice) {
  let made = 0
  const next = (count: number) => {
    made += 1
    const from = made * 5
    // The number keeps two values apart whose words are the same.
    return [...Array.from({ length: count }, (_, n) => words[(from + n) % words.length]!), made]
  }
  return {
    short: () => (line ? line((made += 1)) : next(short).join(' ')),
    long: () => (line ? `${line((made += 1))} ${line((made += 1))}` : next(14).join(' ')),
    address: () => (address ?? ((n: number) => `example.org/page-${n}`))((made += 1)),
    period: () => {
      const [from, to] = dates ?? [`${2000 + ((made += 1) % 20)}`, `${2001 + (made % 20)}`]
      return { startDate: from, endDate: to }
    },
  }
}

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

function made(voice: Voice, amounts: Amounts): ResumeData {
  const { jobs = 2, bullets = 3, schools = 1, skills = 6, others = 0, summary = 1, isCurrent = false } = amounts
  const { short, long, address, period } = valuesOf(voice)
  const bulleted = (count: number) => times(count, () => `- ${long()}`).join('\n')
  const post = (n: number) => ({
    ...period(),
    location: short(),
    current: isCurrent && n === 0,
    description: bulleted(bullets),
  })
  const person = {
    name: voice.person,
    title: short(),
    email: 'person@example.org',
    phone: '+49 151 2345',
    address: short(),
    website: address(),
  }
  const data: ResumeDataInput = {
    personalInfo: person,
    summary: times(summary, long).join(' '),
    experience: times(jobs, (n) => ({ position: short(), company: short(), employmentType: short(), ...post(n) })),
    education: times(schools, () => ({ institution: short(), degree: short(), field: short(), ...period() })),
    skills: times(skills, short),
    languages: times(Math.min(3, skills), short),
    ...otherSections(others, { short, long, address, period, bulleted, post }),
  }
  return resumeData.parse(data)
}

interface Makers extends ReturnType<typeof valuesOf> {
  bulleted: (count: number) => string
  post: (n: number) => object
}

function otherSections(count: number, { short, long, address, period, bulleted, post }: Makers): ResumeDataInput {
  return {
    projects: times(count, () => ({
      name: short(),
      role: short(),
      technologies: times(3, short),
      url: address(),
      description: bulleted(2),
      ...period(),
    })),
    awards: times(count, () => ({ title: short(), issuer: short(), date: '2021' })),
    certifications: times(count, () => ({ name: short(), issuer: short(), date: '2020' })),
    publications: times(count, () => ({ title: short(), authors: short(), publisher: short(), date: '2019' })),
    volunteering: times(count, (n) => ({ organization: short(), role: short(), ...post(n) })),
    speaking: times(count, () => ({ title: short(), event: short(), date: '2018', location: short() })),
    military: times(count, (n) => ({ branch: short(), rank: short(), ...post(n) })),
    hobbies: times(count, short),
    references: count > 0 ? long() : '',
    additional_sections: times(count, () => ({ section_name: short(), content: bulleted(2), type: 'list' })),
  }
}

const split = (text: string) => text.split(' ')
const english: Voice = {
  person: 'Maya Okafor',
  words: split(
    'led built harbour river teams budget north station planned office fjord affluent schedule signal repaired tested',
  ),
}
/** The words among plain ones: as people write them. */
const among = (odd: string) => (n: number) => `Team ${n} ${odd} report ${n}`

const bySize: Readonly<Record<string, Amounts>> = {
  'a student with nothing': { jobs: 0, schools: 0, skills: 0, summary: 0 },
  'a student with a school': { jobs: 0, skills: 2, summary: 0 },
  'one post': { jobs: 1, bullets: 1, schools: 0, skills: 0, summary: 0 },
  'posts without bullets': { jobs: 6, bullets: 0 },
  'one page': { jobs: 3, bullets: 4, schools: 2, skills: 10 },
  'two pages': { jobs: 7, bullets: 6, schools: 2, skills: 16 },
  'three pages': { jobs: 12, bullets: 7, schools: 3, skills: 30 },
  'one post of forty bullets': { jobs: 1, bullets: 40 },
  'sixty skills': { skills: 60 },
  'a post that goes on': { jobs: 4, isCurrent: true },
  'every section once': { others: 1 },
  'every section three times': { others: 3, jobs: 3, skills: 12 },
  'a summary of a page': { summary: 30 },
}

const byWords: Readonly<Record<string, Partial<Voice>>> = {
  'characters of LaTeX': { line: among('\\LaTeX & 50% of $5 #1 a_b {x} ~home ^top'), person: 'A & B {C} D_E' },
  'brackets and commas': { line: among('[a] (b], c, {d, e} <f> "g"') },
  'quotes and dashes': { line: among("“so” ‘so’ it’s it's ,, << >> -- --- – — …") },
  ligatures: { words: split('office affluent fjord filing ffl fi fl ffi baffle shuffle fluff') },
  'hyphens at the ends of words': { words: split('well- -known co-op long-term part-time state-of-the-art re- pre-') },
  'very long words': {
    words: split('Donaudampfschifffahrtsgesellschaftskapitänsmütze Straßenbahnhaltestellenschild ab'),
  },
  'long values': { short: 14 },
  'a name of eight words': { person: 'Maria Fernanda de los Ángeles Villanueva Echeverría Castellanos' },
  'a name of one long word': { person: 'Wolfeschlegelsteinhausenbergerdorff' },
  'long addresses': { address: (n) => `example.org/a/very/long/path/that/goes/on/${n}?with=a_b&and=c%20d#part` },
  'capitals alone': { words: split('NASA NATO FULL STACK LEAD OF THE YEAR AWARD SQL') },
  'signs and figures': { line: among('€ ₹ £ ½ ² ™ № → ≥ ≠ ✓ ★ 3.5× 10⁶') },
  'odd spaces': { line: (n) => `Team\u00a0${n} with\u2009thin and\u200bno space\tand tab ${n}` },
  'months in figures': { dates: ['2021-03', '2023-11'] },
  'no dates': { dates: ['', ''] },
}

const byScript: Readonly<Record<string, Pick<Voice, 'person' | 'words'>>> = {
  Vietnamese: { person: 'Nguyễn Thị Ánh Đào', words: split('Kỹ sư phần mềm ở Hà Nội, quản lý dự án và đội ngũ lớn') },
  Polish: { person: 'Łukasz Żółć', words: split('Zażółć gęślą jaźń inżynier główny księgowość świętość źródło') },
  Russian: { person: 'Юлия Иванова', words: split('Инженер отдела развития разработала систему учёта объёмов') },
  Greek: { person: 'Γιώργος Παπαδόπουλος', words: split('Μηχανικός λογισμικού στην Αθήνα υπεύθυνος ομάδας έργων') },
  Chinese: { person: '李小龍', words: split('工程师 负责 系统 设计 团队 管理 项目 交付 上海 研发') },
  Japanese: { person: '山田太郎', words: split('営業担当 開発 図面の検査 チームの管理 東京 報告書') },
  Korean: { person: '김철수', words: split('소프트웨어 엔지니어 서울 팀을 이끌고 제품 출시 담당') },
  Arabic: { person: 'محمد الأحمد', words: split('مهندس برمجيات في القاهرة قاد فريقا لتطوير النظام') },
  Hebrew: { person: 'דוד כהן', words: split('מהנדס תוכנה בתל אביב הוביל צוות לפיתוח מערכת') },
  Hindi: { person: 'प्रिया शर्मा', words: split('सॉफ्टवेयर अभियंता दिल्ली परियोजना का नेतृत्व किया') },
  Thai: { person: 'ธนพล สุขใจ', words: split('วิศวกร ซอฟต์แวร์ กรุงเทพ ดูแล ทีม โครงการ') },
  Georgian: { person: 'ნინო ბერიძე', words: split('ინჟინერი თბილისი გუნდის ხელმძღვანელი პროექტი') },
}

const kindsOf = <T>(table: Readonly<Record<string, T>>, make: (of: T) => ResumeData): ResumeKind[] =>
  Object.entries(table).map(([name, of]) => ({ name, data: make(of) }))

export const resumeKinds: readonly ResumeKind[] = [
  ...kindsOf(bySize, (amounts) => made(english, amounts)),
  ...kindsOf(byWords, (voice) => made({ ...english, ...voice }, { others: 1 })),
  ...kindsOf(byScript, (voice) => made({ ...english, ...voice }, { others: 1, jobs: 3 })),
]
