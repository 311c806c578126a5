// For tests only: the sixth everyday set, written after it was decided what is doubted instead of stopped, and judged
// once.
import { oneEdit as one } from './one-edit.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

/** Several ways to write one line. */
const lines = (line: string, ...others: readonly string[]): ProposalCase[] =>
  others.map((other) => one(other, line, other))

const appHonest: readonly ProposalCase[] = [
  ...lines(
    'Built the ticket screen of an app with 85,000 monthly users in Swift and SwiftUI.',
    'Developed the ticketing screen of a transit app with 85,000 monthly active users using Swift and SwiftUI.',
    'Created the ticket screen for an app used by 85,000 people per month (Swift, SwiftUI).',
    'Designed and implemented the ticket purchase view of an app serving 85K monthly users in SwiftUI and Swift.',
    'Built an app\'s ticket screen in Swift/SwiftUI for 85,000 monthly users.',
  ),
  ...lines(
    'Made the app start in 1.4 seconds instead of 3.2 by loading maps later.',
    'Reduced app launch time from 3.2 to 1.4 seconds by deferring map loading.',
    'Cut cold-start time from 3.2s to 1.4s through lazy loading of maps.',
    'Sped up application startup from 3.2 seconds to 1.4 seconds by postponing the loading of maps.',
    'Improved startup performance (3.2 s to 1.4 s) by loading maps on demand.',
  ),
  ...lines(
    'Replaced a custom networking layer with URLSession and removed 4,000 lines of code.',
    'Replaced a homegrown networking layer with URLSession, eliminating 4,000 lines of code.',
    'Refactored custom networking code to URLSession, deleting 4,000 lines.',
    'Simplified the codebase by 4,000 lines by swapping a bespoke networking layer for URLSession.',
  ),
  ...lines(
    'Fixed crashes reported in Firebase; crash-free sessions went from 97.1\\% to 99.4\\%.',
    'Raised crash-free sessions from 97.1\\% to 99.4\\% by resolving crashes reported in Firebase.',
    'Analyzed and fixed crashes using Firebase, increasing the crash-free session rate from 97.1\\% to 99.4\\%.',
    'Investigated Firebase crash reports and improved stability: crash-free sessions rose from 97.1\\% to 99.4\\%.',
  ),
  ...lines(
    'Helped a new colleague learn SwiftUI.',
    'Supported a new team member in learning SwiftUI.',
    'Assisted a newly hired colleague with learning SwiftUI.',
  ),
  ...lines(
    'Wrote Kotlin screens for a hospital visitor app.',
    'Implemented screens in Kotlin for a hospital visitor application.',
    'Developed Android screens in Kotlin for an app for hospital visitors.',
  ),
  ...lines(
    'Tested builds on eight devices before each release.',
    'Performed pre-release testing of builds across 8 devices.',
    'Tested every release candidate on eight different devices.',
  ),
  ...lines(
    'Answered support e-mails and turned them into tickets in Jira.',
    'Responded to support emails and created Jira tickets from them.',
    'Triaged customer support emails into Jira tickets.',
  ),
  one('summary', 'App developer with a background in transit and ticketing.', 'iOS developer experienced in Swift and SwiftUI, with a background in transit and ticketing apps and earlier Kotlin work.'),
  one('xcode from the form', 'Swift, SwiftUI, Kotlin, Git, Firebase, Jira, REST', 'Swift, SwiftUI, Xcode, Kotlin, REST APIs, Firebase, Git, Jira'),
  one('grouped', 'Swift, SwiftUI, Kotlin, Git, Firebase, Jira, REST', '\\textbf{Languages:} Swift, Kotlin \\\\ \\textbf{Frameworks:} SwiftUI, Firebase \\\\ \\textbf{Tools:} Git, Jira'),
  one('dates', 'Feb 2021 -- Present', 'February 2021 -- Present'),
  one('degree', 'B.A. in Computer Science', 'Bachelor of Arts, Computer Science'),
  one('said', 'learn SwiftUI.', 'learn SwiftUI.\n\\item Set up snapshot tests for 30 screens.', { said: ['At Loonline I also set up snapshot tests for 30 screens.'] }),
] // prettier-ignore

