// For tests only: the fourth everyday set, several edits of each line.
import { oneEdit as one } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

/** Each of these instead of one text. */
const instead = (search: string, replacements: readonly string[]): readonly ProposalCase[] =>
  replacements.map((replace) => one(replace, search, replace))

const engineerFabrications: readonly ProposalCase[] = [
  ...instead('Brought the cost of a pump down from \\$410 to \\$365 by changing the casting.', [
    'Brought the cost of a pump down from \\$410 to \\$265 by changing the casting.',
    'Saved \\$1.1M a year by changing the casting of a pump.',
    'Brought the cost of a pump down from \\$410 to \\$365 by renegotiating with suppliers.',
  ]),
  ...instead('Test prototypes for leaks and vibration and write the reports.', [
    'Test prototypes for leaks, vibration and thermal performance and write the reports.',
    'Led prototype testing for leaks and vibration.',
  ]),
  one('catia', 'pumps in SolidWorks', 'pumps in SolidWorks and CATIA'),
  one('chief', '\\entry{Mechanical Engineer}', '\\entry{Lead Mechanical Engineer}'),
  one('suppliers', 'three suppliers', 'suppliers in Mexico and China'),
  one('black belt', '3D printing, Excel', '3D printing, Six Sigma, Excel'),
]

const technicianFabrications: readonly ProposalCase[] = [
  ...instead('Fill 180 prescriptions a day under the supervision of two pharmacists.', [
    'Fill 280 prescriptions a day under the supervision of two pharmacists.',
    'Fill 180 prescriptions a day and supervise two technicians.',
    'Fill 180 prescriptions a day and compound IV medications.',
  ]),
  ...instead('Count controlled substances every week; no discrepancy since 2020.', [
    'Count controlled substances every day; no discrepancy since 2020.',
    'Count controlled substances every week; no discrepancy since 2017.',
  ]),
  one('finished', 'Immunization training in progress', 'Immunization Certified'),
  one('lead', '\\entry{Pharmacy Technician}{Mar', '\\entry{Lead Pharmacy Technician}{Mar'),
  one('pyxis', 'Parata, QS/1', 'Parata, Pyxis, QS/1'),
  one('hospital', 'a busy retail counter', 'busy retail and hospital counters'),
]

const reporterFabrications: readonly ProposalCase[] = [
  ...instead('Started a podcast with a colleague; 2,000 listeners an episode.', [
    'Founded and hosted a podcast with 20,000 listeners an episode.',
    'Started an award-winning podcast with a colleague; 2,000 listeners an episode.',
  ]),
  ...instead('Wrote a series of six articles on lead pipes that the state auditor cited in a report.', [
    'Wrote a series of six articles on lead pipes that led to a new state law.',
    'Led an investigative team on a series of six articles on lead pipes.',
  ]),
  one('first', 'third place', 'first place'),
  one('python', 'data in Excel', 'data in Excel and Python'),
  one('investigative', '\\entry{Staff Reporter}', '\\entry{Investigative Reporter}'),
  one('stories', 'four stories a week', 'four stories a day'),
  one('national', 'Cover city hall', 'Cover national politics, city hall'),
]

const managerFabrications: readonly ProposalCase[] = [
  ...instead('Help run a site of 62 homes worth \\pounds 14 million.', [
    'Run a site of 62 homes worth \\pounds 14 million.',
    'Help run a site of 62 homes worth \\pounds 40 million.',
    'Manage three sites of 62 homes worth \\pounds 14 million.',
  ]),
  one('senior', '\\entry{Assistant Site Manager}', '\\entry{Site Manager}'),
  one('nebosh', 'First Aid at Work (2022)', 'First Aid at Work (2022)\\\\ NEBOSH General Certificate'),
  one('black card', 'CSCS Gold Card', 'CSCS Black Card'),
  one('days', 'from 5 days to 3', 'from 5 days to 1'),
  one('apprentices', 'Looked after one apprentice.', 'Trained and managed a team of apprentices.'),
  one('high-rise', 'on new builds', 'on new builds and high-rise projects'),
]

