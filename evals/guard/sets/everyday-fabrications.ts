// For tests only: what a model makes up when it is asked to tailor, shorten or rewrite. The people are those of
// everyday-people*.ts.
import { oneEdit as one } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const dataEngineer: readonly ProposalCase[] = [
  one('posting skill in the list', 'Looker, Git', 'Looker, Git, Spark'),
  one('posting cloud in the summary', 'batch pipelines.', 'batch pipelines on AWS.'),
  one('streaming added', 'that load point-of-sale data', 'that stream point-of-sale data through Kafka'),
  one('percentage invented', 'for the pricing team.', 'for the pricing team, improving data quality by 30\\%.'),
  one('stores rounded up', '230 stores', '2,300 stores'),
  one('hours improved', 'from 5 hours to 2 hours', 'from 5 hours to 30 minutes'),
  one('analysts led', 'Worked with two analysts on', 'Led two analysts in building'),
  one('title', '\\entry{Data Engineer}', '\\entry{Senior Data Engineer}'),
  one(
    'on-call owned',
    'Took part in the on-call rotation of the data platform.',
    'Owned the on-call rotation of the data platform, achieving 99.9\\% uptime.',
  ),
  one('number of another job', 'Replaced 25 Excel spreadsheets', 'Replaced 230 Excel spreadsheets'),
  one(
    'tool of another job',
    'Prepared weekly claims reports in SQL and Tableau',
    'Prepared weekly claims reports in Snowflake and Tableau',
  ),
  one('years in the summary', 'Data engineer with a background', 'Data engineer with 8+ years of experience'),
  {
    title: 'tailored whole',
    edits: [
      [
        'Data engineer with a background in retail analytics and batch pipelines.',
        'Senior data engineer with a background in retail analytics, HIPAA-compliant data governance and batch pipelines.',
      ],
      [
        'Wrote dbt models and tests for the pricing team.',
        'Wrote dbt models and tests for the pricing team and mentored junior engineers.',
      ],
    ],
  },
  one(
    'certificate version',
    'SnowPro Core Certification (2021)',
    'SnowPro Advanced: Data Engineer Certification (2021)',
  ),
]

const wardNurse: readonly ProposalCase[] = [
  one(
    'acls',
    '(BLS), American Heart Association',
    '(BLS), American Heart Association\n\\item Advanced Cardiac Life Support (ACLS), American Heart Association',
  ),
  one('BSN', 'Associate Degree in Nursing', 'Bachelor of Science in Nursing'),
  one(
    'charge nurse',
    'Oriented four new graduate nurses to the unit.',
    'Served as relief charge nurse and oriented four new graduate nurses.',
  ),
  one(
    'telemetry',
    'Care for 5 to 6 patients per shift on a 32-bed unit.',
    'Care for 5 to 6 telemetry patients per shift on a 32-bed unit.',
  ),
  one('project led', 'Took part in a falls project in which', 'Led a falls project in which'),
  one('percent derived', 'went from 11 to 4 in one year', 'dropped by 64\\% in one year'),
  one('years', 'with six years on', 'with nine years on'),
  one('cerner', 'Chart in Epic and report', 'Chart in Epic and Cerner and report'),
  one('spanish', 'Yoruba (native)', 'Yoruba (native), Spanish (conversational)'),
  one(
    'satisfaction',
    'Helped 18 residents with bathing, dressing and meals.',
    'Helped 18 residents with bathing, dressing and meals, earning top family satisfaction scores.',
  ),
  one('employer', 'Magnolia Care Home, Decatur, GA', 'Emory Decatur Hospital, Decatur, GA'),
  one('start earlier', '05/2019 -- Present', '05/2018 -- Present'),
  one('award', 'Chart in Epic', 'DAISY Award nominee. Chart in Epic'),
]