const officeHonest: readonly ProposalCase[] = [
  ...lines(
    'Keep the calendars of three partners and book their travel.',
    'Manage calendars and travel arrangements for three partners.',
    'Maintain calendars and coordinate travel for 3 firm partners.',
    'Schedule meetings and book travel for three partners.',
  ),
  ...lines(
    'Enter invoices in QuickBooks and remind clients who are late; open invoices fell from 41 to 12.',
    'Process invoices in QuickBooks and follow up with late-paying clients, reducing open invoices from 41 to 12.',
    'Handle invoicing in QuickBooks and send reminders to overdue clients; outstanding invoices dropped from 41 to 12.',
    'Reduced open invoices from 41 to 12 by entering invoices in QuickBooks and reminding clients about late payments.',
  ),
  ...lines(
    'Order supplies for 22 people within \\$1,800 a month.',
    'Purchase office supplies for 22 employees, staying within \\$1,800 per month.',
    'Order office supplies for a 22-person firm at no more than \\$1,800 monthly.',
  ),
  ...lines(
    'Planned the move to a new office in 2022; the firm was closed for one day only.',
    'Planned a 2022 office move with just one day of closure.',
    'Organized the firm\'s 2022 relocation to a new office with only one day of downtime.',
    'Coordinated an office relocation in 2022, limiting closure to a single day.',
  ),
  ...lines(
    'Take minutes at the weekly staff meeting.',
    'Record minutes of weekly staff meetings.',
    'Prepare minutes for the staff meeting each week.',
  ),
  ...lines(
    'Greeted about 60 patients a day and answered four phone lines.',
    'Welcomed approximately 60 patients daily and managed four phone lines.',
    'Greeted around 60 patients per day while operating a 4-line phone system.',
  ),
  ...lines(
    'Called patients the day before; missed appointments dropped by 18\\%.',
    'Made reminder calls one day ahead, decreasing no-shows by 18\\%.',
    'Cut missed appointments by 18\\% with day-before confirmation calls.',
  ),
  one('summary', 'Administrator of small offices who likes tidy books and clear calendars.', 'Organized office administrator with experience in calendar management, invoicing in QuickBooks and patient scheduling in Dentrix.'),
  one('skills', 'QuickBooks, Dentrix, Microsoft Excel, Outlook, calendar management, minutes', 'Calendar management, travel booking, meeting minutes, QuickBooks, Microsoft Excel, Microsoft Outlook, Dentrix'),
  one('mos', 'Microsoft Office Specialist: Excel (2019)', 'Microsoft Office Specialist (MOS): Excel, 2019'),
  one('degree', 'Associate of Science in Business Administration', 'A.S. in Business Administration'),
  one('languages', 'English (native), French (conversational)', 'English: native; French: conversational'),
] // prettier-ignore

const welderHonest: readonly ProposalCase[] = [
  ...lines(
    'Weld pressure vessels of carbon steel with MIG and stick.',
    'Perform MIG and stick welding on carbon steel pressure vessels.',
    'Fabricate carbon-steel pressure vessels using MIG and stick welding.',
    'Weld carbon steel pressure vessels (MIG, stick).',
  ),
  ...lines(
    'Read blueprints and lay out parts for a crew of six.',
    'Interpret blueprints and lay out parts for a six-person crew.',
    'Read technical drawings and lay out components for a crew of 6.',
  ),
  ...lines(
    'Passed 98\\% of X-ray inspections in 2023.',
    'Achieved a 98\\% pass rate on X-ray inspections in 2023.',
    'Maintained a 98\\% X-ray weld inspection pass rate in 2023.',
  ),
  ...lines(
    'Show new hires how to set up their machines.',
    'Train new hires on machine setup.',
    'Teach new employees to set up their welding machines.',
  ),
  ...lines(
    'Keep grinders and torches in order and report damage.',
    'Maintain grinders and torches and report any damage.',
    'Inspect and maintain grinders and torches, reporting damaged equipment.',
  ),
  ...lines(
    'Cut and ground steel parts to length, about 120 a shift.',
    'Cut and ground approximately 120 steel parts per shift to length.',
    'Processed roughly 120 steel pieces each shift by cutting and grinding to length.',
  ),
  ...lines(
    'Assisted two welders with fitting and tacking.',
    'Supported 2 welders with fit-up and tack welding.',
    'Helped two welders fit and tack parts.',
  ),
  one('summary', '\\section*{Experience}', '\\section*{Summary}\nWelder with a background in carbon steel pressure vessels, MIG and stick welding and blueprint reading.\n\\section*{Experience}'),
  one('plasma from the form', 'forklift, oxy-fuel cutting', 'forklift operation, oxy-fuel and plasma cutting'),
  one('osha', 'OSHA 10 (2017)', 'OSHA 10-Hour (2017)'),
  one('dates', 'Jan 2015 -- Aug 2017', '01/2015 -- 08/2017'),
] // prettier-ignore

