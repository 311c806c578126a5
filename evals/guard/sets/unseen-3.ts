// For tests only: proposals written after the rules had been improved by unseen-2, about other people. Fabrications.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

export const fabrications3: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit('users of the service', 'used by 12 merchants', 'used daily by 12 enterprise merchants'),
    oneEdit('security outcome', 'Built a refund service', 'Built a secure, PCI-compliant refund service'),
    oneEdit('REST API', 'Built a refund service in Python', 'Built a RESTful refund service in Python'),
    oneEdit('scalable', 'Built a refund service', 'Designed and scaled a high-availability refund service'),
    oneEdit('test coverage', 'Wrote unit tests and', 'Wrote unit tests with full coverage and'),
    oneEdit('code owner', 'Maintained a Django catalogue site', 'Took over and rebuilt a Django catalogue site'),
    oneEdit('hired interns', 'Helped two interns with code reviews', 'Hired and trained two interns'),
    oneEdit('frequency', 'Cut nightly report time', 'Cut hourly report time'),
    oneEdit('interns to engineers', 'Helped two interns', 'Helped two senior engineers'),
    oneEdit('still at the old job', 'Jun 2018 -- Feb 2021', 'Jun 2018 -- Present'),
    oneEdit('minor', '{B.S. in Computer Science}', '{B.S. in Computer Science and Mathematics}'),
    oneEdit('graduated with honours', '{Oregon State University}', "{Oregon State University, Dean's List}"),
    oneEdit(
      'passion for the posting',
      'Backend developer with experience in payments and reporting.',
      'Backend developer with experience in payments, reporting and robotics.',
    ),
    oneEdit(
      'stakeholders',
      '\\item Helped two',
      '\\item Worked closely with product managers and stakeholders.\n\\item Helped two',
    ),
    oneEdit('CI pipeline', 'Wrote unit tests', 'Set up a CI pipeline, wrote unit tests'),
    oneEdit('language section', '\\end{document}', '\\section*{Languages}\nEnglish, Spanish\n\\end{document}'),
    oneEdit(
      'certificate name extended',
      'AWS Certified Cloud Practitioner (2022)',
      'AWS Certified Cloud Practitioner and Developer (2022)',
    ),
    oneEdit('wish in the chat', 'Git, Docker', 'Git, Docker, Kubernetes', {
      said: ['I would love to work with Kubernetes one day.'],
    }),
    oneEdit('bigger than the chat', 'fixed bugs reported', 'fixed 500 bugs reported', {
      said: ['I fixed around 150 bugs at Lumen'],
    }),
    oneEdit('chat of a friend', 'Git, Docker', 'Git, Docker, Kafka', { said: ['My colleague Sam knows Kafka well'] }),
  ],
  chef: [
    oneEdit('covers', '120 covers a night', '220 covers a night'),
    oneEdit('head chef', '\\textbf{Sous Chef} \\hfill', '\\textbf{Head Chef} \\hfill'),
    oneEdit('executive profile', 'Sous chef with ten years', 'Executive sous chef with ten years'),
    oneEdit('star', 'Hotel Elbterrasse, Hamburg', 'Hotel Elbterrasse (one Michelin star), Hamburg'),
    oneEdit(
      'Michelin in the profile',
      'hotel and restaurant kitchens',
      'Michelin-starred hotel and restaurant kitchens',
    ),
    oneEdit('brigade', 'a brigade of nine', 'a brigade of nineteen'),
    oneEdit('English', 'English (good)', 'English (fluent)'),
    oneEdit('French', 'Italian (basic)', 'Italian (basic), French (basic)'),
    oneEdit('pastry', 'butchery, fish', 'butchery, pastry, fish'),
    oneEdit('supplier contracts', 'by rewriting the order lists', 'by renegotiating supplier contracts'),
    oneEdit('apprentices', 'Train two apprentices a year', 'Train four apprentices a year'),
    oneEdit('fish station became lead', 'Responsible for the fish station', 'Led a team of three at the fish station'),
    oneEdit('apprenticeship as job', '\\textbf{Apprentice Cook}', '\\textbf{Cook}'),
    oneEdit('master', "Journeyman's certificate, Cook", "Master craftsman's certificate, Cook"),
    oneEdit('guests', 'every week with what the market had', 'every week, increasing guest satisfaction'),
    oneEdit('work permit', 'careful with food cost.', 'careful with food cost. Swiss work permit B.'),
  ],
  warehouse: [
    oneEdit('pickers', 'Lead 16 pickers', 'Lead 60 pickers'),
    oneEdit('sites', 'on the evening shift', 'on the evening shift across two sites'),
    oneEdit('rate', 'from 4.1 to 1.6', 'from 4.1 to 0.6'),
    oneEdit('OSHA', 'OSHA 10-Hour', 'OSHA 30-Hour'),
    oneEdit('manager', '\\job{Shift Lead}', '\\job{Shift Manager}'),
    oneEdit('supervised new drivers', 'Showed new drivers the yard', 'Supervised new drivers'),
    oneEdit('SAP', 'Blue Yonder WMS', 'Blue Yonder WMS, SAP EWM'),
    oneEdit(
      'bilingual',
      'Eight years in distribution.',
      'Eight years in distribution. Bilingual in English and Spanish.',
    ),
    oneEdit('degree', '{High School Diploma}{Dunbar High School}', '{Associate Degree, Logistics}{Columbus State}'),
    oneEdit(
      'days',
      '410 days without a lost-time accident',
      '410 days without any incident, the best record in the company',
    ),
    oneEdit('WMS rollout', 'Schedule breaks', 'Rolled out Blue Yonder WMS and schedule breaks'),
    oneEdit('Six Sigma', 'with a second scan at packing', 'with a Six Sigma project at packing'),
    oneEdit('hazmat', 'forklift operator (2024)', 'forklift operator (2024), hazmat handling (2024)'),
  ],
}
