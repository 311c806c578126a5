// For tests only: everyday edits of a good assistant, written as the corpus is: none says anything new about the
// person.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'
import { typicalHonestBase } from './typical-honest-base.ts'

export const typicalHonestEdits: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: typicalHonestBase,
  classic: [
    oneEdit(
      'summary',
      'Intensive-care nurse with nine years in level I trauma centers.',
      'Critical care nurse with nine years of experience in level I trauma centers.',
    ),
    oneEdit(
      'summary short',
      'Steady charge nurse for a 32-bed unit, preceptor to 26 new graduates, and author of the handover checklist that the whole hospital now uses.',
      'Charge nurse for a 32-bed unit, preceptor to 26 new graduates and author of a handover checklist now used hospital-wide.',
    ),
    oneEdit(
      'verb',
      'Wrote and piloted a bedside handover checklist that cut',
      'Developed and piloted a bedside handover checklist, reducing',
    ),
    oneEdit('assign', 'allocate staff by acuity and keep', 'assign staff by patient acuity while keeping'),
    oneEdit(
      'passive',
      'time to first compression fell from 41 to 22 seconds',
      'reduced time to first compression from 41 to 22 seconds',
    ),
    oneEdit(
      'committee',
      'Joined the sepsis committee: antibiotics within one hour rose from 61\\% to 89\\% of cases.',
      'Member of the sepsis committee; antibiotics given within one hour rose from 61\\% to 89\\% of cases.',
    ),
    oneEdit(
      'union',
      'Served as union safety representative for night staff.',
      'Represented night-shift staff as union safety representative.',
    ),
    oneEdit('degree', 'Bachelor of Science, Nursing', 'Bachelor of Science in Nursing'),
    oneEdit(
      'volunteer',
      'Two Saturdays a month: blood-pressure and diabetes follow-up for uninsured patients.',
      'Provide blood-pressure and diabetes follow-up to uninsured patients two Saturdays each month.',
    ),
    oneEdit(
      'simulations',
      'Run monthly code-blue simulations with pharmacy and respiratory therapy',
      'Conduct monthly code-blue simulation training together with pharmacy and respiratory therapy',
    ),
  ],
  modern: [
    oneEdit(
      'summary',
      'Eight years of payment and messaging systems that must not lose anything.',
      'Backend engineer with eight years of experience building reliable payment and messaging systems.',
    ),
    oneEdit(
      'summary 2',
      'I like small services, boring databases, and incident reviews that change something.',
      'Prefers small services, proven databases and incident reviews that lead to change.',
    ),
    oneEdit(
      'ledger',
      'Own the ledger service behind 1.8 million card payments a day; two years without a lost or doubled booking.',
      'Own the ledger service processing 1.8M card payments per day, with no lost or duplicate booking in two years.',
    ),
    oneEdit(
      'settlement',
      'merchants are paid after 4 hours rather than 31',
      'reducing merchant payout time from 31 to 4 hours',
    ),
    oneEdit(
      'latency',
      'Brought the p99 of the authorization path from 480 ms to 95 ms',
      'Reduced p99 latency of the authorization path from 480 ms to 95 ms',
    ),
    oneEdit(
      'mentor',
      'Mentor four engineers; two were promoted to senior.',
      'Mentor four engineers, two of whom have been promoted to senior.',
    ),
    oneEdit('tests', 'releases went from weekly to daily', 'moving releases from a weekly to a daily schedule'),
    oneEdit(
      'dispatch',
      'Built the driver-dispatch API (Go, PostgreSQL) from first commit to 40 cities.',
      'Built the driver-dispatch API in Go and PostgreSQL from scratch and grew it to 40 cities.',
    ),
    oneEdit('project', 'used by nine companies that I know of', 'used by at least nine companies'),
    oneEdit('golang', 'Go, TypeScript, Rust, SQL', 'Golang, Rust, SQL, TypeScript'),
  ],
  compact: [
    oneEdit(
      'summary',
      'Known for safe sites, honest numbers and keeping good foremen.',
      'Known for safe sites, transparent numbers and retaining good foremen.',
    ),
    oneEdit(
      'run',
      'Run 14 warehouses (310,000 m²) with 1,150 people and a budget of €86 million; on-time delivery from 93.1\\% to 98.6\\%.',
      'Direct 14 warehouses (310,000 m²), 1,150 people and an €86 million budget; raised on-time delivery from 93.1\\% to 98.6\\%.',
    ),
    oneEdit(
      'injuries',
      'Cut lost-time injuries by 71\\% in four years; seven sites have passed 1,000 days without one.',
      'Reduced lost-time injuries by 71\\% over four years, with seven sites exceeding 1,000 injury-free days.',
    ),
    oneEdit(
      'merge',
      'Merged two networks after an acquisition in nine months, without a missed peak season; saved €7.4 million a year.',
      'Integrated two networks within nine months of an acquisition without missing a peak season, saving €7.4M annually.',
    ),
    oneEdit(
      'rail',
      'Moved 38\\% of long-haul tonnage from road to rail, −12,000 t CO₂ a year.',
      'Shifted 38\\% of long-haul tonnage from road to rail, saving 12,000 t of CO₂ per year.',
    ),
    oneEdit(
      'voice',
      'Introduced voice picking: 210 lines an hour instead of 140.',
      'Introduced voice picking, raising productivity from 140 to 210 lines per hour.',
    ),
    oneEdit(
      'stores',
      'Led five cold stores and 280 people; shrinkage from 1.9\\% to 0.6\\%.',
      'Led 5 cold stores with a team of 280, lowering shrinkage from 1.9\\% to 0.6\\%.',
    ),
  ],
  sidebar: [
    oneEdit(
      'fare',
      'failed payments down 54\\%, support calls down 31\\%',
      'reduced failed payments by 54\\% and support calls by 31\\%',
    ),
    oneEdit(
      'system',
      'Set up a bilingual design system (64 components) used by five teams',
      'Created a bilingual design system of 64 components adopted by five teams',
    ),
    oneEdit(
      'tested',
      'Tested with 140 riders on platforms and buses, not in the lab.',
      'Conducted usability tests with 140 riders in the field, on platforms and buses.',
    ),
    oneEdit(
      'appointments',
      'Designed the appointment flow that brought no-shows from 19\\% to 11\\%.',
      'Designed an appointment booking flow that reduced no-shows from 19\\% to 11\\%.',
    ),
    oneEdit(
      'summary',
      'I prototype in code, test with real riders and patients, and write as carefully as I draw.',
      'Prototypes in code, tests with real users and writes clear interface copy.',
    ),
    oneEdit(
      'guide',
      'Wrote the plain-language guide that 200 clinicians now use for patient letters.',
      'Authored a plain-language guide for patient letters, now used by 200 clinicians.',
    ),
  ],
  marketer: [
    oneEdit(
      'responsible for',
      'Responsible for Instagram and Facebook accounts, posting about volunteers and food drives.',
      'Manage Instagram and Facebook accounts with posts about volunteers and food drives.',
    ),
    oneEdit(
      'newsletter',
      'Write a monthly email newsletter in Mailchimp for 8,400 subscribers; open rate grew from 21\\% to 29\\%.',
      'Write and send a monthly Mailchimp newsletter to 8,400 subscribers, increasing the open rate from 21\\% to 29\\%.',
    ),
    oneEdit(
      'gala',
      'Helped plan the annual gala, which raised \\$210,000 in 2023.',
      'Supported planning of the annual fundraising gala, which raised \\$210,000 in 2023.',
    ),
    oneEdit(
      'designers',
      'Worked with designers and printers on flyers, banners and the annual report.',
      'Collaborated with designers and printers to produce flyers, banners and the annual report.',
    ),
    oneEdit(
      'website',
      'Updated the WordPress website and event calendar every week.',
      'Maintained the WordPress website and event calendar with weekly updates.',
    ),
    oneEdit(
      'press',
      'Drafted press releases and answered questions from the press and the public.',
      'Drafted press releases and responded to media and public inquiries.',
    ),
    oneEdit(
      'volunteers',
      'Was in charge of ordering supplies and scheduling 15 volunteers for the summer festival.',
      'Ordered supplies and coordinated schedules for 15 volunteers at the summer festival.',
    ),
    oneEdit(
      'profile',
      'Marketing coordinator who writes newsletters, runs social accounts and helps plan events for nonprofits.',
      'Nonprofit marketing coordinator with experience in email newsletters, social media and event planning.',
    ),
    oneEdit('degree', 'BA, Communication', 'Bachelor of Arts in Communication'),
    oneEdit('ga4', 'Google Analytics, Microsoft Excel', 'Google Analytics, Excel'),
  ],
}