const teacherHonest: readonly ProposalCase[] = [
  ...lines(
    'Teach a class of 16 children aged three to five with one assistant.',
    'Teach 16 preschoolers aged 3--5 together with one assistant.',
    'Lead teaching of a class of 16 children (ages 3 to 5) alongside an assistant.',
    'Educate a group of 16 three- to five-year-olds with the support of one assistant.',
  ),
  ...lines(
    'Plan activities in reading, counting and art every week.',
    'Plan weekly activities in early literacy, math and art.',
    'Develop weekly lesson plans covering reading, counting, and art.',
    'Design hands-on reading, counting and art activities each week.',
  ),
  ...lines(
    'Write two reports a year on each child and talk them over with the parents.',
    'Prepare two progress reports per child each year and discuss them with parents.',
    'Write semiannual reports on every child and review them with parents.',
  ),
  ...lines(
    'Started a school garden with six raised beds.',
    'Established a six-bed school garden.',
    'Created a school garden with 6 raised beds.',
    'Launched a school garden of six raised beds.',
  ),
  ...lines(
    'Use Brightwheel to share photos and notes with families.',
    'Communicate with families through Brightwheel, sharing photos and notes.',
    'Share daily photos and notes with families via the Brightwheel app.',
  ),
  ...lines(
    'Served breakfast and lunch and cleaned up afterwards.',
    'Served meals (breakfast and lunch) and kept the room clean.',
    'Prepared tables, served breakfast and lunch and tidied up afterward.',
  ),
  ...lines(
    'Translated letters for families between Spanish and English.',
    'Translated family correspondence between Spanish and English.',
    'Provided Spanish--English translation of letters for families.',
  ),
  one('summary', 'Preschool teacher who enjoys songs, gardens and muddy shoes.', 'Bilingual preschool teacher with experience in lesson planning, storytelling and gardening with children.'),
  one('skills', 'Lesson planning, Brightwheel, storytelling, first aid, gardening', 'Lesson planning, storytelling, parent communication, first aid, gardening, Brightwheel, Canva'),
  one('cpr', 'CPR and First Aid, American Red Cross, 2023', 'American Red Cross CPR/First Aid (2023)'),
  one('degree', 'A.A. in Early Childhood Education', 'Associate of Arts in Early Childhood Education'),
  one('bullet left out', '\\item Served breakfast and lunch and cleaned up afterwards.\n', ''),
] // prettier-ignore

export const everydayHonestEdits6 = {
  appDeveloper: appHonest,
  officeManager: officeHonest,
  welder: welderHonest,
  preschoolTeacher: teacherHonest,
}

const appMadeUp: readonly ProposalCase[] = [
  one('flutter', 'Firebase, Jira, REST', 'Firebase, Flutter, Jira, REST'),
  one('graphql in a line', 'with URLSession and removed', 'with URLSession and GraphQL and removed'),
  one('users', '85,000 monthly users', '850,000 monthly users'),
  one('rating', 'in Swift and SwiftUI.', 'in Swift and SwiftUI, reaching a 4.8-star rating.'),
  one('share worked out', 'in 1.4 seconds instead of 3.2', '56\\% faster'),
  one('crashes', 'to 99.4\\%', 'to 99.9\\%'),
  one('mentor', 'Helped a new colleague learn SwiftUI.', 'Mentored junior engineers on SwiftUI best practices.'),
  one('title', '\\entry{iOS Developer}', '\\entry{Senior iOS Developer}'),
  one('junior dropped', '\\entry{Junior App Developer}', '\\entry{App Developer}'),
  one('earlier', 'Aug 2018 -- Jan 2021', 'Jan 2017 -- Jan 2021'),
  one('years', 'App developer with a background', 'App developer with over 8 years of background'),
  one('pipeline', 'Tested builds on eight devices before each release.', 'Set up a CI/CD pipeline with Fastlane and tested builds on eight devices before each release.'),
  one('hipaa', 'Wrote Kotlin screens', 'Wrote HIPAA-compliant Kotlin screens'),
  one('of another job', 'Wrote Kotlin screens', 'Wrote SwiftUI and Kotlin screens'),
  one('master', 'B.A. in Computer Science', 'M.S. in Computer Science'),
  one('new bullet', 'learn SwiftUI.', 'learn SwiftUI.\n\\item Ran A/B tests that increased ticket sales.'),
  one('accessible', 'Built the ticket screen', 'Led accessibility work and built the ticket screen'),
] // prettier-ignore

