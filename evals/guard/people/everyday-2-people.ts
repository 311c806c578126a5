// For tests only: the people of the second everyday set. All invented.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[T1]{fontenc}
\usepackage[margin=0.8in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
`

const frontendDeveloper: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Owen Gallagher}\\ owen.gallagher@example.com \textbar{} +1 (206) 555-0151 \textbar{} Seattle, WA \textbar{} \href{https://github.com/owengal}{github.com/owengal}\end{center}
\section*{Summary}
Frontend developer who cares about fast, accessible pages.
\section*{Experience}
\entry{Frontend Developer}{Jan 2022 -- Present}{Tidewater Travel}{Seattle, WA}
\begin{itemize}
\item Rebuilt the booking flow in React and TypeScript; page weight went from 2.4 MB to 900 KB.
\item Fixed 60 accessibility issues found in an external audit.
\item Added end-to-end tests with Playwright to the checkout.
\item Review pull requests of a team of five.
\item Work with the design team on a shared library of 30 components.
\end{itemize}
\entry{Web Developer}{Sep 2019 -- Dec 2021}{Hollyhock Media}{Tacoma, WA}
\begin{itemize}
\item Built WordPress sites for 22 local businesses.
\item Took care of hosting, backups and updates.
\item Gave clients short trainings on editing their own pages.
\end{itemize}
\section*{Education}
\entry{Associate of Applied Science in Web Development}{2017 -- 2019}{Tacoma Community College}{Tacoma, WA}
\section*{Skills}
TypeScript, JavaScript, React, HTML, CSS, Playwright, WordPress, PHP
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Owen Gallagher',
      email: 'owen.gallagher@example.com',
      phone: '+1 (206) 555-0151',
      address: 'Seattle, WA',
      github: 'https://github.com/owengal',
    },
    skills: ['TypeScript', 'JavaScript', 'React', 'HTML', 'CSS', 'Playwright', 'WordPress', 'PHP', 'Sass'],
  }),
  jobDescription:
    'Senior Frontend Engineer at Cobalt Commerce. React, Next.js, GraphQL, Node.js, Storybook, AWS. Lead a squad, drive performance (Core Web Vitals), A/B testing, mentoring, stakeholder management. 6+ years.',
}

const paralegal: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Renata Silva}\\ renata.silva@example.com \textbar{} (305) 555-0184 \textbar{} Miami, FL\end{center}
\section*{Experience}
\entry{Paralegal}{April 2018 -- Present}{Delgado \& Finch, P.A.}{Miami, FL}
\begin{itemize}
\item Prepare pleadings, motions and discovery requests for four attorneys.
\item Maintain the files of about 90 open immigration cases.
\item Interview clients in English, Spanish and Portuguese and translate their documents.
\item Cut the time to assemble a visa petition from ten days to six by writing checklists.
\item Assist attorneys at hearings.
\end{itemize}
\entry{Legal Secretary}{June 2015 -- March 2018}{Law Office of Joan Pruitt}{Hialeah, FL}
\begin{itemize}
\item Scheduled appointments, court dates and depositions.
\item Filed documents with the county court through the e-filing portal.
\item Billed clients with Clio.
\end{itemize}
\section*{Education}
\entry{A.S. in Paralegal Studies}{2013 -- 2015}{Miami Dade College}{Miami, FL}
\section*{Certifications}
Certified Paralegal (CP), NALA, 2019\\
Notary Public, State of Florida
\section*{Skills}
Legal research, drafting, Westlaw, Clio, Microsoft Word, case management
\section*{Languages}
Portuguese (native), English (fluent), Spanish (fluent)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Renata Silva',
      email: 'renata.silva@example.com',
      phone: '(305) 555-0184',
      address: 'Miami, FL',
    },
    skills: ['Legal research', 'Drafting', 'Westlaw', 'Clio', 'Microsoft Word', 'Case management', 'E-filing'],
    languages: ['Portuguese (native)', 'English (fluent)', 'Spanish (fluent)'],
  }),
  jobDescription:
    'Senior Immigration Paralegal at Brandt Global LLP. H-1B and EB-5 petitions, supervise two legal assistants, LexisNexis, trial preparation, corporate clients of the Fortune 500, billing targets, J.D. a plus.',
}

const civilEngineer: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Tom\'as Herrera, EIT}\\ tomas.herrera@example.com \textbar{} (720) 555-0192 \textbar{} Denver, CO\end{center}
\section*{Profile}
Civil engineer in training with three years in drainage and road design.
\section*{Experience}
\entry{Civil Engineer I}{Jun 2022 -- Present}{Front Range Consultants}{Denver, CO}
\begin{itemize}
\item Design storm drains and detention ponds for 11 residential subdivisions in Civil 3D.
\item Run hydraulic models in HEC-RAS for two creek crossings.
\item Prepare cost estimates for projects up to \$3.5 million.
\item Answer comments of the city reviewers and update plans.
\item Visit sites to check grading during construction.
\end{itemize}
\entry{Engineering Intern}{May 2021 -- Aug 2021}{City of Pueblo}{Pueblo, CO}
\begin{itemize}
\item Surveyed 140 curb ramps for ADA compliance.
\item Entered the results in ArcGIS.
\end{itemize}
\section*{Education}
\entry{B.S. in Civil Engineering}{2018 -- 2022}{Colorado State University}{Fort Collins, CO}
\section*{Licenses}
Engineer in Training (EIT), Colorado, 2022
\section*{Skills}
Civil 3D, HEC-RAS, ArcGIS, AutoCAD, grading, cost estimating
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Tomás Herrera',
      email: 'tomas.herrera@example.com',
      phone: '(720) 555-0192',
      address: 'Denver, CO',
    },
    skills: ['Civil 3D', 'HEC-RAS', 'ArcGIS', 'AutoCAD', 'Grading', 'Cost estimating', 'Bluebeam'],
    projects: [
      { name: 'Cherry Creek crossing', description: 'Hydraulic model of a box culvert', technologies: ['HEC-RAS'], startDate: '2023', endDate: '2023' },
    ],
  }),
  jobDescription:
    'Project Engineer (PE required) at Altamont Infrastructure. Lead design of highway interchanges, MicroStation, OpenRoads, SWMM, project management, client presentations, $50M budgets, FEMA CLOMR/LOMR.',
} // prettier-ignore

const socialWorker: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Fatima Yusuf}\\ fatima.yusuf@example.org \textbar{} (612) 555-0107 \textbar{} Minneapolis, MN\end{center}
\section*{Summary}
Social worker with seven years in child welfare and family services.
\section*{Experience}
\entry{Child Protection Social Worker}{Sep 2019 -- Present}{Hennepin Family Services}{Minneapolis, MN}
\begin{itemize}
\item Carry a caseload of 15 to 18 families.
\item Make home visits and write safety plans and court reports.
\item Work with schools, doctors and foster parents.
\item Part of a pilot that shortened the time to reunification from 14 months to 10.
\item Train new workers in the state's case system, SSIS.
\end{itemize}
\entry{Case Aide}{Jul 2016 -- Aug 2019}{Northside Youth Center}{Minneapolis, MN}
\begin{itemize}
\item Drove children to appointments and supervised family visits.
\item Organized a homework club for 25 teenagers.
\end{itemize}
\section*{Education}
\entry{Master of Social Work}{2017 -- 2019}{University of St. Thomas}{St. Paul, MN}
\entry{BA in Psychology}{2012 -- 2016}{Augsburg University}{Minneapolis, MN}
\section*{Licenses}
Licensed Graduate Social Worker (LGSW), Minnesota, 2019
\section*{Skills}
Case management, crisis intervention, court reports, motivational interviewing, SSIS
\section*{Languages}
Somali (native), English (fluent)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Fatima Yusuf',
      email: 'fatima.yusuf@example.org',
      phone: '(612) 555-0107',
      address: 'Minneapolis, MN',
    },
    skills: ['Case management', 'Crisis intervention', 'Court reports', 'Motivational interviewing', 'SSIS'],
    languages: ['Somali (native)', 'English (fluent)'],
  }),
  jobDescription:
    'Clinical Supervisor at Lakeview Children’s Home. LICSW required, supervise eight clinicians, trauma-focused CBT, DBT groups, Medicaid billing, program development, grant reporting, EMDR. Bilingual Spanish preferred.',
}

const receptionist: Subject = {
  latex: String.raw`\documentclass[11pt]{article}
\usepackage[margin=1in]{geometry}
\usepackage{enumitem}
\begin{document}
\begin{center}
{\Large\bfseries Claire Dubois}\\
claire.dubois@example.net \quad +33 6 55 50 01 77 \quad Lyon, France
\end{center}
\section*{Work Experience}
\textbf{Front Desk Agent} \hfill 02/2021 -- present\\
H\^otel des Quais, Lyon
\begin{itemize}
\item Check in and check out guests of a 96-room hotel.
\item Answer phones and e-mails in French, English and Italian.
\item Handle reservations in Opera PMS.
\item Sold room upgrades for 21,000 euros in 2023.
\item Show new colleagues how the desk works.
\end{itemize}
\textbf{Waitress} \hfill 06/2018 -- 01/2021\\
Brasserie du Pont, Lyon
\begin{itemize}
\item Served 40 to 50 guests per evening.
\item Took orders and handled cash and cards.
\end{itemize}
\section*{Education}
\textbf{BTS Tourisme} \hfill 2016 -- 2018\\
Lyc\'ee Saint-Just, Lyon
\section*{Skills}
Opera PMS, Booking.com extranet, Excel, complaint handling
\section*{Languages}
French (native), English (C1), Italian (B1)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Claire Dubois',
      email: 'claire.dubois@example.net',
      phone: '+33 6 55 50 01 77',
      address: 'Lyon, France',
    },
    skills: ['Opera PMS', 'Booking.com extranet', 'Excel', 'Complaint handling', 'First aid'],
    languages: ['French (native)', 'English (C1)', 'Italian (B1)'],
  }),
  jobDescription:
    'Front Office Manager at the five-star Aurelia Palace. Lead a team of twelve, revenue management, Salesforce, Mews, VIP guests, upselling, German and Spanish, Forbes standards, budget responsibility.',
}

