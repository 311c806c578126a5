// For tests: a form as LaTeX's own article class sets it, in one column or two, as a user without a template may; and
// the expected facts.
import type { ResumeData } from '@galley/contract/resume-data'

const escaped = (text: string) =>
  text
    // What the class has no sign for.
    .replace(/−/g, '-')
    .replace(/₂/g, '2')
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/~/g, '\\textasciitilde{}')
const section = (title: string, body: string) => (body === '' ? '' : `\\section*{${title}}\n${body}\n`)
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const period = (start: string, end: string, isOpen = false) =>
  [start, isOpen ? 'Present' : end].filter((date) => date !== '').join(' -- ')

function points(text: string): string {
  const items = linesOf(text).map((line) => `\\item ${escaped(line.replace(/^\s*-\s/, ''))}`)
  return items.length === 0 ? '' : `\\begin{itemize}${items.join('\n')}\\end{itemize}`
}
const entry = (left: string, date: string, below: string) =>
  `\\noindent\\textbf{${escaped(left)}}\\hfill ${escaped(date)}\\\\\n${escaped(below)}\n\n`

export function plainArticle(data: ResumeData, columns: 1 | 2): string {
  const { name, email, phone, address, linkedin, github, website } = data.personalInfo
  const contacts = [email, phone, address, linkedin, github, website].filter((text) => text !== '').map(escaped)
  const posts = data.experience.map(
    (post) =>
      entry(
        post.position,
        period(post.startDate, post.endDate, post.current),
        [post.company, post.location].filter(Boolean).join(', '),
      ) + points(post.description),
  )
  const schools = data.education.map((school) =>
    entry(
      [school.degree, school.field].filter(Boolean).join(' in '),
      period(school.startDate, school.endDate),
      school.institution,
    ),
  )
  const head = `\\begin{center}{\\LARGE\\textbf{${escaped(name)}}}\\\\[4pt] ${contacts.join(' \\textbar{} ')}\\end{center}`
  const main = section('Experience', posts.join('\n'))
  const aside = section('Education', schools.join('\n')) + section('Skills', escaped(data.skills.join(', ')))
  const both = (left: string, right: string) =>
    `\\noindent\\begin{minipage}[t]{0.58\\textwidth}${left}\\end{minipage}\\hfill\\begin{minipage}[t]{0.36\\textwidth}${right}\\end{minipage}`
  return `\\documentclass[10pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}
\\oddsidemargin=-0.5in\\textwidth=7.5in\\topmargin=-0.8in\\textheight=9.8in\\pagestyle{empty}
\\begin{document}
${head}
${columns === 1 ? main + aside : both(main, aside)}
\\end{document}
`
}

/** As the bench has it (evals/import/score.ts). */
export function truthOf(data: ResumeData, columns: 1 | 2): object {
  const { name, email, phone, address, linkedin, github, website } = data.personalInfo
  return {
    source: { layout: columns === 1 ? '1 column' : '2 columns' },
    name,
    email,
    phone,
    location: address,
    links: [linkedin, github, website].filter((text) => text !== ''),
    experience: data.experience.map((post) => ({
      company: post.company,
      position: post.position,
      start: dateOf(post.startDate),
      end: post.current ? 'present' : dateOf(post.endDate),
      location: post.location,
      bullets: linesOf(post.description).length,
    })),
    education: data.education.map(({ institution, degree, field, startDate, endDate }) => ({
      institution,
      degree,
      field,
      start: dateOf(startDate),
      end: dateOf(endDate),
    })),
    projects: [],
    skills: data.skills.map((group) => group.replace(/^[^:]*:\s*/, '')).flatMap((group) => group.split(/,\s*/)),
    headings: [],
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
function dateOf(text: string): string {
  const year = /\d{4}/.exec(text)?.[0] ?? ''
  const month = months.indexOf(text.slice(0, 3).toLowerCase()) + 1
  return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`
}
