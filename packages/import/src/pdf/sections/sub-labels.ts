// "Highlights", "Key responsibilities": a line that only says what the bullets under it are. It names no entry.
import { plainWords } from '@galley/resume/text/plain-words'
import type { Line } from '../layout/layout.ts'

const labels: ReadonlySet<string> = new Set(
  `highlights, key highlights, responsibilities, key responsibilities, main responsibilities, major responsibilities, duties, main duties, key duties,
  roles and responsibilities, role and responsibilities, duties and responsibilities, achievements, key achievements, major achievements, main achievements,
  accomplishments, key accomplishments, selected accomplishments, notable accomplishments, results, key results, tasks, main tasks, key tasks, technologies,
  technologies used, tech stack, tools used, environment, courses, courses taken, modules, description, project description, job description, overview,
  aufgaben, tatigkeiten, hauptaufgaben, aufgabenbereich, aufgabenbereiche, erfolge, kernaufgaben, missions, missions principales, realisations, taches,
  responsabilites, principales missions, responsabilidades, logros, funciones, principales logros, tareas, responsabilita, mansioni, attivita, risultati,
  atividades, conquistas, principais atividades, taken, verantwoordelijkheden, arbetsuppgifter, ansvarsomrader, zakres obowiazkow, obowiazki, osiagniecia,
  napln prace, обязанности, достижения, обовязки, досягнення, 工作内容, 工作职责, 主要业绩, 業務内容, 주요 업무, 담당 업무`
    .split(/,\s+/)
    .map((label) => plainWords(label)),
)

export const isSubLabel = ({ cells, bulletTextLeft }: Pick<Line, 'cells' | 'bulletTextLeft'>): boolean =>
  cells.length === 1 && bulletTextLeft === null && cells[0]!.text.length < 40 && labels.has(plainWords(cells[0]!.text))
