// For tests only: a second typical set, written after the rules had been improved by the first. All invented.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const summary = 'Backend developer with experience in payments and reporting.'
const skills = 'Python, Django, PostgreSQL, JavaScript, Git, Docker'
const refund = 'Built a refund service in Python and PostgreSQL used by 12 merchants.'
const nightly = 'Cut nightly report time from 90 minutes to 25 minutes.'
const tests = 'Wrote unit tests and fixed bugs reported by librarians.'
const interns = 'Helped two interns with code reviews.'
const catalogue = 'Maintained a Django catalogue site for 40 public libraries.'

export const typicalFabrications2: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('reliability', refund, refund.replace('.', ', improving reliability.')),
    oneEdit(
      'satisfaction',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants, boosting customer satisfaction.',
    ),
    oneEdit(
      'async queue',
      refund,
      'Built a refund service in Python and PostgreSQL with message queues, used by 12 merchants.',
    ),
    oneEdit('aws', refund, 'Built a refund service in Python and PostgreSQL on AWS, used by 12 merchants.'),
    oneEdit(
      'containers',
      refund,
      'Built and containerized a refund service in Python and PostgreSQL used by 12 merchants.',
    ),
    oneEdit(
      'security',
      refund,
      'Built a secure, PCI-compliant refund service in Python and PostgreSQL used by 12 merchants.',
    ),
    oneEdit(
      'countries',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants in 5 countries.',
    ),
    oneEdit('enterprise', refund, 'Built a refund service in Python and PostgreSQL used by 12 enterprise merchants.'),
    oneEdit('caching', nightly, 'Cut nightly report time from 90 minutes to 25 minutes by introducing caching.'),
    oneEdit(
      'sql',
      nightly,
      'Cut nightly report time from 90 minutes to 25 minutes through query tuning and parallel processing.',
    ),
    oneEdit('finance', nightly, 'Cut nightly report time from 90 minutes to 25 minutes for the finance department.'),
    oneEdit('x faster', nightly, 'Made nightly reports 3.6x faster.'),
    oneEdit('supervised', interns, 'Supervised two interns and ran code reviews.'),
    oneEdit('promotion', interns, 'Helped two interns with code reviews; both were hired full time.'),
    oneEdit('standards', interns, 'Established code review standards for the engineering department.'),
    oneEdit(
      'agile',
      '\\item Helped two',
      '\\item Took part in Agile ceremonies and sprint planning.\n\\item Helped two',
    ),
    oneEdit(
      'on-call',
      '\\item Helped two',
      '\\item Joined the on-call rotation for production incidents.\n\\item Helped two',
    ),
    oneEdit(
      'owned',
      '\\item Helped two',
      '\\item Collaborated with product managers to gather requirements.\n\\item Helped two',
    ),
    oneEdit('selenium', tests, 'Wrote unit and Selenium tests and fixed bugs reported by librarians.'),
    oneEdit('integration tests', tests, 'Wrote unit and integration tests and fixed bugs reported by librarians.'),
    oneEdit('same day', tests, 'Wrote unit tests and fixed bugs reported by librarians within 24 hours.'),
    oneEdit(
      'search',
      catalogue,
      'Maintained a Django catalogue site for 40 public libraries and added full-text search.',
    ),
    oneEdit(
      'accessibility',
      catalogue,
      'Maintained an accessible, multilingual Django catalogue site for 40 public libraries.',
    ),
    oneEdit('redesigned', catalogue, 'Redesigned a Django catalogue site for 40 public libraries.'),
    oneEdit(
      'python 3',
      catalogue,
      'Maintained a Django catalogue site for 40 public libraries and migrated it to Python 3.',
    ),
    oneEdit('full stack', summary, 'Full-stack developer with experience in payments and reporting.'),
    oneEdit(
      'extensive',
      summary,
      'Backend developer with extensive experience in payments, reporting and cloud infrastructure.',
    ),
    oneEdit('leader', summary, 'Backend developer and team leader with experience in payments and reporting.'),
    oneEdit(
      'fintech',
      summary,
      'Backend developer with experience in payments, reporting and stakeholder communication.',
    ),
    oneEdit('jd skills', skills, 'Python, Django, PostgreSQL, JavaScript, Git, Docker, REST APIs, Kafka'),
    oneEdit('soft', skills, skills + ', Team leadership'),
    oneEdit('swap', skills, 'Python, Flask, PostgreSQL, JavaScript, Git, Docker'),
    oneEdit('level', skills, 'Python (expert), Django, PostgreSQL, JavaScript, Git, Docker'),
    oneEdit('city', 'Salem, OR', 'San Francisco, CA'),
    oneEdit('grad', '2014 -- 2018', '2013 -- 2017'),
    oneEdit('second degree', 'B.S. in Computer Science', 'B.S. in Computer Science and Mathematics'),
    oneEdit(
      'coursework',
      '\\section*{Skills}',
      'Coursework: Distributed Systems, Machine Learning\n\\section*{Skills}',
    ),
    oneEdit(
      'publication',
      '\\section*{Skills}',
      '\\section*{Publications}\nScaling refunds, PyCon 2022\n\\section*{Skills}',
    ),
    oneEdit('linkedin', 'Portland, OR \\textbar{}', 'Portland, OR \\textbar{} linkedin.com/in/mayaokafor \\textbar{}'),
    oneEdit('headline', '{\\LARGE Maya Okafor}\\\\', '{\\LARGE Maya Okafor}\\\\ Senior Backend Engineer\\\\'),
    oneEdit('asked only', skills, skills + ', Go', { said: ['Should I learn Go?'] }),
    oneEdit('other said', skills, skills + ', Terraform', { said: ['my colleague used Terraform, I did not'] }),
  ],
  teacher: [
    oneEdit('head', 'Form tutor to 28 pupils.', 'Deputy head of department and form tutor to 28 pupils.'),
    oneEdit('pass', 'from 58\\% to 71\\%', 'from 58\\% to 81\\%'),
    oneEdit('ofsted', 'Form tutor to 28 pupils.', 'Form tutor to 28 pupils; lessons rated outstanding by Ofsted.'),
  ],
  accountant: [
    oneEdit('cpa', 'QuickBooks Online ProAdvisor (2020)', 'QuickBooks Online ProAdvisor (2020), CPA candidate'),
    oneEdit('sap', 'NetSuite, QuickBooks, Excel', 'NetSuite, SAP, QuickBooks, Excel'),
    oneEdit('led audit', 'Assist the controller with the annual audit.', 'Lead the annual audit.'),
    oneEdit('errors', 'Entered invoices in QuickBooks', 'Entered invoices in QuickBooks with 99\\% accuracy'),
  ],
  chef: [
    oneEdit('star', 'Hotel Elbterrasse, Hamburg\n', 'Hotel Elbterrasse (one Michelin star), Hamburg\n'),
    oneEdit('executive', '\\textbf{Sous Chef}', '\\textbf{Executive Sous Chef}'),
    oneEdit('waste', 'by rewriting the order lists.', 'by rewriting the order lists and reducing waste.'),
  ],
  warehouse: [
    oneEdit('manager', '\\job{Shift Lead}', '\\job{Shift Manager}'),
    oneEdit(
      'inventory',
      'Schedule breaks and overtime in Kronos.',
      'Schedule breaks and overtime in Kronos and conduct safety trainings.',
    ),
  ],
  account: [
    oneEdit(
      'quota',
      'Made 60 calls a day and closed 15\\% of leads',
      'Made 60 calls a day, closed 15\\% of leads and exceeded quota every quarter',
    ),
    oneEdit('tool', 'Kept customer records in Excel', 'Kept customer records in HubSpot'),
  ],
}
