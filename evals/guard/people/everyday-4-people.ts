// For tests only: the people of the fourth everyday set. All invented.
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

const mechanicalEngineer: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Ivan Petrov}\\ ivan.petrov@example.com \textbar{} (313) 555-0150 \textbar{} Detroit, MI\end{center}
\section*{Experience}
\entry{Mechanical Engineer}{Feb 2019 -- Present}{Lakehead Pumps}{Detroit, MI}
\begin{itemize}
\item Design housings and shafts for industrial pumps in SolidWorks.
\item Brought the cost of a pump down from \$410 to \$365 by changing the casting.
\item Test prototypes for leaks and vibration and write the reports.
\item Made drawings for 70 parts with GD\&T and checked the first articles of three suppliers.
\item Help the shop floor with questions about tolerances.
\end{itemize}
\entry{Design Intern}{May 2018 -- Aug 2018}{Great Lakes Tooling}{Flint, MI}
\begin{itemize}
\item Modelled 15 fixtures and 3D-printed samples.
\end{itemize}
\section*{Education}
\entry{B.S.E. in Mechanical Engineering}{2014 -- 2018}{University of Michigan}{Ann Arbor, MI}
\section*{Skills}
SolidWorks, GD\&T, FEA, MATLAB, 3D printing, Excel
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Ivan Petrov',
      email: 'ivan.petrov@example.com',
      phone: '(313) 555-0150',
      address: 'Detroit, MI',
    },
    skills: ['SolidWorks', 'GD&T', 'FEA', 'MATLAB', '3D printing', 'Excel', 'ANSYS'],
  }),
  jobDescription:
    'Senior Mechanical Engineer at Voltaro EV. CATIA, battery packs, thermal simulation, DFMEA, APQP, Six Sigma Black Belt, lead cross-functional teams, supplier negotiations in Mexico and China, PE license.',
}

const pharmacyTechnician: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Lucia Romero, CPhT}\\ lucia.romero@example.com \textbar{} (210) 555-0178 \textbar{} San Antonio, TX\end{center}
\section*{Summary}
Pharmacy technician with five years behind a busy retail counter.
\section*{Experience}
\entry{Pharmacy Technician}{Mar 2019 -- Present}{Alamo Drugs}{San Antonio, TX}
\begin{itemize}
\item Fill 180 prescriptions a day under the supervision of two pharmacists.
\item Call insurance companies about rejected claims.
\item Count controlled substances every week; no discrepancy since 2020.
\item Talk with customers in English and Spanish.
\item Taught the new robot's software, Parata, to four coworkers.
\end{itemize}
\entry{Cashier}{Jun 2017 -- Feb 2019}{Alamo Drugs}{San Antonio, TX}
\begin{itemize}
\item Rang up purchases and restocked shelves.
\end{itemize}
\section*{Education}
\entry{Pharmacy Technician Certificate}{2018 -- 2019}{San Antonio College}{San Antonio, TX}
\section*{Certifications}
\begin{itemize}
\item Certified Pharmacy Technician (CPhT), PTCB, 2019
\item Immunization training in progress
\end{itemize}
\section*{Skills}
Prescription filling, insurance claims, inventory, Parata, QS/1
\section*{Languages}
Spanish (native), English (fluent)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Lucia Romero',
      email: 'lucia.romero@example.com',
      phone: '(210) 555-0178',
      address: 'San Antonio, TX',
    },
    skills: ['Prescription filling', 'Insurance claims', 'Inventory', 'Parata', 'QS/1', 'Customer service'],
    languages: ['Spanish (native)', 'English (fluent)'],
  }),
  jobDescription:
    'Lead Pharmacy Technician at Bexar Regional Hospital. IV compounding, USP 797, Pyxis, Epic Willow, supervise six technicians, medication reconciliation, 340B, immunization certified.',
}

const reporter: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Nadia Haddock}\\ nadia@example.org \textbar{} Chicago, IL \textbar{} \href{https://nadiahaddock.example}{nadiahaddock.example} \textbar{} (773) 555-0105\end{center}
\section*{Experience}
\entry{Staff Reporter}{Sep 2020 -- Present}{Prairie Sentinel}{Springfield, IL}
\begin{itemize}
\item Cover city hall and the school board, four stories a week.
\item Wrote a series of six articles on lead pipes that the state auditor cited in a report.
\item Filed 45 public records requests in three years.
\item Started a podcast with a colleague; 2,000 listeners an episode.
\end{itemize}
\entry{Editorial Intern}{Jan 2020 -- May 2020}{Windy City Weekly}{Chicago, IL}
\begin{itemize}
\item Checked facts and wrote short items for the events page.
\end{itemize}
\section*{Education}
\entry{BA in Journalism}{2016 -- 2020}{Columbia College Chicago}{Chicago, IL}
\section*{Awards}
\entry{Best News Series, third place}{2022}{Illinois Press Association}{}
\section*{Skills}
Interviewing, public records, fact-checking, Adobe Audition, WordPress, data in Excel
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Nadia Haddock',
      email: 'nadia@example.org',
      phone: '(773) 555-0105',
      address: 'Chicago, IL',
      website: 'https://nadiahaddock.example',
    },
    skills: ['Interviewing', 'Public records', 'Fact-checking', 'Adobe Audition', 'WordPress', 'Excel', 'AP style'],
  }),
  jobDescription:
    'Investigative Reporter at The Metro Ledger. Data journalism in Python and R, national stories, SEO, video (Premiere Pro), lead an investigations desk, Pulitzer-level work, fluent Spanish, Chartbeat.',
}

const siteManager: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Gareth Lloyd}\\ gareth.lloyd@example.com \textbar{} 07700 900123 \textbar{} Cardiff\end{center}
\section*{Profile}
Assistant site manager in house building, with a trade background in carpentry.
\section*{Experience}
\entry{Assistant Site Manager}{2020 -- Present}{Severn Homes}{Cardiff}
\begin{itemize}
\item Help run a site of 62 homes worth \pounds 14 million.
\item Plan deliveries and give the morning briefing to about 40 workers and subcontractors.
\item Snagging time per house went from 5 days to 3.
\item Keep the safety file and do the weekly inspections.
\end{itemize}
\entry{Carpenter}{2012 -- 2020}{Bevan Joinery}{Newport}
\begin{itemize}
\item Fitted roofs, floors and staircases on new builds.
\item Looked after one apprentice.
\end{itemize}
\section*{Certifications}
SMSTS (2021)\\
First Aid at Work (2022)\\
CSCS Gold Card
\section*{Skills}
Site planning, snagging, health and safety, MS Project, carpentry
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Gareth Lloyd',
      email: 'gareth.lloyd@example.com',
      phone: '07700 900123',
      address: 'Cardiff',
    },
    skills: ['Site planning', 'Snagging', 'Health and safety', 'MS Project', 'Carpentry', 'Excel'],
  }),
  jobDescription:
    'Senior Site Manager at Cambria Construction, high-rise and commercial. NVQ Level 6, CIOB, CSCS Black Card, NEBOSH, Primavera P6, budgets above £50m, manage a team of site managers, NHBC awards.',
}

export const everydayPeople4 = { mechanicalEngineer, pharmacyTechnician, reporter, siteManager }