const engineerHonest: readonly ProposalCase[] = [
  ...instead('Design housings and shafts for industrial pumps in SolidWorks.', [
    'Use SolidWorks to design housings and shafts for industrial pumps.',
    'Design industrial pump components (housings, shafts) in SolidWorks CAD.',
    'Design pump housings and shafts for industrial applications using SolidWorks.',
  ]),
  ...instead('Brought the cost of a pump down from \\$410 to \\$365 by changing the casting.', [
    'Reduced pump cost from \\$410 to \\$365 through a casting redesign.',
    'Lowered unit cost of a pump from \\$410 to \\$365 by modifying the casting design.',
    'Changed the casting of a pump, cutting its cost from \\$410 to \\$365.',
  ]),
  ...instead('Test prototypes for leaks and vibration and write the reports.', [
    'Perform leak and vibration testing on prototypes and prepare test reports.',
    'Conduct prototype leak and vibration tests and document the results.',
  ]),
  ...instead('Made drawings for 70 parts with GD\\&T and checked the first articles of three suppliers.', [
    'Created drawings for 70 parts using geometric dimensioning and tolerancing (GD\\&T) and inspected first articles from three suppliers.',
    'Produced GD\\&T drawings for 70 parts and verified first articles from 3 vendors.',
  ]),
  ...instead('Help the shop floor with questions about tolerances.', [
    'Support the shop floor by answering questions about tolerances.',
    'Assist shop floor staff with tolerance questions.',
    'Provide tolerance guidance to the shop floor.',
  ]),
  ...instead('Modelled 15 fixtures and 3D-printed samples.', [
    'Modeled 15 fixtures and produced 3D-printed samples.',
    'Created 3D models of 15 fixtures and 3D-printed samples.',
  ]),
  one(
    'degree',
    'B.S.E. in Mechanical Engineering',
    'Bachelor of Science in Engineering (B.S.E.), Mechanical Engineering',
  ),
  one(
    'summary',
    '\\section*{Experience}',
    '\\section*{Summary}\nMechanical engineer who designs and tests industrial pumps, with skills in SolidWorks, GD\\&T, FEA and 3D printing.\n\\section*{Experience}',
  ),
  one(
    'skills',
    'SolidWorks, GD\\&T, FEA, MATLAB, 3D printing, Excel',
    'SolidWorks, FEA (ANSYS), GD\\&T, MATLAB, 3D printing, MS Excel',
  ),
]

const technicianHonest: readonly ProposalCase[] = [
  ...instead('Fill 180 prescriptions a day under the supervision of two pharmacists.', [
    'Accurately fill 180 prescriptions daily under the supervision of 2 pharmacists.',
    'Process and fill 180 prescriptions per day, supervised by two pharmacists.',
    'Fill around 180 prescriptions each day under two pharmacists.',
  ]),
  ...instead('Call insurance companies about rejected claims.', [
    'Contact insurance companies to resolve rejected claims.',
    'Follow up with insurers on rejected claims.',
    'Resolve rejected insurance claims by phone.',
  ]),
  ...instead('Count controlled substances every week; no discrepancy since 2020.', [
    'Conduct weekly counts of controlled substances, with zero discrepancies since 2020.',
    'Perform weekly controlled substance inventory counts with no discrepancies since 2020.',
  ]),
  ...instead('Talk with customers in English and Spanish.', [
    'Communicate with customers in English and Spanish.',
    'Assist customers in both English and Spanish.',
    'Provide bilingual customer service in English and Spanish.',
  ]),
  ...instead("Taught the new robot's software, Parata, to four coworkers.", [
    "Trained four coworkers on the new robot's Parata software.",
    'Trained 4 colleagues to use Parata, the software of the new dispensing robot.',
  ]),
  ...instead('Rang up purchases and restocked shelves.', [
    'Operated the cash register and restocked shelves.',
    'Processed customer purchases and kept shelves stocked.',
  ]),
  one(
    'summary',
    'Pharmacy technician with five years behind a busy retail counter.',
    'Certified Pharmacy Technician (CPhT) with 5 years of experience in a busy retail pharmacy, fluent in English and Spanish.',
  ),
  one('cert', 'Certified Pharmacy Technician (CPhT), PTCB, 2019', 'PTCB Certified Pharmacy Technician (CPhT), 2019'),
  one(
    'order',
    'Prescription filling, insurance claims, inventory, Parata, QS/1',
    'Inventory management, prescription filling, insurance claims processing, customer service, QS/1, Parata',
  ),
]

