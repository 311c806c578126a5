// For tests only: a third typical set, written after the rules had been improved by the second. Both kinds.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const summary = 'Backend developer with experience in payments and reporting.'
const skills = 'Python, Django, PostgreSQL, JavaScript, Git, Docker'
const refund = 'Built a refund service in Python and PostgreSQL used by 12 merchants.'
const nightly = 'Cut nightly report time from 90 minutes to 25 minutes.'
const tests = 'Wrote unit tests and fixed bugs reported by librarians.'
const interns = 'Helped two interns with code reviews.'
const catalogue = 'Maintained a Django catalogue site for 40 public libraries.'

export const typicalHonestEdits3: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('relied on', refund, 'Created the Python and PostgreSQL refund service on which 12 merchants depend.'),
    oneEdit('currently', refund, 'Built a refund service in Python and PostgreSQL, currently used by 12 merchants.'),
    oneEdit(
      'handles',
      refund,
      'Built a refund service in Python and PostgreSQL that handles refunds for 12 merchants.',
    ),
    oneEdit('client', refund, 'Programmed a refund service for 12 merchant clients in Python and PostgreSQL.'),
    oneEdit('wait', nightly, 'Brought nightly report time down from 90 to 25 minutes, so results are ready sooner.'),
    oneEdit('65 minutes', nightly, 'Cut the duration of nightly reports from 90 to 25 minutes.'),
    oneEdit('execution', nightly, 'Reduced execution time of nightly reports from 90 minutes to 25 minutes.'),
    oneEdit('growth', interns, "Supported two interns' development through code reviews."),
    oneEdit('constructive', interns, 'Helped two interns with constructive code reviews.'),
    oneEdit('junior', interns, 'Reviewed code written by two interns.'),
    oneEdit('defect', tests, 'Authored unit tests; diagnosed and fixed bugs reported by librarians.'),
    oneEdit('end users', tests, 'Wrote unit tests and fixed bugs reported by end users (librarians).'),
    oneEdit('triaged', tests, 'Wrote unit tests and tracked down and fixed bugs reported by librarians.'),
    oneEdit('up to date', catalogue, 'Maintained and updated a Django catalogue website used by 40 public libraries.'),
    oneEdit('dev', catalogue, 'Maintained a Django-powered library catalogue for 40 public libraries.'),
    oneEdit(
      'summary',
      summary,
      'Backend developer specialised in payments and reporting, with Python and PostgreSQL as main tools.',
    ),
    oneEdit(
      'summary 2',
      summary,
      'Reliable backend developer with experience delivering payment and reporting features end users depend on.',
    ),
    oneEdit(
      'summary 3',
      summary,
      'Software engineer with experience in payments and reporting. Comfortable with Python, Django, PostgreSQL and Docker.',
    ),
    oneEdit(
      'summary 4',
      summary,
      'Backend developer with experience in payments and reporting seeking a backend position where I can keep learning.',
    ),
    oneEdit('summary 5', summary, 'Versatile backend developer with experience in payment processing and reporting.'),
    oneEdit('skills', skills, 'Python (Django), PostgreSQL, JavaScript, Git, Docker'),
    oneEdit('soft skills', skills, skills + ', unit testing, code review'),
    oneEdit('skills said', skills, skills + ', FastAPI, Celery', {
      said: ['I have used FastAPI and Celery for about a year'],
    }),
    oneEdit(
      'number said',
      catalogue,
      'Maintained a Django catalogue site for 40 public libraries with 200,000 visits a month.',
      { said: ['At Lumen the site had 200,000 visits a month'] },
    ),
    oneEdit('lead said', interns, 'Led a team of four developers and helped two interns with code reviews.', {
      said: ['I lead a team of four developers at Northwind now'],
    }),
    oneEdit('degree said', '\\section*{Skills}', 'Minor in Mathematics\n\\section*{Skills}', {
      said: ['I had a minor in Mathematics at OSU, add that'],
    }),
    oneEdit('award said', interns, interns + '\n\\item Received the 2023 Northwind Engineering Award.', {
      said: ['In 2023 I received the Northwind Engineering Award'],
    }),
  ],
  classic: [
    oneEdit('headline', 'Critical Care Nurse, BSN, CCRN', 'Critical Care Charge Nurse, BSN, CCRN'),
    oneEdit('care', 'Cared for ventilated trauma patients', 'Provided care to ventilated trauma patients'),
    oneEdit(
      'precept',
      'Precept new graduates: 26 trained, 24 still on the unit after one year.',
      'Precepted 26 new graduates, 24 of whom were still on the unit a year later.',
    ),
  ],
  modern: [
    oneEdit(
      'cost',
      'Cut cloud cost per delivery by 43\\% with spot instances and right-sized queues.',
      'Reduced cloud spend per delivery by 43\\% using spot instances and right-sized queues.',
    ),
    oneEdit(
      'hops',
      'by removing three network hops and a lock',
      'through the removal of three network hops and one lock',
    ),
  ],
  marketer: [
    oneEdit(
      'profile',
      'runs social accounts and helps plan events',
      'manages social media accounts and supports event planning',
    ),
    oneEdit(
      'press',
      'Drafted press releases and answered questions from the press and the public.',
      'Wrote press releases and served as a contact for questions from journalists and the public.',
    ),
    oneEdit(
      'social',
      'Responsible for Instagram and Facebook accounts',
      'Created content for and managed Instagram and Facebook accounts',
    ),
    oneEdit('dates', 'August 2020 -- Present', '08/2020 -- Present'),
  ],
  chef: [
    oneEdit(
      'pass',
      'Run the pass for 120 covers a night with a brigade of nine.',
      'Manage the pass for 120 covers per night, working with a brigade of nine.',
    ),
    oneEdit(
      'fish',
      'Responsible for the fish station, 70 covers a night.',
      'Ran the fish station, serving 70 covers per night.',
    ),
  ],
  account: [
    oneEdit(
      'trained',
      'Trained two new account coordinators',
      'Trained and onboarded two newly hired account coordinators',
    ),
    oneEdit('accounts', 'Manage 45 accounts worth', 'Manage relationships with 45 accounts worth'),
  ],
}

