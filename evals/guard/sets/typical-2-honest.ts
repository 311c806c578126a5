// For tests only: a second typical set, written after the rules had been improved by the first. All honest.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const summary = 'Backend developer with experience in payments and reporting.'
const skills = 'Python, Django, PostgreSQL, JavaScript, Git, Docker'
const refund = 'Built a refund service in Python and PostgreSQL used by 12 merchants.'
const nightly = 'Cut nightly report time from 90 minutes to 25 minutes.'
const tests = 'Wrote unit tests and fixed bugs reported by librarians.'
const interns = 'Helped two interns with code reviews.'
const catalogue = 'Maintained a Django catalogue site for 40 public libraries.'

export const typicalHonestEdits2: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    {
      title: 'all bullets of a job reworded',
      edits: [
        [refund, 'Developed and maintain a Python and PostgreSQL refund service that 12 merchants rely on.'],
        [nightly, 'Shortened the nightly reporting run from 90 to 25 minutes.'],
        [interns, 'Support two interns by giving feedback in code reviews.'],
      ],
    },
    {
      title: 'old job reworded and shortened',
      edits: [
        [
          catalogue,
          'Maintained the Django catalogue used by 40 public libraries; wrote unit tests and fixed librarian-reported bugs.',
        ],
        [`\n\\item ${tests}`, ''],
      ],
    },
    {
      title: 'tailored: summary and skills',
      edits: [
        [
          summary,
          'Backend developer who has built Python services on PostgreSQL for payments and reporting, and uses Docker and Git.',
        ],
        [skills, 'Python, PostgreSQL, Docker, Django, Git, Linux, JavaScript'],
      ],
    },
    oneEdit('refunds', refund, 'Built a service in Python and PostgreSQL that lets 12 merchants issue refunds.'),
    oneEdit('dozen', refund, 'Built a refund service in Python and PostgreSQL used by a dozen merchants.'),
    oneEdit(
      'backend',
      refund,
      'Built the backend of a refund service using Python and a PostgreSQL database, used by 12 merchants.',
    ),
    oneEdit('implemented', refund, 'Designed and implemented a refund service (Python, PostgreSQL) for 12 merchants.'),
    oneEdit(
      'payment refunds',
      refund,
      'Created a payment refund service with Python and PostgreSQL that supports 12 merchants.',
    ),
    oneEdit('faster', nightly, 'Made nightly reports faster: from 90 minutes down to 25.'),
    oneEdit('less than', nightly, 'Cut nightly report runtime by more than an hour, from 90 minutes to 25 minutes.'),
    oneEdit(
      'efficiency',
      nightly,
      'Improved the efficiency of nightly reports, cutting their run time from 90 to 25 minutes.',
    ),
    oneEdit('accelerated', nightly, 'Accelerated nightly reporting by reducing generation time from 90 to 25 minutes.'),
    oneEdit('reviewed', interns, 'Reviewed code of two interns and helped them improve.'),
    oneEdit('mentor said', interns, 'Mentored two interns through code reviews.', {
      said: ['You can say I mentored the interns, that is what I did'],
    }),
    oneEdit('pair', interns, 'Helped two interns with code reviews and onboarding.', {
      said: ['I also did the onboarding for the interns'],
    }),
    oneEdit('fixing', tests, 'Improved code quality by writing unit tests and fixing bugs reported by librarians.'),
    oneEdit('responded', tests, 'Wrote unit tests and responded to bug reports from librarians with timely fixes.'),
    oneEdit('stability', tests, 'Wrote automated unit tests and fixed bugs reported by librarians.'),
    oneEdit('worked with', tests, 'Worked with librarians to find and fix bugs, and wrote unit tests.'),
    oneEdit(
      'maintenance',
      catalogue,
      'Responsible for maintenance of a Django catalogue site serving 40 public libraries.',
    ),
    oneEdit('platform', catalogue, 'Maintained a Django catalogue platform for forty public libraries.'),
    oneEdit(
      'summary a',
      summary,
      'Backend developer at Northwind Payments with a track record in payments and reporting.',
    ),
    oneEdit(
      'summary b',
      summary,
      'I am a backend developer who enjoys building reliable payment and reporting software.',
    ),
    oneEdit(
      'summary c',
      summary,
      'Backend developer with experience in payments and reporting, now looking to bring Python and PostgreSQL skills to a new team.',
    ),
    oneEdit(
      'summary d',
      summary,
      'Motivated backend developer with practical experience in payments, reporting, testing and code review.',
    ),
    oneEdit(
      'summary e',
      summary,
      'Python developer with experience across payments, reporting and public-library software since 2018.',
    ),
    oneEdit('summary f', summary, 'Backend developer with six years of experience in payments and reporting.', {
      said: ['I have six years of experience'],
    }),
    oneEdit(
      'summary g',
      summary,
      'Backend developer with experience in payments and reporting. Strong communicator and team player.',
    ),
    oneEdit('skills line', skills, 'Python | Django | PostgreSQL | JavaScript | Git | Docker'),
    oneEdit(
      'languages first',
      skills,
      '\\textbf{Programming:} Python, JavaScript, SQL\\\\ \\textbf{Frameworks:} Django\\\\ \\textbf{Databases:} PostgreSQL\\\\ \\textbf{DevOps \\& tools:} Git, Docker',
    ),
    oneEdit('skill from cert', skills, skills + ', AWS'),
    oneEdit('degree date', '2014 -- 2018', '2014--2018'),
    oneEdit('degree name', 'B.S. in Computer Science', 'Bachelor of Science (B.S.), Computer Science'),
    oneEdit('left job', 'Mar 2021 -- Present', 'Mar 2021 -- Jun 2025', { said: ['I left Northwind in June 2025'] }),
    oneEdit('moved', 'Portland, OR \\textbar{}', 'Portland, Oregon \\textbar{}'),
    oneEdit('github label', '{github.com/mayaok}\\end', '{GitHub: mayaok}\\end'),
    oneEdit('headline', '{\\LARGE Maya Okafor}\\\\', '{\\LARGE Maya Okafor}\\\\ Backend Developer\\\\'),
    oneEdit('core skills', '\\section*{Skills}', '\\section*{Core Skills}'),
    oneEdit('work history', '\\section*{Experience}', '\\section*{Work Experience}'),
    oneEdit(
      'colour',
      '\\begin{document}',
      '\\usepackage{xcolor}\n\\definecolor{accent}{HTML}{1F4E79}\n\\begin{document}',
    ),
    oneEdit(
      'project said',
      '\\section*{Education}',
      '\\section*{Projects}\n\\textbf{Recipe box}: a Django web app to store recipes.\n\\section*{Education}',
      {
        said: ['Please add my side project Recipe box, a Django web app to store recipes'],
      },
    ),
    oneEdit(
      'volunteer said',
      '\\section*{Education}',
      '\\section*{Volunteering}\nTeach coding to children at the Salem library on Saturdays.\n\\section*{Education}',
      {
        said: ['On Saturdays I teach coding to kids at the Salem library. Put it under volunteering'],
      },
    ),
  ],
  teacher: [
    oneEdit(
      'profile',
      "I plan lessons that weak and strong pupils can both follow, and I run the school's chess club.",
      'Plans lessons accessible to pupils of all abilities and runs the school chess club.',
    ),
    oneEdit(
      'passes',
      'Raised the share of GCSE passes in my groups from 58\\% to 71\\% over three years.',
      'Increased GCSE pass rates in my groups from 58\\% to 71\\% within three years.',
    ),
    oneEdit(
      'bank',
      'Wrote a bank of 300 practice questions in Moodle that the department shares.',
      'Created a shared Moodle question bank of 300 practice questions for the department.',
    ),
    oneEdit(
      'cover',
      'covered science lessons when colleagues were ill',
      'provided cover for science lessons during staff absence',
    ),
    oneEdit(
      'marking',
      'Helped the head of department with marking and moderation of mock exams.',
      'Assisted the head of department in marking and moderating mock examinations.',
    ),
  ],
  accountant: [
    oneEdit(
      'summary',
      'Staff accountant with four years in month-end close and accounts payable for a food distributor.',
      'Staff accountant with four years of experience in month-end close and accounts payable at a food distributor.',
    ),
    oneEdit(
      'close',
      'Shortened the month-end close from 9 days to 6 by moving accruals into a shared calendar.',
      'Reduced month-end close time from 9 to 6 days by introducing a shared calendar for accruals.',
    ),
    oneEdit(
      'invoices',
      'Process about 650 vendor invoices a month, worth \\$2.1 million.',
      'Process approximately 650 vendor invoices per month with a total value of \\$2.1M.',
    ),
    oneEdit(
      'duplicates',
      'Found duplicate payments of \\$14,000 in old vendor files.',
      'Identified \\$14,000 in duplicate payments while reviewing old vendor files.',
    ),
    oneEdit(
      'audit',
      'Assist the controller with the annual audit.',
      'Support the controller during the annual audit by preparing documents.',
    ),
    oneEdit(
      'questions',
      'Answered questions of vendors by phone and e-mail.',
      'Responded to vendor inquiries by phone and email in a timely manner.',
    ),
  ],
  chef: [
    oneEdit(
      'cost',
      'Brought food cost from 34\\% to 29\\% of sales by rewriting the order lists.',
      'Lowered food cost from 34\\% to 29\\% of sales through revised ordering lists.',
    ),
    oneEdit(
      'menu',
      'Changed the lunch menu every week with what the market had.',
      'Created a weekly changing lunch menu based on seasonal market produce.',
    ),
    oneEdit(
      'apprentices',
      'Train two apprentices a year; all six so far passed their final exam.',
      'Train two apprentices per year, all six of whom have passed their final exam.',
    ),
    oneEdit(
      'profile',
      'Calm on a full pass, careful with food cost.',
      'Known for staying calm under pressure and keeping food cost low.',
    ),
  ],
  warehouse: [
    oneEdit(
      'lead',
      'Lead 16 pickers and 3 forklift drivers on the evening shift.',
      'Supervise an evening-shift team of 16 pickers and 3 forklift drivers.',
    ),
    oneEdit(
      'mispicks',
      'Cut mispicks from 4.1 to 1.6 per 1,000 lines with a second scan at packing.',
      'Reduced picking errors from 4.1 to 1.6 per 1,000 lines by adding a second scan at packing.',
    ),
    oneEdit(
      'safety',
      'Went 410 days without a lost-time accident.',
      'Achieved 410 consecutive days without a lost-time accident.',
    ),
    oneEdit('yard', 'Showed new drivers the yard.', 'Introduced new drivers to the yard and its routines.'),
  ],
  account: [
    oneEdit(
      'accounts',
      'Manage 45 accounts worth \\$3.2M a year and renewed 38 of them in 2022',
      'Manage a portfolio of 45 accounts worth \\$3.2M annually, renewing 38 of them in 2022',
    ),
    oneEdit(
      'calls',
      'Made 60 calls a day and closed 15\\% of leads',
      'Made 60 outbound calls per day, closing 15\\% of leads',
    ),
    oneEdit('records', 'Kept customer records in Excel', 'Maintained accurate customer records in Microsoft Excel'),
    oneEdit(
      'dashboard',
      'Introduced a Salesforce dashboard that cut weekly reporting from 6 hours to 1 hour',
      'Built a Salesforce dashboard, reducing weekly reporting time from six hours to one',
    ),
  ],
}