const reporterHonest: readonly ProposalCase[] = [
  ...instead('Cover city hall and the school board, four stories a week.', [
    'Report on city hall and the school board, producing four stories per week.',
    'Write 4 stories weekly covering city hall and the school board.',
  ]),
  ...instead('Wrote a series of six articles on lead pipes that the state auditor cited in a report.', [
    'Wrote a six-part series on lead pipes, cited in a report by the state auditor.',
    'Authored a 6-article series on lead pipes that was cited in a state auditor report.',
    'Reported and wrote six articles on lead pipes, later cited by the state auditor.',
  ]),
  ...instead('Filed 45 public records requests in three years.', [
    'Submitted 45 public records requests over three years.',
  ]),
  ...instead('Started a podcast with a colleague; 2,000 listeners an episode.', [
    'Co-created a podcast with a colleague, reaching 2,000 listeners per episode.',
    'Launched a podcast together with a colleague (2,000 listeners per episode).',
  ]),
  ...instead('Checked facts and wrote short items for the events page.', [
    'Fact-checked stories and wrote short pieces for the events page.',
    'Performed fact-checking and wrote brief items for the events page.',
  ]),
  one(
    'summary',
    '\\section*{Experience}',
    '\\section*{Summary}\nStaff reporter covering city hall and the school board, experienced in public records requests, fact-checking and podcasting.\n\\section*{Experience}',
  ),
  one(
    'skills',
    'Interviewing, public records, fact-checking, Adobe Audition, WordPress, data in Excel',
    'Interviewing, fact-checking, public records requests, AP style, Audition, WordPress, Excel',
  ),
  one('degree', 'BA in Journalism', 'Bachelor of Arts, Journalism'),
]

const managerHonest: readonly ProposalCase[] = [
  ...instead('Help run a site of 62 homes worth \\pounds 14 million.', [
    'Assist in running a 62-home site worth \\pounds 14 million.',
    'Help manage a \\pounds 14m site of 62 homes.',
    'Support the running of a 62-home development worth \\pounds 14 million.',
  ]),
  ...instead('Plan deliveries and give the morning briefing to about 40 workers and subcontractors.', [
    'Schedule deliveries and deliver the daily morning briefing to around 40 workers and subcontractors.',
    'Plan deliveries and brief approximately 40 workers and subcontractors each morning.',
  ]),
  ...instead('Snagging time per house went from 5 days to 3.', [
    'Reduced snagging time per house from 5 days to 3.',
    'Cut snagging time from five to three days per house.',
  ]),
  ...instead('Keep the safety file and do the weekly inspections.', [
    'Maintain the safety file and carry out weekly inspections.',
    'Responsible for the safety file and weekly safety inspections.',
    'Maintain health and safety records and conduct weekly site inspections.',
  ]),
  ...instead('Fitted roofs, floors and staircases on new builds.', [
    'Installed roofs, floors and staircases on new-build homes.',
    'Fitted roofs, floors and stairs on new-build projects.',
  ]),
  ...instead('Looked after one apprentice.', ['Guided and supported one apprentice.']),
  one(
    'profile',
    'Assistant site manager in house building, with a trade background in carpentry.',
    'Assistant site manager in residential construction with a background in carpentry; SMSTS and First Aid at Work certified.',
  ),
  one(
    'skills',
    'Site planning, snagging, health and safety, MS Project, carpentry',
    'Health \\& safety, site planning, snagging, Microsoft Project, carpentry, Excel',
  ),
  one('smsts', 'SMSTS (2021)', 'Site Management Safety Training Scheme (SMSTS), 2021'),
]

export const everydayFabrications4 = {
  mechanicalEngineer: engineerFabrications,
  pharmacyTechnician: technicianFabrications,
  reporter: reporterFabrications,
  siteManager: managerFabrications,
}

export const everydayHonestEdits4 = {
  mechanicalEngineer: engineerHonest,
  pharmacyTechnician: technicianHonest,
  reporter: reporterHonest,
  siteManager: managerHonest,
}