const hrGeneralist: Subject = {
  latex: String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[empty]{fullpage}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\resumeItem}[1]{\item\small{{#1 \vspace{-2pt}}}}
\newcommand{\resumeSubheading}[4]{\item \textbf{#1} \hfill #2 \\ \textit{#3} \hfill \textit{#4}}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Denise Coleman} \\ \vspace{1pt}
    \small (919) 555-0111 $|$ \href{mailto:denise.coleman@example.com}{denise.coleman@example.com} $|$ Raleigh, NC
\end{center}
\section{Summary}
HR generalist with a background in recruiting and benefits at manufacturing companies.
\section{Experience}
\begin{itemize}[leftmargin=0.15in, label={}]
    \resumeSubheading{HR Generalist}{May 2020 -- Present}{Carolina Castings}{Raleigh, NC}
      \begin{itemize}
        \resumeItem{Recruit for hourly and salaried positions; filled 64 openings in 2023}
        \resumeItem{Brought average time to hire down from 45 to 31 days}
        \resumeItem{Administer health and retirement benefits for 280 employees}
        \resumeItem{Run new-hire orientation every Monday}
        \resumeItem{Helped the HR director introduce ADP Workforce Now}
      \end{itemize}
    \resumeSubheading{HR Assistant}{Aug 2016 -- Apr 2020}{Piedmont Textiles}{Durham, NC}
      \begin{itemize}
        \resumeItem{Kept personnel files and checked I-9 forms}
        \resumeItem{Scheduled interviews and posted jobs on Indeed}
      \end{itemize}
\end{itemize}
\section{Education}
\begin{itemize}[leftmargin=0.15in, label={}]
    \resumeSubheading{Bachelor of Arts in Sociology}{2012 -- 2016}{North Carolina Central University}{Durham, NC}
\end{itemize}
\section{Skills}
\textbf{HR}{: recruiting, onboarding, benefits administration, employee relations} \\
\textbf{Systems}{: ADP Workforce Now, Indeed, Excel}
\section{Certifications}
SHRM-CP (2021)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Denise Coleman',
      email: 'denise.coleman@example.com',
      phone: '(919) 555-0111',
      address: 'Raleigh, NC',
    },
    skills: ['Recruiting', 'Onboarding', 'Benefits administration', 'Employee relations', 'ADP Workforce Now', 'Indeed', 'Excel', 'LinkedIn Recruiter'],
    certifications: [{ name: 'SHRM-CP', date: '2021' }],
  }),
  jobDescription:
    'HR Business Partner at Solvane Pharma. Workday, talent strategy, performance management, compensation analysis, DEI programs, coach senior leaders, union negotiations, SHRM-SCP preferred, change management.',
} // prettier-ignore

export const everydayPeople2 = {
  frontendDeveloper,
  paralegal,
  civilEngineer,
  socialWorker,
  receptionist,
  hrGeneralist,
}
