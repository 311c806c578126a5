// For tests only: a small set written after the rules had been improved by unseen-3. Both kinds.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

export const fabrications4: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('payments volume', 'used by 12 merchants', 'used by 12 merchants in three countries'),
    oneEdit('saved costs', '25 minutes.', '25 minutes, saving compute costs.'),
    oneEdit(
      'analytics',
      'experience in payments and reporting',
      'experience in payments, analytics and fraud detection',
    ),
    oneEdit('Agile', 'Helped two interns', 'Working in an Agile team, helped two interns'),
    oneEdit(
      'customer-facing',
      'Wrote unit tests and fixed',
      'Gathered requirements from librarians, wrote unit tests and fixed',
    ),
    oneEdit('DevOps headline', '\\textbar{} Portland, OR', '\\textbar{} DevOps Engineer \\textbar{} Portland, OR'),
    oneEdit(
      'open source',
      '\\item Helped two',
      '\\item Published the refund library as open source.\n\\item Helped two',
    ),
    oneEdit('remote lead', 'Helped two interns', 'Onboarded and supervised two interns'),
    oneEdit('speaker', 'Salem, OR}\n', 'Salem, OR}\nSpoke at PyCon 2020.\n'),
    oneEdit('AWS in a bullet', 'Built a refund service in Python', 'Built a refund service on AWS in Python'),
    oneEdit(
      'MS begun',
      '\\section*{Skills}',
      '\\entry{M.S. in Data Science (in progress)}{2023 -- Present}{Oregon State University}{Corvallis, OR}\n\\section*{Skills}',
    ),
    oneEdit('Docker moved', 'Maintained a Django catalogue site', 'Maintained a Dockerized Django catalogue site'),
    oneEdit('tests promoted', 'Wrote unit tests', 'Introduced test-driven development'),
    oneEdit('chat only says maybe', 'Git, Docker', 'Git, Docker, Redis', {
      said: ['Can you make it look like I know Redis?'],
    }),
    oneEdit('chat denies afterwards', 'Git, Docker', 'Git, Docker, Terraform', {
      said: ['Just put Terraform, I never touched it but nobody checks'],
    }),
  ],
  compact: [
    oneEdit('tonnage', '38\\% of long-haul tonnage', '58\\% of long-haul tonnage'),
    oneEdit('profit', 'saved €7.4 million a year', 'raised profit by €7.4 million a year'),
    oneEdit('unions', 'three unions', 'five unions'),
    oneEdit('MBA school', '{Executive MBA}{Lisbon School of Management}', '{Executive MBA}{INSEAD}'),
  ],
  teacher: [
    oneEdit('online', 'Ran a weekly homework club', 'Founded a weekly homework club'),
    oneEdit('improving attendance', 'Form tutor to 28 pupils.', 'Form tutor to 28 pupils, improving attendance.'),
    oneEdit(
      'mentor',
      '\\item Form tutor to 28 pupils.',
      '\\item Form tutor to 28 pupils and mentor to trainee teachers.',
    ),
    oneEdit('Desmos at work', 'practice questions in Moodle', 'practice questions in Moodle and Desmos'),
  ],
  chef: [
    oneEdit('waste', 'by rewriting the order lists', 'by rewriting the order lists and reducing waste'),
    oneEdit('Kiel promoted', 'Responsible for the fish station', 'Responsible for the fish and meat stations'),
    oneEdit('budget', 'careful with food cost', 'responsible for the food budget'),
  ],
}

