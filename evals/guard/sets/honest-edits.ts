// For tests only: proposals that say nothing new. The same subjects as the fabrications.
import { accountEdits } from '@galley/honesty/guard/testing/account-manager'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const one = (title: string, search: string, replace: string): ProposalCase => ({ title, edits: [[search, replace]] })
const said = (words: string, proposal: ProposalCase): ProposalCase => ({ ...proposal, said: [words] })

const base: readonly ProposalCase[] = [
  one(
    'reworded',
    'Built a refund service in Python and PostgreSQL used by 12 merchants',
    'Developed a Python and PostgreSQL refund service that serves 12 merchants',
  ),
  one('tense', 'Helped two interns', 'Help two interns'),
  one('shortened', 'Wrote unit tests and fixed bugs reported by librarians', 'Wrote unit tests; fixed reported bugs'),
  {
    title: 'merged bullets',
    edits: [
      [
        ' used by 12 merchants.\n\\item Cut nightly report time from 90 minutes to 25 minutes.',
        ' used by 12 merchants, and cut nightly report time from 90 to 25 minutes.',
      ],
    ],
  },
  {
    title: 'skills before experience',
    edits: [
      ['\\section*{Skills}\nPython, Django, PostgreSQL, JavaScript, Git, Docker\n', ''],
      [
        '\\section*{Experience}',
        '\\section*{Skills}\nPython, Django, PostgreSQL, JavaScript, Git, Docker\n\\section*{Experience}',
      ],
    ],
  },
  one('heading', '\\section*{Experience}', '\\section*{Professional Experience}'),
  one(
    'skills grouped',
    'Python, Django, PostgreSQL, JavaScript, Git, Docker',
    'Languages: Python, JavaScript \\\\ Tools: Django, PostgreSQL, Git, Docker',
  ),
  one('AWS spelled out', 'AWS Certified', 'Amazon Web Services (AWS) Certified'),
  one('dates in another style', 'Jun 2018 -- Feb 2021', 'June 2018 -- February 2021'),
  one('dates in numbers', 'Jun 2018 -- Feb 2021', '06/2018 -- 02/2021'),
  one('degree without dots', 'B.S. in Computer Science', 'BSc in Computer Science'),
  one('linux of the form', 'experience in payments and reporting', 'experience in payments and reporting on Linux'),
  said(
    'I mentored both interns at Northwind, please say mentored.',
    one('said in the chat', 'Helped two interns with code reviews', 'Mentored two interns through code reviews'),
  ),
  said(
    'I fixed about 30 bugs at Lumen.',
    one('said number', 'fixed bugs reported by librarians', 'fixed 30 bugs reported by librarians'),
  ),
  said('Yes, I use Redis every day.', one('said skill', 'Git, Docker', 'Git, Docker, Redis')),
  said(
    'At Lumen I used Bootstrap',
    one('said employer', 'Maintained a Django catalogue site', 'Maintained a Django and Bootstrap catalogue site'),
  ),
  one(
    'summary of own facts',
    'Backend developer with experience in payments and reporting.',
    'Software engineer who built a refund service for 12 merchants and cut report time from 90 to 25 minutes.',
  ),
  one(
    'summary longer',
    'payments and reporting.',
    'payments, reporting and library systems, using Python, Django, PostgreSQL and Docker.',
  ),
  one('bold keyword', 'in Python and PostgreSQL', 'in \\textbf{Python} and \\textbf{PostgreSQL}'),
  one('k for nothing', '40 public libraries', 'forty public libraries'),
  one('plural', 'a refund service', 'the refund service'),
  one('margin', 'margin=0.8in', 'margin=0.6in'),
  one('spacing', '\\begin{document}', '\\begin{document}\\vspace{-4pt}'),
  {
    title: 'bullets of a list reordered',
    edits: [
      ['\\item Helped two interns with code reviews.\n', ''],
      ['\\item Built a refund', '\\item Helped two interns with code reviews.\n\\item Built a refund'],
    ],
  },
  {
    title: 'translation of the summary',
    edits: [
      [
        'Backend developer with experience in payments and reporting.',
        'Backend-Entwicklerin mit Erfahrung in Zahlungen und Berichten.',
      ],
      ['\\section*{Summary}', '\\section*{Profil}'],
    ],
  },
  {
    title: 'translation of a post',
    edits: [
      ['\\entry{Software Engineer}{Mar 2021 -- Present}', "\\entry{Ingénieure logiciel}{mars 2021 -- aujourd'hui}"],
      [
        'Built a refund service in Python and PostgreSQL used by 12 merchants.',
        "Création d'un service de remboursement en Python et PostgreSQL, utilisé par 12 marchands.",
      ],
      ['Cut nightly report time from 90 minutes to 25 minutes.', 'Temps du rapport de nuit réduit de 90 à 25 minutes.'],
      ['Helped two interns with code reviews.', 'Aide à deux stagiaires lors des revues de code.'],
    ],
  },
]

