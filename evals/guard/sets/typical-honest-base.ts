// For tests only: of the typical honest edits those of the corpus's resume.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const summary = 'Backend developer with experience in payments and reporting.'
const skills = 'Python, Django, PostgreSQL, JavaScript, Git, Docker'
const refund = 'Built a refund service in Python and PostgreSQL used by 12 merchants.'
const nightly = 'Cut nightly report time from 90 minutes to 25 minutes.'
const tests = 'Wrote unit tests and fixed bugs reported by librarians.'
const interns = 'Helped two interns with code reviews.'
const catalogue = 'Maintained a Django catalogue site for 40 public libraries.'

export const typicalHonestBase: readonly ProposalCase[] = [
  oneEdit('stronger verb', refund, 'Developed a refund service in Python and PostgreSQL, used by 12 merchants.'),
  oneEdit('engineered', refund, 'Engineered a Python and PostgreSQL refund service for 12 merchants.'),
  oneEdit('designed nothing new, shorter', refund, 'Built a refund service (Python, PostgreSQL) for 12 merchants.'),
  oneEdit('plain words', refund, 'Built a Python/PostgreSQL service that 12 merchants use to process refunds.'),
  oneEdit(
    'shipped',
    refund,
    'Built and delivered a refund service, written in Python on top of PostgreSQL and used by 12 merchants.',
  ),
  oneEdit('serving', refund, 'Built a refund service in Python and PostgreSQL, serving 12 merchants.'),
  oneEdit('reduced', nightly, 'Reduced nightly report generation from 90 to 25 minutes.'),
  oneEdit('sped up', nightly, 'Sped up nightly reporting, bringing the run time down from 90 to 25 minutes.'),
  oneEdit('slashed', nightly, 'Slashed the nightly report job from 90 minutes to just 25.'),
  oneEdit('optimized', nightly, 'Optimized nightly reports, cutting processing time from 90 minutes to 25 minutes.'),
  oneEdit(
    'improved performance',
    nightly,
    'Improved nightly report performance, reducing run time from 90 to 25 minutes.',
  ),
  oneEdit('min', nightly, 'Cut nightly report time from 90 min to 25 min.'),
  oneEdit('hours', nightly, 'Cut nightly report time from 1.5 hours to 25 minutes.'),
  oneEdit('supported', interns, 'Supported two interns by reviewing their code.'),
  oneEdit('assisted', interns, 'Assisted two interns through code reviews and feedback.'),
  oneEdit('guided', interns, 'Helped two interns improve their code through reviews.'),
  oneEdit('learning', interns, 'Helped two interns learn and grow by reviewing their code.'),
  oneEdit(
    'libraries',
    catalogue,
    'Maintained and supported the Django-based catalogue website of 40 public libraries.',
  ),
  oneEdit('american spelling', catalogue, 'Maintained a Django catalog site for 40 public libraries.'),
  oneEdit('kept running', catalogue, 'Kept a Django catalogue website running for 40 public libraries.'),
  oneEdit('online', catalogue, 'Maintained the online catalogue (Django) for 40 public libraries.'),
  oneEdit('web app', catalogue, 'Maintained a Django web application, a catalogue for 40 public libraries.'),
  oneEdit('resolved', tests, 'Wrote unit tests and resolved bugs reported by librarians.'),
  oneEdit('defects', tests, 'Developed unit tests and fixed defects that librarians reported.'),
  oneEdit('issues', tests, 'Created unit tests and addressed issues reported by librarians.'),
  oneEdit('quality', tests, 'Wrote unit tests and resolved librarian-reported bugs to keep the code reliable.'),
  oneEdit('troubleshot', tests, 'Wrote unit tests; investigated and fixed bugs raised by librarians.'),
  oneEdit('split', tests, 'Wrote unit tests.\n\\item Fixed bugs reported by librarians.'),
  {
    title: 'bullets merged',
    edits: [
      ['40 public libraries.\n\\item Wrote unit tests and fixed', '40 public libraries, wrote unit tests and fixed'],
    ],
  },
  oneEdit('summary 1', summary, 'Backend developer experienced in payments and reporting systems.'),
  oneEdit(
    'summary 2',
    summary,
    'Backend engineer with hands-on experience in payment and reporting services using Python, Django and PostgreSQL.',
  ),
  oneEdit(
    'summary 3',
    summary,
    'Software engineer who builds refund and reporting services with Python and PostgreSQL at Northwind Payments.',
  ),
  oneEdit(
    'summary 4',
    summary,
    'Backend developer focused on payments and reporting. Built a refund service used by 12 merchants and cut nightly report time from 90 to 25 minutes.',
  ),
  oneEdit(
    'summary 5',
    summary,
    'Detail-oriented backend developer with a background in payments, reporting and library software.',
  ),
  oneEdit(
    'summary 6',
    summary,
    'Results-driven backend developer skilled in Python, Django, PostgreSQL and Docker, with experience in payments and reporting.',
  ),
  oneEdit(
    'summary 7',
    summary,
    'Backend developer with experience in payments and reporting, looking for a senior backend role.',
    {
      said: ['Say in the summary that I am looking for a senior backend role'],
    },
  ),
  oneEdit(
    'summary 8',
    summary,
    'Python backend developer with experience building REST APIs, payments and reporting.',
    {
      said: ['my refund service is a REST API, mention REST APIs in the summary'],
    },
  ),
  oneEdit('summary 9', summary, 'AWS-certified backend developer with experience in payments and reporting.'),
  oneEdit(
    'summary 10',
    summary,
    'Backend developer with experience in payments and reporting and a Computer Science degree from Oregon State University.',
  ),
  oneEdit(
    'grouped skills',
    skills,
    '\\textbf{Languages:} Python, JavaScript\\\\ \\textbf{Frameworks and databases:} Django, PostgreSQL\\\\ \\textbf{Tools:} Git, Docker, Linux',
  ),
  oneEdit(
    'skill by category',
    skills,
    'Languages: Python, JavaScript; Tools: Git, Docker; Databases: PostgreSQL; Web: Django',
  ),
  oneEdit('sql', skills, 'Python, Django, PostgreSQL (SQL), JavaScript, Git, Docker'),
  oneEdit('js', skills, 'Python, Django, PostgreSQL, JS, Git, Docker'),
  oneEdit(
    'bullets in skills',
    skills,
    '\\textbullet{} Python \\textbullet{} Django \\textbullet{} PostgreSQL \\textbullet{} Git \\textbullet{} Docker',
  ),
  oneEdit('dates long', 'Mar 2021 -- Present', 'March 2021 -- Present'),
  oneEdit('dates en dash', 'Jun 2018 -- Feb 2021', '06/2018 -- 02/2021'),
  oneEdit('current', 'Mar 2021 -- Present', 'Mar 2021 to present'),
  oneEdit('degree', 'B.S. in Computer Science', 'BSc Computer Science'),
  oneEdit('section renamed', '\\section*{Experience}', '\\section*{Professional Experience}'),
  oneEdit('section renamed 2', '\\section*{Summary}', '\\section*{Professional Summary}'),
  oneEdit('section renamed 3', '\\section*{Skills}', '\\section*{Technical Skills}'),
  oneEdit('section renamed 4', '\\section*{Certifications}', '\\section*{Licenses \\& Certifications}'),
  oneEdit('cert shape', 'AWS Certified Cloud Practitioner (2022)', 'AWS Certified Cloud Practitioner, 2022'),
  oneEdit(
    'cert long',
    'AWS Certified Cloud Practitioner (2022)',
    'Amazon Web Services (AWS) Certified Cloud Practitioner (2022)',
  ),
  oneEdit('state', 'Salem, OR}', 'Salem, Oregon}'),
  oneEdit('compact lists', '\\usepackage{enumitem}', '\\usepackage{enumitem}\n\\setlist{nosep,leftmargin=1.2em}'),
  oneEdit('font size', '\\documentclass[letterpaper,11pt]', '\\documentclass[letterpaper,10pt]'),
  oneEdit('chat number', interns, 'Mentored four interns with code reviews.', {
    said: ['it was four interns by now, I mentored them'],
  }),
  oneEdit('chat title', '\\entry{Software Engineer}', '\\entry{Senior Software Engineer}', {
    said: ['I got promoted, my title at Northwind is Senior Software Engineer now'],
  }),
  oneEdit('chat outcome', nightly, nightly + '\n\\item Introduced code linting to the team.', {
    said: ['I also introduced code linting to my team at Northwind.'],
  }),
  oneEdit('chat skill', skills, skills + ', Redis', { said: ['I know Redis as well'] }),
  oneEdit('emphasis', '12 merchants', '\\textbf{12 merchants}'),
]
