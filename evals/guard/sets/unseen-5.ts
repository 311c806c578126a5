// For tests only: a last small set, written after the rules had been improved by unseen-4. Both kinds.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

export const fabrications5: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('Kanban board', 'Helped two interns', 'Ran the Kanban board and helped two interns'),
    oneEdit('merchants in Europe', 'used by 12 merchants', 'used by 12 European merchants'),
    oneEdit('error rate', '25 minutes.', '25 minutes with fewer errors.'),
    oneEdit('customers', 'reported by librarians', 'reported by librarians and readers'),
    oneEdit('ten years', 'Backend developer with experience', 'Backend developer with a decade of experience'),
    oneEdit('databases tuned', 'Cut nightly report time', 'Tuned database indexes to cut nightly report time'),
    oneEdit('Linux certified', '(2022)', '(2022); Linux Foundation Certified Engineer'),
    oneEdit('PM tasks', '\\item Helped two', '\\item Prioritized the product backlog with the CEO.\n\\item Helped two'),
  ],
  accountant: [
    oneEdit('fraud', 'Found duplicate payments', 'Uncovered fraudulent payments'),
    oneEdit('GAAP', 'Prepare sales-tax filings', 'Prepare GAAP statements and sales-tax filings'),
    oneEdit('trained clerks', 'Process about 650', 'Train two clerks who process about 650'),
    oneEdit('years', 'May 2019 -- May 2021', 'May 2018 -- May 2021'),
    oneEdit('cash flow', 'Prepare sales-tax filings', 'Forecast cash flow and prepare sales-tax filings'),
  ],
  warehouse: [
    oneEdit('hired', 'Lead 16 pickers', 'Hire, train and lead 16 pickers'),
    oneEdit('cost', 'with a second scan at packing', 'with a second scan at packing, saving \\$80,000 a year'),
    oneEdit('robots', 'with a second scan', 'with automated scanning robots'),
    oneEdit('inventory', 'counted stock', 'owned inventory accuracy and counted stock'),
  ],
  sidebar: [
    oneEdit('workshops', 'Tested with 140 riders', 'Ran co-design workshops and tested with 140 riders'),
    oneEdit('patients', 'for patient letters', 'for patient letters and consent forms'),
    oneEdit('award of another rank', 'Applied Arts Award, Transit', 'Applied Arts Gold Award, Transit'),
  ],
}

export const honestEdits5: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit(
      'refunds',
      'Built a refund service in Python and PostgreSQL used by 12 merchants.',
      'Programmed and shipped a service for refunds, used by twelve merchants, in Python with PostgreSQL.',
    ),
    oneEdit(
      'time',
      'Cut nightly report time from 90 minutes to 25 minutes.',
      'Trimmed nightly reporting from 1.5 hours (90 minutes) to under half an hour (25 minutes).',
    ),
    oneEdit(
      'time 2',
      'Cut nightly report time from 90 minutes to 25 minutes.',
      'Slashed nightly report generation time from 90 to 25 minutes.',
    ),
    oneEdit(
      'interns',
      'Helped two interns with code reviews.',
      'Gave two interns guidance and feedback in code reviews.',
    ),
    oneEdit(
      'bugs',
      'Wrote unit tests and fixed bugs reported by librarians.',
      'Fixed librarian-reported defects; wrote unit tests.',
    ),
    oneEdit(
      'site',
      'Maintained a Django catalogue site for 40 public libraries.',
      'Responsible for upkeep of a Django catalogue website serving 40 public libraries.',
    ),
    oneEdit(
      'summary',
      'Backend developer with experience in payments and reporting.',
      'Detail-oriented backend developer experienced in payment and reporting systems; enjoys clean code and practical solutions.',
    ),
    oneEdit('label', '\\section*{Skills}', '\\section*{Technical Skills}'),
    oneEdit('chat with a list', 'Git, Docker', 'Git, Docker, Bash, Redis', { said: ['Also: Bash, Redis'] }),
    oneEdit('chat: numbers', '25 minutes.', '25 minutes, saving about \\$400 a month in compute.', {
      said: ['That change saved around $400 a month of compute'],
    }),
    oneEdit(
      'chat: certificate',
      'AWS Certified Cloud Practitioner (2022)',
      'AWS Certified Cloud Practitioner (2022), AWS Certified Developer -- Associate (2024)',
      { said: ['I passed the AWS Certified Developer - Associate exam in 2024'] },
    ),
  ],
  accountant: [
    oneEdit(
      'audit',
      'Assist the controller with the annual audit.',
      'Help the controller prepare for the yearly audit.',
    ),
    oneEdit(
      'reconcile',
      'Reconcile 18 bank and credit-card accounts each month in NetSuite.',
      'Perform monthly reconciliations of 18 bank and credit card accounts using NetSuite.',
    ),
    oneEdit(
      'tax',
      'Prepare sales-tax filings for Wisconsin and Illinois.',
      'Complete sales tax returns for two states (Wisconsin and Illinois).',
    ),
    oneEdit(
      'vendors',
      'Answered questions of vendors by phone and e-mail.',
      'Handled vendor queries over the phone and by email.',
    ),
    oneEdit(
      'summary',
      'Staff accountant with four years in month-end close and accounts payable for a food distributor.',
      'Accountant with a BBA and experience in accounts payable, reconciliations and sales tax.',
    ),
    oneEdit(
      'close',
      'Shortened the month-end close from 9 days to 6 by moving accruals into a shared calendar.',
      'Moved accruals into a shared calendar, which shortened month-end close by bringing it from nine days to six.',
    ),
  ],
  warehouse: [
    oneEdit(
      'lead',
      'Lead 16 pickers and 3 forklift drivers on the evening shift.',
      'Oversee evening-shift operations with 16 pickers and 3 forklift drivers.',
    ),
    oneEdit(
      'scan',
      'Cut mispicks from 4.1 to 1.6 per 1,000 lines with a second scan at packing.',
      'By adding a second scan at packing, brought the mispick rate down from 4.1 to 1.6 per 1,000 lines.',
    ),
    oneEdit('yard', 'Showed new drivers the yard.', 'Introduced new drivers to the yard layout and routines.'),
    oneEdit(
      'trailers',
      'Loaded 20 trailers a shift and counted stock with RF scanners.',
      'Loaded twenty trailers each shift. Took inventory using RF scanners.',
    ),
  ],
  sidebar: [
    oneEdit(
      'patients',
      'Wrote the plain-language guide that 200 clinicians now use for patient letters.',
      'Authored a plain-language writing guide now used by 200 clinicians when writing to patients.',
    ),
    oneEdit(
      'kiosks',
      'Signage, kiosks and museum guides for eleven institutions in Morocco and France; two of them are still in daily use.',
      'Designed signage, kiosks and museum guides for 11 institutions across Morocco and France, two of which remain in daily use.',
    ),
    oneEdit(
      'summary',
      'I prototype in code, test with real riders and patients, and write as carefully as I draw.',
      'Prototypes in code (TypeScript, Svelte), tests with real users and writes carefully.',
    ),
  ],
  academic: [
    oneEdit(
      'tanks',
      'Designed mesocosm experiments on repeated heat waves (24 tanks, 3 years).',
      'Planned and ran a three-year mesocosm experiment with 24 tanks to study repeated heat waves.',
    ),
    oneEdit('data', 'with open data within 30 days', 'and publish the data openly within 30 days'),
  ],
}