const officeMadeUp: readonly ProposalCase[] = [
  one('concur', 'QuickBooks, Dentrix, Microsoft', 'QuickBooks, SAP Concur, Dentrix, Microsoft'),
  one('board', 'and book their travel.', 'and book their travel, and prepare materials for the board.'),
  one('ceo', 'calendars of three partners', 'calendars of the CEO and three partners'),
  one('budget', 'Order supplies for 22 people within \\$1,800 a month.', 'Own a \\$1,800 monthly budget and negotiate supplier contracts for 22 people.'),
  one('invoices', 'from 41 to 12', 'from 41 to 2'),
  one('people', 'for 22 people', 'for 220 people'),
  one('supervise', 'Take minutes at the weekly staff meeting.', 'Supervise two assistants and take minutes at the weekly staff meeting.'),
  one('title', '\\entry{Office Administrator}', '\\entry{Office Manager}'),
  one('notary', 'Excel (2019)', 'Excel (2019), Notary Public (2021)'),
  one('spanish', 'French (conversational)', 'French (conversational), Spanish (fluent)'),
  one('level', 'French (conversational)', 'French (fluent)'),
  one('no-shows', 'dropped by 18\\%', 'dropped by 38\\%'),
  one('another job\'s number', 'Take minutes at the weekly staff meeting.', 'Take minutes at the weekly staff meeting for 60 people.'),
  one('bachelor', 'Associate of Science in Business', 'Bachelor of Science in Business'),
  one('employer', '\\section*{Education}', '\\entry{Administrative Assistant}{2012 -- 2014}{Tulane University}{New Orleans, LA}\n\\section*{Education}'),
  one('mail', 'renee.baptiste@example.com', 'renee@gulfrenewables.example'),
] // prettier-ignore

const welderMadeUp: readonly ProposalCase[] = [
  one('tig', 'MIG, stick, blueprint', 'MIG, TIG, stick, blueprint'),
  one('stainless', 'vessels of carbon steel', 'vessels of carbon and stainless steel'),
  one('inspections', 'Passed 98\\%', 'Passed 99.8\\%'),
  one('leads', 'Read blueprints and lay out parts for a crew of six.', 'Lead a crew of six and read blueprints.'),
  one('supervised', 'Show new hires how to set up their machines.', 'Supervise and evaluate new hires.'),
  one('lead', '\\entry{Welder}', '\\entry{Lead Welder}'),
  one('osha 30', 'OSHA 10 (2017)', 'OSHA 30 (2017)'),
  one('cwi', 'AWS D1.1 (2018)', 'AWS D1.1 (2018), Certified Welding Inspector (CWI)'),
  one('asme', 'with MIG and stick.', 'with MIG and stick to ASME Section IX.'),
  one('parts', 'about 120 a shift', 'about 120 an hour'),
  one('waste', 'in order and report damage.', 'in order and report damage, cutting downtime by 20\\%.'),
  one('documents', 'in 2023.', 'in 2023 and wrote the quality control documentation.'),
  one('longer', 'Jan 2015 -- Aug 2017', 'Jan 2012 -- Aug 2017'),
] // prettier-ignore

const teacherMadeUp: readonly ProposalCase[] = [
  one('montessori', 'Plan activities in reading', 'Plan Montessori activities in reading'),
  one('inclusion', 'aged three to five with one assistant', 'aged three to five, including children with special needs, with one assistant'),
  one('iep', 'Write two reports a year', 'Write IEPs and two reports a year'),
  one('children', 'a class of 16 children', 'a class of 26 children'),
  one('supervises', 'with one assistant.', 'and supervise two assistants.'),
  one('grant', 'with six raised beds.', 'with six raised beds, funded by a \\$5,000 grant.'),
  one('cda', 'American Red Cross, 2023', 'American Red Cross, 2023\\\\ Child Development Associate (CDA), 2018'),
  one('lead', '\\entry{Preschool Teacher}', '\\entry{Lead Preschool Teacher}'),
  one('aide', 'Supported the lead teacher in a room of 18 children.', 'Taught a room of 18 children as lead teacher.'),
  one('bachelor', 'A.A. in Early', 'B.A. in Early'),
  one('gold', 'Lesson planning, Brightwheel', 'Lesson planning, Teaching Strategies GOLD, Brightwheel'),
  one('ready', 'every week.', 'every week, raising kindergarten readiness scores by 25\\%.'),
  one('years', 'Preschool teacher who enjoys', 'Preschool teacher with 12 years of experience who enjoys'),
] // prettier-ignore

export const everydayFabrications6 = {
  appDeveloper: appMadeUp,
  officeManager: officeMadeUp,
  welder: welderMadeUp,
  preschoolTeacher: teacherMadeUp,
}