const salesRep: readonly ProposalCase[] = [
  one('title', '{Sales Representative}', '{Senior Sales Representative}'),
  one('quota', '112\\% of quota', '121\\% of quota'),
  one('revenue invented', 'Opened 19 new accounts in 2023', 'Opened 19 new accounts worth \\$1.2M in 2023'),
  one('salesforce', 'HubSpot, Excel, PowerPoint', 'HubSpot, Salesforce, Excel, PowerPoint'),
  one('negotiation', 'territory planning}', 'territory planning, contract negotiation}'),
  one('region', '85 dental practices in Arizona', '85 dental practices across the Southwest'),
  one('club', '104\\% in 2023}', '104\\% in 2023, earning President’s Club}'),
  one(
    'manager helped',
    'Helped the store manager with the yearly inventory',
    'Managed the yearly inventory of the store',
  ),
  one('upsell rate', 'tablets and service plans}', 'tablets and service plans, with a 28\\% attach rate}'),
  one(
    'summary',
    '\\section{Experience}',
    '\\section{Summary}\nMedical sales professional with a proven record of managing a \\$4M territory.\n\\section{Experience}',
  ),
  one('MBA', '{Bachelor of Science in Communication}', '{Master of Business Administration}'),
  one(
    'e-mail',
    'marcus.feld@example.com}{marcus.feld@example.com}',
    'marcus@brightline.example}{marcus@brightline.example}',
  ),
  one(
    'number moved',
    'Handled the cash register and returns',
    'Handled the cash register and returns for 85 customers a day',
  ),
]

const physicsTeacher: readonly ProposalCase[] = [
  one('head', '\\entry{Teacher of Physics}', '\\entry{Head of Physics}'),
  one('grades', 'from 31\\% to 44\\%', 'from 31\\% to 54\\%'),
  one(
    'mentor',
    'Support one trainee teacher each year as part of the department.',
    'Mentor and line-manage trainee teachers across the department.',
  ),
  one('send', 'Teach physics to five classes', 'Teach physics to five classes, including SEND provision,'),
  one('degree class', 'BSc Physics, 2:1', 'BSc Physics, First Class Honours'),
  one('gap closed', 'Sept 2016 -- July 2017', 'Sept 2016 -- Aug 2018'),
  one('teams', 'Google Classroom, Arduino', 'Google Classroom, Microsoft Teams, Arduino'),
  one('fair organised', 'Helped organise the science fair.', 'Organised and led the science fair for 300 pupils.'),
  one(
    'robotics prize',
    'Run a weekly robotics club for 20 pupils.',
    'Run a weekly robotics club for 20 pupils that won the regional finals.',
  ),
  one('outstanding', 'Physics teacher who likes', 'Outstanding-rated physics teacher who likes'),
  one('whole school', 'that the science department now uses', 'that schools across the trust now use'),
]

const financeAnalyst: readonly ProposalCase[] = [
  one('charterholder', 'CFA Level I candidate (2024)', 'CFA Charterholder (2024)'),
  one('passed', 'CFA Level I candidate (2024)', 'CFA Level I passed (2024)'),
  one('revenue', '\\$60M in annual revenue', '\\$600M in annual revenue'),
  one('savings', 'Found \\$180K of unbilled freight charges', 'Recovered \\$180K of unbilled freight charges'),
  one('modelling', 'budgeting, forecasting', 'budgeting, DCF modeling, forecasting'),
  one(
    'board',
    'Built a cash flow forecast in Excel that the treasurer uses every week.',
    'Built a cash flow forecast in Excel and presented it to the board every week.',
  ),
  one('budget owned', 'Support the FP\\&A manager during the annual budget.', 'Drive the annual budget with the CFO.'),
  one('time saved', 'reconciliations with Power Query', 'reconciliations with Power Query, saving 20 hours a month'),
  one('GPA', 'GPA 3.6', 'GPA 3.8'),
  one('intern', '{Accounting Intern}', '{Accountant}'),
  one('unsupervised', 'in QuickBooks under supervision', 'in QuickBooks and closed the books monthly'),
  one('tool swapped', 'with Power Query.', 'with Python and Power Query.'),
  one('number moved', 'expense reports of 70 employees', 'expense reports of 70 employees across 4 business units'),
]