export const honestEdits4: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit(
      'saving time',
      'Cut nightly report time from 90 minutes to 25 minutes.',
      'Made the nightly report faster, reducing its run time from 90 to 25 minutes.',
    ),
    oneEdit(
      'merchant-facing',
      'Built a refund service in Python and PostgreSQL used by 12 merchants.',
      'Delivered a refund service for 12 merchants with Python and PostgreSQL.',
    ),
    oneEdit(
      'shorter service',
      'Built a refund service in Python and PostgreSQL used by 12 merchants.',
      'Python/PostgreSQL refund service, 12 merchants',
    ),
    oneEdit(
      'two bullets in one',
      '\\item Helped two interns with code reviews.\n',
      '\\item Assisted two interns by giving feedback on their code.\n',
    ),
    oneEdit('overnight', 'Cut nightly report time', 'Cut the overnight report time'),
    oneEdit(
      'public libraries',
      'Maintained a Django catalogue site for 40 public libraries.',
      'Supported 40 public libraries by maintaining their Django catalogue site.',
    ),
    oneEdit('debug', 'fixed bugs reported by librarians', 'debugged issues that librarians raised'),
    oneEdit(
      'summary longer',
      'Backend developer with experience in payments and reporting.',
      'Backend developer who has built refund services at Northwind Payments and maintained library catalogues at Lumen Library Systems. Comfortable with Python, Django, PostgreSQL and Docker.',
    ),
    oneEdit(
      'summary proficient',
      'Backend developer with experience in payments and reporting.',
      'Backend developer skilled in Python and PostgreSQL, with a background in payments and reporting.',
    ),
    oneEdit('education first', '\\section*{Summary}', '\\section*{About Me}'),
    oneEdit(
      'certification wording',
      'AWS Certified Cloud Practitioner (2022)',
      'AWS Certified Cloud Practitioner, earned in 2022',
    ),
    oneEdit(
      'skills with labels',
      'Python, Django, PostgreSQL, JavaScript, Git, Docker',
      'Languages: Python, JavaScript, SQL (PostgreSQL)\\\\ Tools: Django, Git, Docker',
    ),
    oneEdit('chat short', 'Git, Docker', 'Git, Docker, Redis', { said: ['Redis too'] }),
    oneEdit('chat: they asked', 'Git, Docker', 'Git, Docker, Redis', {
      said: ['I would like you to add Redis, I used it at Northwind for caching'],
    }),
    oneEdit('chat: team', 'Helped two interns', 'Led a team of three and helped two interns', {
      said: ['At Northwind I lead a team of 3 since last year'],
    }),
    oneEdit('chat: promotion', '\\item Helped two', '\\item Promoted to tech lead in 2023.\n\\item Helped two', {
      said: ['I was promoted to tech lead in 2023 at northwind'],
    }),
    oneEdit(
      'chat: name of a conference',
      '\\end{document}',
      '\\section*{Speaking}\nPyCascades 2022: Refunds done right\n\\end{document}',
      { said: ['I spoke at PyCascades 2022, the talk was "Refunds done right"'] },
    ),
  ],
  compact: [
    oneEdit(
      'rail',
      'Moved 38\\% of long-haul tonnage from road to rail, −12,000 t CO₂ a year.',
      'Shifted 38\\% of long-haul tonnage from road to rail, reducing CO₂ emissions by 12,000 tonnes per year.',
    ),
    oneEdit(
      'store',
      'Opened a 42,000-pallet automated store on budget and three weeks early.',
      'Launched a 42,000-pallet automated warehouse on budget, three weeks ahead of schedule.',
    ),
    oneEdit(
      'agreement',
      'Negotiated the first cross-border works agreement with three unions.',
      'Concluded the first cross-border works agreement after negotiations with 3 unions.',
    ),
    oneEdit(
      'lashing',
      'Trained 120 people in lifting and lashing.',
      'Delivered lifting and lashing training to 120 people.',
    ),
  ],
  teacher: [
    oneEdit(
      'plan',
      'Teach five classes of years 7 to 11, about 140 pupils a week.',
      'Teach approx. 140 pupils weekly in five classes (Years 7--11).',
    ),
    oneEdit(
      'cover',
      'Taught mathematics to years 7 to 9 and covered science lessons when colleagues were ill.',
      'Taught maths to years 7--9, also covering science lessons for absent colleagues.',
    ),
    oneEdit('club', 'Ran a weekly homework club for 15 pupils.', 'Organised a homework club for 15 pupils every week.'),
    oneEdit('headline', '\\title{Secondary School Mathematics Teacher}', '\\title{Mathematics Teacher}'),
  ],
  classic: [
    oneEdit(
      'simulations',
      'Run monthly code-blue simulations with pharmacy and respiratory therapy;',
      'Organize code-blue simulations every month together with pharmacy and respiratory therapy;',
    ),
    oneEdit('trauma', 'Cared for ventilated trauma patients', 'Provided care to ventilated trauma patients'),
    oneEdit('honors', 'magna cum laude', 'Magna Cum Laude'),
  ],
}
