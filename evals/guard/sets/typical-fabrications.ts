// For tests only: everyday inventions of a model without a guard, written as the corpus is.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const summary = 'Backend developer with experience in payments and reporting.'
const skills = 'Python, Django, PostgreSQL, JavaScript, Git, Docker'
const refund = 'Built a refund service in Python and PostgreSQL used by 12 merchants.'
const nightly = 'Cut nightly report time from 90 minutes to 25 minutes.'
const tests = 'Wrote unit tests and fixed bugs reported by librarians.'
const interns = 'Helped two interns with code reviews.'
const catalogue = 'Maintained a Django catalogue site for 40 public libraries.'

export const typicalFabrications: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('terraform', skills, skills + ', Terraform'),
    oneEdit('aws skill', skills, skills + ', CI/CD'),
    oneEdit('rest', refund, 'Built a refund REST API in Python and PostgreSQL used by 12 merchants.'),
    oneEdit('fastapi', refund, 'Built a refund service in Python, FastAPI and PostgreSQL used by 12 merchants.'),
    oneEdit(
      'microservices',
      refund,
      'Built a refund microservice architecture in Python and PostgreSQL used by 12 merchants.',
    ),
    oneEdit(
      'volume',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants, processing \\$2M a month.',
    ),
    oneEdit(
      'uptime',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants with 99.9\\% uptime.',
    ),
    oneEdit(
      'docker deploy',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants and deployed it to Kubernetes.',
    ),
    oneEdit('hundreds', refund, 'Built a refund service in Python and PostgreSQL used by hundreds of merchants.'),
    oneEdit('led', refund, 'Led development of a refund service in Python and PostgreSQL used by 12 merchants.'),
    oneEdit(
      'architected',
      refund,
      'Built a refund service in Python and PostgreSQL used by 12 merchants, managing a team of three.',
    ),
    oneEdit('percent', nightly, 'Cut nightly report time by over 70\\%.'),
    oneEdit('to 15', nightly, 'Cut nightly report time from 90 minutes to 15 minutes.'),
    oneEdit('money', nightly, 'Cut nightly report time from 90 minutes to 25 minutes, saving \\$50,000 annually.'),
    oneEdit('celery', nightly, 'Cut nightly report time from 90 minutes to 25 minutes with Celery and Redis.'),
    oneEdit('mentored many', interns, 'Mentored five interns with code reviews.'),
    oneEdit('managed', interns, 'Managed two interns and ran their performance reviews.'),
    oneEdit('hired', interns, 'Hired and trained two interns.'),
    oneEdit('led team', '\\item Helped two', '\\item Led a cross-functional team of engineers.\n\\item Helped two'),
    oneEdit(
      'stakeholders',
      '\\item Helped two',
      '\\item Presented roadmaps to executive stakeholders.\n\\item Helped two',
    ),
    oneEdit('pytest', tests, 'Wrote unit tests with pytest and fixed bugs reported by librarians.'),
    oneEdit('coverage', tests, 'Wrote unit tests, raising coverage to 95\\%, and fixed bugs reported by librarians.'),
    oneEdit('ci', tests, 'Wrote unit tests, set up a CI/CD pipeline and fixed bugs reported by librarians.'),
    oneEdit('hundred bugs', tests, 'Wrote unit tests and fixed over 100 bugs reported by librarians.'),
    oneEdit('400', catalogue, 'Maintained a Django catalogue site for 400 public libraries.'),
    oneEdit('users', catalogue, 'Maintained a Django catalogue site for 40 public libraries and 100,000 readers.'),
    oneEdit(
      'nationwide',
      catalogue,
      'Maintained a Django catalogue site for 40 public libraries across the country, migrating it to AWS.',
    ),
    oneEdit('sum senior', summary, 'Senior backend engineer with experience in payments and reporting.'),
    oneEdit('sum years', summary, 'Backend developer with 5+ years of experience in payments and reporting.'),
    oneEdit('sum lead', summary, 'Backend team lead with experience in payments and reporting.'),
    oneEdit('sum kafka', summary, 'Backend developer with experience in payments, reporting and Kafka streaming.'),
    oneEdit('sum award', summary, 'Award-winning backend developer with experience in payments and reporting.'),
    oneEdit('sum robotics', summary, 'Backend developer with experience in payments, reporting and robotics.'),
    oneEdit('title', '\\entry{Software Engineer}', '\\entry{Lead Software Engineer}'),
    oneEdit('title 2', '\\entry{Junior Developer}', '\\entry{Software Developer}'),
    oneEdit('date', 'Mar 2021 -- Present', 'Mar 2020 -- Present'),
    oneEdit('employer', 'Northwind Payments', 'Stripe'),
    oneEdit('school', 'Oregon State University', 'Stanford University'),
    oneEdit('degree', 'B.S. in Computer Science', 'B.S. in Computer Science, minor in Mathematics'),
    oneEdit('gpa', 'B.S. in Computer Science', 'B.S. in Computer Science, GPA 3.8'),
    oneEdit('honours', 'B.S. in Computer Science', 'B.S. in Computer Science, magna cum laude'),
    oneEdit('cert level', 'Cloud Practitioner', 'Solutions Architect'),
    oneEdit(
      'cert new',
      'AWS Certified Cloud Practitioner (2022)',
      'AWS Certified Cloud Practitioner (2022), Certified Kubernetes Administrator',
    ),
    oneEdit('cert year', '(2022)', '(2023)'),
    oneEdit('phone', '555-0147', '555-0199'),
    oneEdit(
      'languages section',
      '\\section*{Certifications}',
      '\\section*{Languages}\nEnglish (native), Spanish (fluent)\n\\section*{Certifications}',
    ),
    oneEdit(
      'project',
      '\\section*{Education}',
      '\\section*{Projects}\n\\textbf{Robot fleet dashboard}: a web app to follow robots.\n\\section*{Education}',
    ),
    oneEdit(
      'award',
      '\\section*{Education}',
      '\\section*{Awards}\nEmployee of the Year, Northwind Payments\n\\section*{Education}',
    ),
  ],
  classic: [
    oneEdit('ecmo', 'ventilator management, CRRT', 'ventilator management, ECMO, CRRT'),
    oneEdit('beds', 'Lead a shift of 14 nurses on a 32-bed unit', 'Lead a shift of 24 nurses on a 32-bed unit'),
    oneEdit(
      'tncc',
      '\\sidesection{Languages}',
      '\\shortentry{Trauma Nursing Core Course}{ENA}{2023}\n\n\\sidesection{Languages}',
    ),
    oneEdit('spanish', 'Spanish (clinical)', 'Spanish (fluent)'),
    oneEdit('chaired', 'Joined the sepsis committee', 'Chaired the sepsis committee'),
    oneEdit(
      'falls',
      'Served as union safety representative for night staff.',
      'Served as union safety representative for night staff and reduced patient falls.',
    ),
    oneEdit('msn', 'Bachelor of Science, Nursing', 'Master of Science, Nursing'),
  ],
  modern: [
    oneEdit('director', 'Senior Backend Engineer', 'Staff Backend Engineer'),
    oneEdit('aws', 'Kafka, Redis', 'Kafka, Redis, AWS'),
    oneEdit('eight', 'Mentor four engineers', 'Manage four engineers'),
    oneEdit('payments', '1.8 million card payments', '18 million card payments'),
    oneEdit('fintech', 'Eight years of payment', 'Ten years of payment'),
    oneEdit('stars', '2,300 stars', '23,000 stars'),
    oneEdit('soc2', 'Cut cloud cost per delivery', 'Passed SOC 2 audits and cut cloud cost per delivery'),
  ],
  compact: [
    oneEdit('mba', 'Executive MBA', 'Executive MBA with distinction'),
    oneEdit('tesla', 'Iberfrio Cold Chain', 'Iberfrio Cold Chain (Maersk group)'),
    oneEdit('blockchain', 'SAP EWM, Manhattan WMS', 'SAP S/4HANA, SAP EWM, Manhattan WMS'),
    oneEdit('vp', 'Director of Logistics Operations}{A', 'Vice President of Logistics Operations}{A'),
    oneEdit(
      'first',
      'Trained 120 people in lifting and lashing.',
      'Trained 120 people in lifting and lashing, with zero accidents.',
    ),
    oneEdit('pmp', '\\sidesection{Languages}', '\\shortentry{PMP}{PMI}{2018}\n\n\\sidesection{Languages}'),
  ],
  sidebar: [
    oneEdit('sketch', 'UX writing, Figma', 'UX writing, Figma, Sketch'),
    oneEdit('lead', 'Redesigned fare purchase', 'Led a team of four designers to redesign fare purchase'),
    oneEdit('revenue', 'used by five teams', 'used by five teams, saving 400 hours a year'),
    oneEdit(
      'award',
      'Applied Arts Award, Transit}{Applied Arts}{2022}',
      'Applied Arts Award, Transit}{Applied Arts}{2022}\n\n\\shortentry{Red Dot Design Award}{Red Dot}{2023}',
    ),
    oneEdit('users', '9,000 weekly users', '9,000 daily users'),
  ],
  marketer: [
    oneEdit('hubspot', 'Mailchimp, Canva', 'Mailchimp, HubSpot, Canva'),
    oneEdit('seo', 'Updated the WordPress website', 'Updated and SEO-optimized the WordPress website'),
    oneEdit(
      'followers',
      'posting about volunteers and food drives',
      'posting about volunteers and food drives and growing followers by 40\\%',
    ),
    oneEdit('gala led', 'Helped plan the annual gala', 'Led the annual gala'),
    oneEdit('budget', 'Worked with designers', 'Managed a \\$50,000 budget and worked with designers'),
    oneEdit('title', 'Marketing Coordinator}', 'Marketing Manager}'),
    oneEdit('ads', 'Responsible for Instagram', 'Responsible for paid campaigns on Instagram'),
    oneEdit('spanish', 'Spanish (intermediate)', 'Spanish (fluent)'),
    oneEdit('ab', 'open rate grew', 'ran A/B tests on subject lines; open rate grew'),
    oneEdit('strategy', 'helps plan events', 'leads brand strategy'),
  ],
}