export const typicalFabrications3: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('webhooks', refund, 'Built a refund service with webhooks in Python and PostgreSQL used by 12 merchants.'),
    oneEdit('swap db', refund, 'Built a refund service in Python and MySQL used by 12 merchants.'),
    oneEdit('global', refund, 'Built a refund service in Python and PostgreSQL used by 12 global merchants.'),
    oneEdit('monitoring', nightly, 'Cut nightly report time from 90 minutes to 25 minutes and set up monitoring.'),
    oneEdit('costs', nightly, 'Cut nightly report time from 90 minutes to 25 minutes, lowering server costs.'),
    oneEdit('seconds', nightly, 'Cut nightly report time from 90 minutes to 25 seconds.'),
    oneEdit('trained', interns, 'Trained two interns in Python and code reviews.'),
    oneEdit('plan', interns, 'Managed the internship program.'),
    oneEdit('crash', tests, 'Wrote unit tests and fixed bugs reported by librarians, reducing crashes by half.'),
    oneEdit('docs', tests, 'Wrote unit tests, documentation and fixed bugs reported by librarians.'),
    oneEdit('hosting', catalogue, 'Maintained a Django catalogue site and its hosting for 40 public libraries.'),
    oneEdit('universities', catalogue, 'Maintained a Django catalogue site for 40 public libraries and universities.'),
    oneEdit('acme', summary, 'Backend developer with experience in payments, reporting and warehouse robots.'),
    oneEdit(
      'distributed',
      summary,
      'Backend developer with experience in distributed systems, payments and reporting.',
    ),
    oneEdit(
      '5 years',
      summary,
      'Backend developer with experience in payments and reporting for more than five years.',
    ),
    oneEdit('lead', summary, 'Backend developer with experience in payments, reporting and leading teams.'),
    oneEdit('month', 'Jun 2018 -- Feb 2021', 'Jan 2018 -- Feb 2021'),
    oneEdit('present', 'Jun 2018 -- Feb 2021', 'Jun 2018 -- Present'),
    oneEdit('remote', 'Northwind Payments}{Portland, OR', 'Northwind Payments}{New York, NY'),
    oneEdit('wish', skills, skills + ', Rust', { said: ['I would love to learn Rust'] }),
  ],
  marketer: [
    oneEdit('raised', 'Helped plan the annual gala, which raised', 'Planned the annual gala and raised'),
    oneEdit('photoshop', 'Worked with designers and printers on', 'Designed in Photoshop'),
    oneEdit('board', 'Drafted press releases', 'Presented to the board and drafted press releases'),
  ],
  classic: [
    oneEdit('mortality', 'Precept new graduates', 'Lowered unit mortality and precept new graduates'),
    oneEdit('cert', 'CCRN, Adult Critical Care', 'CCRN-K, Adult Critical Care'),
  ],
}