const nurse: readonly ProposalCase[] = [
  one(
    'reworded',
    'Run monthly code-blue simulations with pharmacy and respiratory therapy; time to first compression fell from 41 to 22 seconds',
    'Conduct monthly code-blue simulations with pharmacy and respiratory therapy, cutting time to first compression from 41 to 22 seconds',
  ),
  one(
    'shorter',
    'Wrote and piloted a bedside handover checklist that cut missed-medication reports by 38\\% in two years',
    'Bedside handover checklist cut missed-medication reports 38\\% in two years',
  ),
  one('acronym of a certificate', 'Advanced Cardiac Life Support', 'Advanced Cardiac Life Support (ACLS)'),
  one('dates', 'July 2016 – February 2020', '2016 – 2020'),
  one('theme', 'theme=classic', 'theme=modern'),
  one(
    'summary',
    'Intensive-care nurse with nine years in level I trauma centers.',
    'Critical care nurse, CCRN, with 9 years in level I trauma centers.',
  ),
  one('verb', 'Cared for ventilated trauma patients', 'Provided care to ventilated trauma patients'),
  one('typo', 'Served as union safety', 'Acted as union safety'),
  one(
    'skills in another order',
    'ventilator management, CRRT, hemodynamic monitoring',
    'CRRT, ventilator management, hemodynamic monitoring',
  ),
  one('proven skill', 'Epic, Pyxis, Alaris', 'Epic, Pyxis, Alaris, code-blue simulations'),
  one('word for word', 'Lead a shift of 14 nurses', 'Lead a 14-nurse shift'),
  one('label', '\\skills[Systems]', '\\skills[Clinical systems]'),
]

const engineer: readonly ProposalCase[] = [
  one('alias', 'PostgreSQL, Kafka, Redis, Kubernetes', 'Postgres, Kafka, Redis, K8s'),
  one(
    'reworded',
    'Brought the p99 of the authorization path from 480 ms to 95 ms by removing three network hops and a lock',
    'Cut p99 latency of the authorization path from 480 ms to 95 ms, removing three network hops and a lock',
  ),
  one(
    'merged',
    'Mentor four engineers; two were promoted to senior',
    'Mentor four engineers, two of whom were promoted to senior',
  ),
  one(
    'summary',
    'Eight years of payment and messaging systems that must not lose anything.',
    'Senior backend engineer with eight years in payment and messaging systems (Go, Kafka, PostgreSQL).',
  ),
  one('number style', '2,300 stars', '2300 stars'),
  one('percent', 'by 43\\%', 'by 43 percent'),
  one('headline', '\\headline{Backend Engineer, distributed systems}', '\\headline{Senior Backend Engineer}'),
  one(
    'sentence',
    'Replaced nightly batch settlement by a streaming one: merchants are paid after 4 hours rather than 31',
    'Replaced nightly batch settlement with streaming, so merchants are paid after 4 hours instead of 31 hours',
  ),
  one('detail', 'Rust, PostgreSQL logical replication, Prometheus', 'Prometheus, Rust, PostgreSQL logical replication'),
  one('capitals', 'Built the driver-dispatch API', 'Developed the driver-dispatch API'),
]

const researcher: readonly ProposalCase[] = [
  one(
    'group',
    'Lead a group of six; principal investigator of two grants (€1.4 million in all)',
    'Lead a six-person group and two grants worth €1.4 million as principal investigator',
  ),
  one('million', '€1.4 million in all', '€1.4M in all'),
  one(
    'verb',
    'Supervise three doctoral students; two have defended',
    'Mentor three doctoral students, two of whom have defended',
  ),
  one(
    'summary',
    'I study how Baltic seagrass meadows recover after heat waves',
    'Marine ecologist who studies how Baltic seagrass meadows recover after heat waves',
  ),
  one('dates', '2021 – Present', '2021–now'),
  one('Python first', 'R, Stan, Python, QGIS', 'Python, R, Stan, QGIS'),
  one(
    'package',
    'Wrote an R package for carry-over models, now used in 31 published studies',
    'Developed an R package for carry-over models that 31 published studies use',
  ),
  one('degree', '{PhD, Marine Ecology}', '{Ph.D. in Marine Ecology}'),
]