const student: readonly ProposalCase[] = [
  one('language', 'C, Python, JavaScript', 'C, C++, Python, JavaScript'),
  one('rtos', 'Programmed an ESP32 in C', 'Programmed an ESP32 in C with FreeRTOS'),
  one('gpa', 'GPA 3.4/4.0', 'GPA 3.7/4.0'),
  one(
    'lead',
    'Team project of three; I was responsible for the map screen.',
    'Led a team of three and built the map screen.',
  ),
  one('users', 'About 300 students installed', 'Over 3,000 students installed'),
  one('president', 'Member, IEEE student branch', 'Vice President, IEEE student branch'),
  one(
    'prize',
    "Showed the robot at the department's open house.",
    "Won first prize with the robot at the department's open house.",
  ),
  one(
    'internship',
    '\\section*{Skills}',
    '\\textbf{Embedded Software Intern} \\hfill May 2024 -- Aug 2024\\\\\nOrbital Motors, Austin, TX\n\\section*{Skills}',
  ),
  one(
    'resolution',
    'Answer about 25 tickets per week on printers, Wi-Fi and laptops.',
    'Resolve about 25 tickets per week on printers, Wi-Fi and laptops with a 95\\% satisfaction rate.',
  ),
  one('course', 'Embedded Systems, Linear Algebra', 'Embedded Systems, Control Theory, Linear Algebra'),
  one('graduated', 'Expected May 2026', 'May 2025'),
  one(
    'deployed',
    'that shows the position of 9 campus bus lines',
    'in TypeScript that shows the position of 9 campus bus lines',
  ),
]

const picker: readonly ProposalCase[] = [
  one('supervisor', 'Warehouse Associate', 'Warehouse Supervisor'),
  one('orders', '140 orders per shift', '240 orders per shift'),
  one(
    'supervised',
    'Trained 6 seasonal workers on picking routes.',
    'Trained and supervised 6 seasonal workers on picking routes.',
  ),
  one('WMS', 'with an RF scanner.', 'with an RF scanner and Manhattan WMS.'),
  one('reach truck', 'sit-down forklift', 'sit-down forklift and reach truck'),
  one('CDL', 'OSHA forklift certification (2020)', 'OSHA forklift certification (2020), CDL Class A'),
  one('accuracy', '99.2\\% in 2023', '99.8\\% in 2023'),
  one('whole warehouse', 'accuracy of my aisles was', 'accuracy of the warehouse was'),
  one('lean', 'inventory counts, loading', 'inventory counts, Lean Six Sigma, loading'),
  one(
    'on time',
    'Delivered furniture to 8 to 10 homes a day',
    'Delivered furniture on time to 98\\% of 8 to 10 homes a day',
  ),
  one('dates', 'Mar 2017 -- Sep 2019', 'Mar 2016 -- Sep 2019'),
]

const uxDesigner: readonly ProposalCase[] = [
  one('lead', '\\entry{Product Designer}', '\\entry{Lead Product Designer}'),
  one('parents', '48,000 parents', '480,000 parents'),
  one(
    'led interviews',
    'Conducted 35 user interviews together with a researcher.',
    'Led user research, conducting 35 interviews and 12 usability tests.',
  ),
  one(
    'design system built',
    'Maintain the component library in Figma for three product teams.',
    'Founded the company-wide design system in Figma.',
  ),
  one('WCAG version', 'WCAG 2.1', 'WCAG 2.2'),
  one('art direction', 'Assisted the art director with photo shoots.', 'Directed photo shoots.'),
  one('german', 'German (basic)', 'German (fluent)'),
  one('award', 'used by 48,000 parents a year', 'used by 48,000 parents a year (Red Dot winner)'),
  one('react', 'HTML, CSS', 'HTML, CSS, React'),
  one('clients', '15 small companies', '15 international companies'),
  one('tool inferred', 'in InDesign and Illustrator.', 'in InDesign, Photoshop and Illustrator.'),
]

const biologist: readonly ProposalCase[] = [
  one('crispr', 'in mouse models of lung cancer.', 'in mouse models of lung cancer using CRISPR screens.'),
  one('nature', '\\textit{Journal of Tumour Immunology}', '\\textit{Nature Immunology}'),
  one('papers', 'Co-authored 5 papers, 2 of them as first author.', 'Authored 5 first-author papers.'),
  one('group led', "Supervise one doctoral student and two master's students.", 'Lead a group of three scientists.'),
  one('grant', 'Part of a consortium funded by', 'Secured a grant from'),
  one('python', 'in R.', 'in R and Python.'),
  one('samples', '60 samples', '160 samples'),
  one('level', 'German (B2)', 'German (C1)'),
  one(
    'lecturer',
    'Taught the practical course in immunology',
    'Designed and lectured the practical course in immunology',
  ),
  one('title', '\\entry{Postdoctoral Researcher}', '\\entry{Principal Investigator}'),
]

export const everydayFabrications = {
  dataEngineer,
  wardNurse,
  salesRep,
  physicsTeacher,
  financeAnalyst,
  student,
  picker,
  uxDesigner,
  biologist,
}
