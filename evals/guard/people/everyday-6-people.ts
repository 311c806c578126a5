// For tests only: the people of the sixth everyday set, half of them at a desk. All invented.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[margin=0.8in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
`

const appDeveloper: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Tomas Lindqvist}\\ tomas.lindqvist@example.com \textbar{} +1 (612) 555-0172 \textbar{} Minneapolis, MN \textbar{} \href{https://github.com/tlindq}{github.com/tlindq}\end{center}
\section*{Summary}
App developer with a background in transit and ticketing.
\section*{Experience}
\entry{iOS Developer}{Feb 2021 -- Present}{Loonline Transit Apps}{Minneapolis, MN}
\begin{itemize}
\item Built the ticket screen of an app with 85,000 monthly users in Swift and SwiftUI.
\item Made the app start in 1.4 seconds instead of 3.2 by loading maps later.
\item Replaced a custom networking layer with URLSession and removed 4,000 lines of code.
\item Fixed crashes reported in Firebase; crash-free sessions went from 97.1\% to 99.4\%.
\item Helped a new colleague learn SwiftUI.
\end{itemize}
\entry{Junior App Developer}{Aug 2018 -- Jan 2021}{Northfield Digital}{Northfield, MN}
\begin{itemize}
\item Wrote Kotlin screens for a hospital visitor app.
\item Tested builds on eight devices before each release.
\item Answered support e-mails and turned them into tickets in Jira.
\end{itemize}
\section*{Education}
\entry{B.A. in Computer Science}{2014 -- 2018}{Carleton College}{Northfield, MN}
\section*{Skills}
Swift, SwiftUI, Kotlin, Git, Firebase, Jira, REST
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Tomas Lindqvist',
      email: 'tomas.lindqvist@example.com',
      phone: '+1 (612) 555-0172',
      address: 'Minneapolis, MN',
      github: 'https://github.com/tlindq',
    },
    skills: ['Swift', 'SwiftUI', 'Kotlin', 'Git', 'Firebase', 'Jira', 'REST', 'Xcode'],
  }),
  jobDescription:
    'Senior Mobile Engineer at Harbor Health. Lead our Flutter migration, GraphQL APIs, HIPAA compliance, CI/CD with Fastlane and Bitrise, accessibility, A/B testing, mentoring of junior engineers, App Store optimization. 6+ years of experience. React Native a plus.',
}

const officeManager: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Renee Baptiste}\\ renee.baptiste@example.com \textbar{} (504) 555-0118 \textbar{} New Orleans, LA\end{center}
\section*{Summary}
Administrator of small offices who likes tidy books and clear calendars.
\section*{Experience}
\entry{Office Administrator}{May 2020 -- Present}{Crescent Architects}{New Orleans, LA}
\begin{itemize}
\item Keep the calendars of three partners and book their travel.
\item Enter invoices in QuickBooks and remind clients who are late; open invoices fell from 41 to 12.
\item Order supplies for 22 people within \$1,800 a month.
\item Planned the move to a new office in 2022; the firm was closed for one day only.
\item Take minutes at the weekly staff meeting.
\end{itemize}
\entry{Receptionist}{Jun 2016 -- Apr 2020}{Bayou Dental Group}{Metairie, LA}
\begin{itemize}
\item Greeted about 60 patients a day and answered four phone lines.
\item Scheduled appointments in Dentrix for five dentists.
\item Called patients the day before; missed appointments dropped by 18\%.
\end{itemize}
\section*{Education}
\entry{Associate of Science in Business Administration}{2014 -- 2016}{Delgado Community College}{New Orleans, LA}
\section*{Skills}
QuickBooks, Dentrix, Microsoft Excel, Outlook, calendar management, minutes
\section*{Certifications}
Microsoft Office Specialist: Excel (2019)
\section*{Languages}
English (native), French (conversational)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Renee Baptiste',
      email: 'renee.baptiste@example.com',
      phone: '(504) 555-0118',
      address: 'New Orleans, LA',
    },
    skills: ['QuickBooks', 'Dentrix', 'Microsoft Excel', 'Outlook', 'calendar management', 'minutes', 'travel booking'],
  }),
  jobDescription:
    'Executive Assistant to the CEO at Gulf Renewables. Manage complex executive calendars, SAP Concur, board meeting preparation, event planning, expense reporting, budget ownership, Salesforce, notary public preferred, bilingual Spanish, supervise two assistants, 8 years of C-suite support.',
}

const welder: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Curtis Boone}\\ curtis.boone@example.com \textbar{} (918) 555-0136 \textbar{} Tulsa, OK\end{center}
\section*{Experience}
\entry{Welder}{Sep 2017 -- Present}{Arkoma Tank and Vessel}{Tulsa, OK}
\begin{itemize}
\item Weld pressure vessels of carbon steel with MIG and stick.
\item Read blueprints and lay out parts for a crew of six.
\item Passed 98\% of X-ray inspections in 2023.
\item Show new hires how to set up their machines.
\item Keep grinders and torches in order and report damage.
\end{itemize}
\entry{Shop Helper}{Jan 2015 -- Aug 2017}{Red Fork Fabrication}{Sapulpa, OK}
\begin{itemize}
\item Cut and ground steel parts to length, about 120 a shift.
\item Loaded trucks with a forklift and swept the shop.
\item Assisted two welders with fitting and tacking.
\end{itemize}
\section*{Education}
\entry{Certificate in Welding Technology}{2014}{Tulsa Welding School}{Tulsa, OK}
\section*{Skills}
MIG, stick, blueprint reading, forklift, oxy-fuel cutting
\section*{Certifications}
AWS D1.1 (2018)\\
OSHA 10 (2017)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Curtis Boone',
      email: 'curtis.boone@example.com',
      phone: '(918) 555-0136',
      address: 'Tulsa, OK',
    },
    skills: ['MIG', 'stick', 'blueprint reading', 'forklift', 'oxy-fuel cutting', 'plasma cutting'],
  }),
  jobDescription:
    'Lead Welder at Keystone Pipeline Services. TIG and orbital welding of stainless and Inconel, ASME Section IX, API 1104, CWI preferred, supervise a crew of ten, quality control documentation, OSHA 30, robotic welding, overtime and travel.',
}

const preschoolTeacher: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Marisol Vega}\\ marisol.vega@example.com \textbar{} (505) 555-0154 \textbar{} Albuquerque, NM\end{center}
\section*{Summary}
Preschool teacher who enjoys songs, gardens and muddy shoes.
\section*{Experience}
\entry{Preschool Teacher}{Aug 2019 -- Present}{Sandia Children's Center}{Albuquerque, NM}
\begin{itemize}
\item Teach a class of 16 children aged three to five with one assistant.
\item Plan activities in reading, counting and art every week.
\item Write two reports a year on each child and talk them over with the parents.
\item Started a school garden with six raised beds.
\item Use Brightwheel to share photos and notes with families.
\end{itemize}
\entry{Teacher Aide}{Sep 2016 -- Jun 2019}{Rio Abajo Head Start}{Los Lunas, NM}
\begin{itemize}
\item Supported the lead teacher in a room of 18 children.
\item Served breakfast and lunch and cleaned up afterwards.
\item Translated letters for families between Spanish and English.
\end{itemize}
\section*{Education}
\entry{A.A. in Early Childhood Education}{2014 -- 2016}{Central New Mexico Community College}{Albuquerque, NM}
\section*{Skills}
Lesson planning, Brightwheel, storytelling, first aid, gardening
\section*{Certifications}
CPR and First Aid, American Red Cross, 2023
\section*{Languages}
Spanish (native), English (fluent)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Marisol Vega',
      email: 'marisol.vega@example.com',
      phone: '(505) 555-0154',
      address: 'Albuquerque, NM',
    },
    skills: ['Lesson planning', 'Brightwheel', 'storytelling', 'first aid', 'gardening', 'Canva'],
  }),
  jobDescription:
    'Lead Preschool Teacher at Bright Mesa Academy. Montessori curriculum, CDA credential, special needs inclusion, IEP, Teaching Strategies GOLD assessment, supervise two assistants, NAEYC accreditation, bachelor degree, dual-language program, family engagement, classroom budget.',
}

export const everydayPeople6 = { appDeveloper, officeManager, welder, preschoolTeacher }
