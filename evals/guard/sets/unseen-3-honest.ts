// For tests only: proposals written after the rules had been improved by unseen-2, about other people. Honest edits.
import { oneEdit } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

export const honestEdits3: Readonly<Record<string, readonly ProposalCase[]>> = {
  base: [
    oneEdit(
      'implemented',
      'Built a refund service in Python and PostgreSQL used by 12 merchants.',
      'Implemented the refund service (Python, PostgreSQL) on which 12 merchants depend.',
    ),
    oneEdit(
      'runtime',
      'Cut nightly report time from 90 minutes to 25 minutes.',
      'Optimised nightly reporting, bringing its runtime down from 90 to 25 minutes.',
    ),
    oneEdit(
      'hours',
      'Cut nightly report time from 90 minutes to 25 minutes.',
      'Sped up the nightly report: 25 minutes instead of 90.',
    ),
    oneEdit('interns', 'Helped two interns with code reviews.', 'Reviewed code together with two interns.'),
    oneEdit(
      'fixing',
      'Wrote unit tests and fixed bugs reported by librarians.',
      'Resolved librarian-reported bugs and added unit tests.',
    ),
    oneEdit(
      'libraries',
      'Maintained a Django catalogue site for 40 public libraries.',
      'Kept the Django-based catalogue of forty public libraries up and running.',
    ),
    oneEdit(
      'headline of own titles',
      '\\section*{Summary}\nBackend developer',
      '\\section*{Profile}\nSoftware engineer and backend developer',
    ),
    oneEdit(
      'summary first person',
      'Backend developer with experience in payments and reporting.',
      'I am a backend developer; I have worked on payments, refunds, reporting and library systems.',
    ),
    oneEdit(
      'core skills named in summary',
      'Backend developer with experience in payments and reporting.',
      'Backend developer (Python, Django, PostgreSQL) with hands-on experience in payments and reporting. AWS certified.',
    ),
    oneEdit(
      'skills with bullets',
      'Python, Django, PostgreSQL, JavaScript, Git, Docker',
      'Python $\\cdot$ Django $\\cdot$ PostgreSQL $\\cdot$ JavaScript $\\cdot$ Git $\\cdot$ Docker',
    ),
    oneEdit(
      'certificate in a list',
      'AWS Certified Cloud Practitioner (2022)',
      '\\begin{itemize}\n\\item AWS Certified Cloud Practitioner, 2022\n\\end{itemize}',
    ),
    oneEdit(
      'Amazon spelled out',
      'AWS Certified Cloud Practitioner (2022)',
      'Amazon Web Services (AWS) Certified Cloud Practitioner (2022)',
    ),
    oneEdit(
      'chat: users',
      'Built a refund service',
      'Built a refund service that handles about 3,000 refunds a month',
      { said: ['the refund service does roughly 3000 refunds per month'] },
    ),
    oneEdit('chat: led', 'Cut nightly report time', 'Led the work that cut nightly report time', {
      said: ['I led the report speed-up project at Northwind myself'],
    }),
    oneEdit(
      'chat: language',
      '\\end{document}',
      '\\section*{Languages}\nEnglish (native), Igbo (conversational)\n\\end{document}',
      { said: ['My languages: English native, Igbo conversational.'] },
    ),
    oneEdit(
      'chat: answer to a question',
      'fixed bugs reported by librarians',
      'fixed bugs reported by librarians using Selenium',
      { said: ['yes, Selenium, that was at Lumen'] },
    ),
    oneEdit(
      'chat: new job',
      '\\section*{Education}',
      '\\entry{Teaching Assistant}{2017 -- 2018}{Oregon State University}{Corvallis, OR}\n\\section*{Education}',
      { said: ['Please add that I was a Teaching Assistant at Oregon State University in Corvallis, OR, 2017 - 2018'] },
    ),
    oneEdit('link to own GitHub spelled', 'github.com/mayaok}\\end{center}', 'GitHub}\\end{center}'),
    oneEdit('years in dates', 'Mar 2021 -- Present', 'March 2021 to present'),
    oneEdit(
      'entry as one line',
      '\\item Helped two interns with code reviews.\n',
      '\\item Code reviews for two interns\n',
    ),
  ],
  chef: [
    oneEdit(
      'pass',
      'Run the pass for 120 covers a night with a brigade of nine.',
      'Manage the pass for a brigade of 9 serving 120 covers nightly.',
    ),
    oneEdit(
      'food cost',
      'Brought food cost from 34\\% to 29\\% of sales by rewriting the order lists.',
      'Lowered food cost from 34\\% to 29\\% of sales through revised order lists.',
    ),
    oneEdit(
      'apprentices',
      'Train two apprentices a year; all six so far passed their final exam.',
      'Train two apprentices per year, all six of whom have passed their final examination.',
    ),
    oneEdit(
      'HACCP',
      'Wrote the HACCP plan for the new banquet kitchen.',
      'Created the HACCP (Hazard Analysis and Critical Control Points) plan for a new banquet kitchen.',
    ),
    oneEdit(
      'fish',
      'Responsible for the fish station, 70 covers a night.',
      'Ran the fish station at 70 covers per night.',
    ),
    oneEdit(
      'menu',
      'Changed the lunch menu every week with what the market had.',
      'Rewrote the lunch menu weekly around market produce.',
    ),
    oneEdit('vegan of the form', 'food costing, HACCP', 'food costing, vegan cooking, HACCP'),
    oneEdit(
      'profile',
      'Sous chef with ten years in hotel and restaurant kitchens. Calm on a full pass, careful with food cost.',
      'Sous chef with a decade of experience in hotel and restaurant kitchens, HACCP and food costing; calm under pressure.',
    ),
    oneEdit(
      'German',
      'Wrote the HACCP plan for the new banquet kitchen.',
      'HACCP-Plan für die neue Bankettküche geschrieben.',
    ),
    oneEdit('heading', '\\section*{Work}', '\\section*{Work Experience}'),
    oneEdit(
      'own website',
      '\\quad Hamburg',
      '\\quad Hamburg \\quad \\href{https://renner-kocht.example.net}{renner-kocht.example.net}',
    ),
    oneEdit('hobby of the form', '\\section*{Languages}', '\\section*{Interests}\nSailing\n\n\\section*{Languages}'),
    oneEdit('date en dash', '2019 -- present', '2019--today'),
    oneEdit('chat: pastry', 'butchery, fish', 'butchery, pastry, fish', {
      said: ['pastry too - I did a year on the pastry section as an apprentice'],
    }),
  ],
  warehouse: [
    oneEdit(
      'lead',
      'Lead 16 pickers and 3 forklift drivers on the evening shift.',
      'Supervise an evening-shift team of 16 pickers and three forklift drivers.',
    ),
    oneEdit(
      'mispicks',
      'Cut mispicks from 4.1 to 1.6 per 1,000 lines with a second scan at packing.',
      'Introduced a second scan at packing, reducing mispicks from 4.1 to 1.6 per thousand lines.',
    ),
    oneEdit(
      'safety',
      'Went 410 days without a lost-time accident.',
      'Achieved 410 consecutive days with no lost-time accidents.',
    ),
    oneEdit('Kronos', 'Schedule breaks and overtime in Kronos.', 'Plan breaks and overtime using Kronos.'),
    oneEdit(
      'trailers',
      'Loaded 20 trailers a shift and counted stock with RF scanners.',
      'Loaded 20 trailers per shift; performed stock counts using radio-frequency (RF) scanners.',
    ),
    oneEdit('yard', 'Showed new drivers the yard.', 'Helped new drivers find their way around the yard.'),
    oneEdit(
      'certificate of the form',
      'forklift operator (2024)',
      'forklift operator (2024), First Aid and CPR (American Red Cross, 2023)',
    ),
    oneEdit(
      'languages of the form',
      '\\section*{Certificates}',
      '\\section*{Languages}\nEnglish (native), Spanish (conversational)\n\\section*{Certificates}',
    ),
    oneEdit(
      'summary',
      'Warehouse lead with a clean safety record and a liking for tidy aisles. Eight years in distribution.',
      'Shift lead with 8 years in distribution and freight, a clean safety record and experience with Kronos and Blue Yonder.',
    ),
    oneEdit(
      'skills as a line',
      '\\begin{tabularx}{\\textwidth}{lX}\nEquipment: & sit-down forklift, reach truck, RF scanners \\\\\nSoftware: & Kronos, Blue Yonder WMS \\\\\n\\end{tabularx}',
      'Sit-down forklift, reach truck, RF scanners, Kronos, Blue Yonder WMS (warehouse management system), Excel',
    ),
    oneEdit(
      'linkedin of the form',
      '$\\cdot$ Columbus, OH',
      '$\\cdot$ Columbus, OH $\\cdot$ linkedin.com/in/denise-okoro',
    ),
  ],
}