const manager: readonly ProposalCase[] = [
  one(
    'fewer words',
    'Run 14 warehouses (310,000 m²) with 1,150 people and a budget of €86 million; on-time delivery from 93.1\\% to 98.6\\%.',
    'Run 14 warehouses (310,000 m²), 1,150 people and an €86 million budget; raised on-time delivery from 93.1\\% to 98.6\\%.',
  ),
  one(
    'injuries',
    'Cut lost-time injuries by 71\\% in four years; seven sites have passed 1,000 days without one',
    'Reduced lost-time injuries by 71\\% over 4 years, with seven sites past 1,000 days injury-free',
  ),
  one('verb', 'Led five cold stores and 280 people', 'Managed five cold stores and 280 people'),
  one('summary', 'Twenty-two years in ports', '22 years in ports'),
  one(
    'voice picking',
    'Introduced voice picking: 210 lines an hour instead of 140',
    'Introduced voice picking, raising output from 140 to 210 lines an hour',
  ),
  one('trained', 'Trained 120 people in lifting and lashing', 'Taught lifting and lashing to 120 people'),
  one(
    'summary of facts',
    'Known for safe sites, honest numbers and keeping good foremen.',
    'Logistics director known for safe sites, honest numbers and keeping good foremen; Lean Six Sigma Black Belt.',
  ),
  one('one skill less', 'lean, 5S, S\\&OP, root-cause analysis', '5S, lean, root-cause analysis'),
  one('heading', '\\section{Experience}', '\\section{Career History}'),
  { title: 'awards before education', edits: [['\\section{Education}', '\\section{Academic Background}']] },
  one('S&OP spelled out', 'S\\&OP', 'sales and operations planning (S\\&OP)'),
  {
    title: 'translation',
    edits: [
      ['Trained 120 people in lifting and lashing.', 'Formação de 120 pessoas em elevação e amarração.'],
      [
        'Supervised 45 dockers; vessel turnaround 11\\% faster.',
        'Supervisão de 45 estivadores; rotação de navios 11\\% mais rápida.',
      ],
    ],
  },
]

const designer: readonly ProposalCase[] = [
  one(
    'redesign',
    'Redesigned fare purchase for 1.3 million riders: failed payments down 54\\%, support calls down 31\\%',
    'Redesigned fare purchase for 1.3 million riders, cutting failed payments by 54\\% and support calls by 31\\%',
  ),
  one(
    'no-shows',
    'Designed the appointment flow that brought no-shows from 19\\% to 11\\%',
    'Designed an appointment flow that lowered no-shows from 19\\% to 11\\%',
  ),
  one(
    'guide',
    'Wrote the plain-language guide that 200 clinicians now use for patient letters',
    'Wrote a plain-language guide for patient letters, now used by 200 clinicians',
  ),
  one('summary', 'Designer of health and transit products', 'Senior product designer of health and transit products'),
  one('summary with WCAG', 'I prototype in code,', 'I know WCAG 2.2, prototype in code,'),
  one('skills', 'Interaction design, Prototyping in code', 'Prototyping in code, Interaction design, TypeScript'),
  one('signage', 'two of them are still in daily use', 'two are still in use every day'),
  one(
    'testing',
    'Tested with 140 riders on platforms and buses, not in the lab',
    'Ran usability tests with 140 riders on platforms and buses rather than in the lab',
  ),
  one('dates', 'January 2021 – Present', 'Jan. 2021 – Present'),
  {
    title: 'bullets swapped',
    edits: [
      ['  \\item Tested with 140 riders on platforms and buses, not in the lab.\n', ''],
      [
        '  \\item Redesigned',
        '  \\item Tested with 140 riders on platforms and buses, not in the lab.\n  \\item Redesigned',
      ],
    ],
  },
  one('British English', 'used by five teams', 'that five teams use'),
]

export const honestEdits = {
  account: accountEdits,
  compact: manager,
  sidebar: designer,
  base,
  classic: nurse,
  modern: engineer,
  academic: researcher,
}
