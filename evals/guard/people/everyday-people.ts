// For tests only: five resumes of everyday jobs in three manners of writing LaTeX. All invented.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[T1]{fontenc}
\usepackage[margin=0.8in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
`

export const dataEngineer: Subject = {
  latex: String.raw`${preamble}\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
\begin{center}{\LARGE Nina Kowalczyk}\\ nina.k@example.com \textbar{} +1 (312) 555-0162 \textbar{} Chicago, IL \textbar{} \href{https://github.com/ninakow}{github.com/ninakow}\end{center}
\section*{Summary}
Data engineer with a background in retail analytics and batch pipelines.
\section*{Experience}
\entry{Data Engineer}{Aug 2020 -- Present}{Prairie Grocers}{Chicago, IL}
\begin{itemize}
\item Built 14 Airflow pipelines that load point-of-sale data from 230 stores into Snowflake.
\item Reduced the nightly load from 5 hours to 2 hours by partitioning the largest tables.
\item Wrote dbt models and tests for the pricing team.
\item Worked with two analysts on a dashboard of stock levels in Looker.
\item Took part in the on-call rotation of the data platform.
\end{itemize}
\entry{Business Intelligence Analyst}{Jul 2017 -- Jul 2020}{Midway Insurance Group}{Naperville, IL}
\begin{itemize}
\item Prepared weekly claims reports in SQL and Tableau for 6 regional managers.
\item Replaced 25 Excel spreadsheets with one Tableau workbook.
\item Answered ad hoc questions from the actuarial department.
\end{itemize}
\section*{Education}
\entry{B.A. in Mathematics}{2013 -- 2017}{Loyola University Chicago}{Chicago, IL}
\section*{Skills}
Python, SQL, Airflow, dbt, Snowflake, Tableau, Looker, Git
\section*{Certifications}
SnowPro Core Certification (2021)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Nina Kowalczyk',
      email: 'nina.k@example.com',
      phone: '+1 (312) 555-0162',
      address: 'Chicago, IL',
      github: 'https://github.com/ninakow',
    },
    skills: ['Python', 'SQL', 'Airflow', 'dbt', 'Snowflake', 'Tableau', 'Looker', 'Git', 'Bash'],
    certifications: [{ name: 'SnowPro Core Certification', date: '2021' }],
  }),
  jobDescription:
    'Senior Data Engineer at Vela Health. Spark, Kafka, Databricks and AWS (S3, Glue, Redshift). Lead the migration of the data platform, mentor junior engineers, own data governance and HIPAA compliance. Terraform, Kubernetes, CI/CD. 7+ years.',
}

export const wardNurse: Subject = {
  latex: String.raw`${preamble}\begin{document}
\begin{center}
{\Large\bfseries Grace Adeyemi, RN}\\
grace.adeyemi@example.org \quad (404) 555-0119 \quad Atlanta, GA
\end{center}

\section*{Profile}
Registered nurse with six years on medical-surgical wards.

\section*{Experience}
\textbf{Staff Nurse, Medical-Surgical Unit} \hfill 05/2019 -- Present\\
Peachtree General Hospital, Atlanta, GA
\begin{itemize}
\item Care for 5 to 6 patients per shift on a 32-bed unit.
\item Give medications, change dressings and start IV lines.
\item Oriented four new graduate nurses to the unit.
\item Took part in a falls project in which the unit's falls went from 11 to 4 in one year.
\item Chart in Epic and report to the physicians at morning rounds.
\end{itemize}

\textbf{Nursing Assistant} \hfill 06/2016 -- 04/2019\\
Magnolia Care Home, Decatur, GA
\begin{itemize}
\item Helped 18 residents with bathing, dressing and meals.
\item Took vital signs and told the charge nurse about changes.
\end{itemize}

\section*{Education}
\textbf{Associate Degree in Nursing} \hfill 2017 -- 2019\\
Georgia Piedmont Technical College, Clarkston, GA

\section*{Licenses and Certifications}
\begin{itemize}
\item Registered Nurse, State of Georgia (2019)
\item Basic Life Support (BLS), American Heart Association
\end{itemize}

\section*{Skills}
Medication administration, wound care, IV therapy, patient education, Epic
\section*{Languages}
English (native), Yoruba (native)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Grace Adeyemi',
      email: 'grace.adeyemi@example.org',
      phone: '(404) 555-0119',
      address: 'Atlanta, GA',
    },
    skills: ['Medication administration', 'Wound care', 'IV therapy', 'Patient education', 'Epic', 'Phlebotomy'],
    languages: ['English (native)', 'Yoruba (native)'],
  }),
  jobDescription:
    'Charge Nurse, Telemetry Unit, at Emberly Medical Center (Magnet hospital). BSN and ACLS required. Supervise a team of 12, cardiac monitoring, telemetry, discharge planning, Cerner. Spanish is a plus.',
}

export const salesRep: Subject = {
  latex: String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[empty]{fullpage}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\resumeItem}[1]{\item\small{{#1 \vspace{-2pt}}}}
\newcommand{\resumeSubheading}[4]{\item \textbf{#1} \hfill #2 \\ \textit{#3} \hfill \textit{#4}}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Marcus Feld} \\ \vspace{1pt}
    \small 602-555-0174 $|$ \href{mailto:marcus.feld@example.com}{marcus.feld@example.com} $|$ \href{https://linkedin.com/in/marcusfeld}{linkedin.com/in/marcusfeld} $|$ Phoenix, AZ
\end{center}
\section{Experience}
\begin{itemize}[leftmargin=0.15in, label={}]
    \resumeSubheading{Sales Representative}{March 2020 -- Present}{Sonora Dental Supply}{Phoenix, AZ}
      \begin{itemize}
        \resumeItem{Sell consumables and equipment to 85 dental practices in Arizona}
        \resumeItem{Reached 112\% of quota in 2022 and 104\% in 2023}
        \resumeItem{Opened 19 new accounts in 2023 through cold calls and office visits}
        \resumeItem{Demonstrate intraoral scanners to dentists and hygienists}
        \resumeItem{Enter orders and notes in HubSpot}
      \end{itemize}
    \resumeSubheading{Retail Sales Associate}{May 2017 -- February 2020}{Copper State Electronics}{Tempe, AZ}
      \begin{itemize}
        \resumeItem{Advised customers on phones, tablets and service plans}
        \resumeItem{Handled the cash register and returns}
        \resumeItem{Helped the store manager with the yearly inventory}
      \end{itemize}
\end{itemize}
\section{Education}
\begin{itemize}[leftmargin=0.15in, label={}]
    \resumeSubheading{Bachelor of Science in Communication}{2013 -- 2017}{Arizona State University}{Tempe, AZ}
\end{itemize}
\section{Skills}
 \begin{itemize}[leftmargin=0.15in, label={}]
    \small{\item{
     \textbf{Sales}{: cold calling, product demonstrations, territory planning} \\
     \textbf{Tools}{: HubSpot, Excel, PowerPoint}
    }}
 \end{itemize}
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Marcus Feld',
      email: 'marcus.feld@example.com',
      phone: '602-555-0174',
      address: 'Phoenix, AZ',
      linkedin: 'https://linkedin.com/in/marcusfeld',
    },
    skills: ['Cold calling', 'Product demonstrations', 'Territory planning', 'HubSpot', 'Excel', 'PowerPoint'],
  }),
  jobDescription:
    'Territory Sales Manager at Brightline Medical. Manage a team of five reps and a $4M territory, consultative selling, Salesforce, contract negotiation with hospitals and DSOs, forecasting, President’s Club track record.',
}

export const physicsTeacher: Subject = {
  latex: String.raw`${preamble}\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
\begin{center}{\LARGE Helen Marsh}\\ helen.marsh@example.com \textbar{} 020 7946 0155 \textbar{} Leeds\end{center}
\section*{Profile}
Physics teacher who likes experiments and clear explanations.
\section*{Teaching Experience}
\entry{Teacher of Physics}{Sept 2018 -- Present}{Aldgate Park School}{Leeds}
\begin{itemize}
\item Teach physics to five classes in Years 9 to 13, about 130 pupils in all.
\item Share of pupils with grade 7 or above at GCSE rose from 31\% to 44\% in three years.
\item Run a weekly robotics club for 20 pupils.
\item Wrote a booklet of 60 practical experiments that the science department now uses.
\item Support one trainee teacher each year as part of the department.
\end{itemize}
\entry{Teaching Assistant}{Sept 2016 -- July 2017}{St Bede Primary School}{York}
\begin{itemize}
\item Supported small groups in maths and reading.
\item Helped organise the science fair.
\end{itemize}
\section*{Education}
\entry{PGCE Secondary Physics}{2017 -- 2018}{University of York}{York}
\entry{BSc Physics, 2:1}{2013 -- 2016}{University of Sheffield}{Sheffield}
\section*{Skills}
Lesson planning, practical work, assessment, Google Classroom, Arduino
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Helen Marsh',
      email: 'helen.marsh@example.com',
      phone: '020 7946 0155',
      address: 'Leeds',
    },
    skills: ['Lesson planning', 'Practical work', 'Assessment', 'Google Classroom', 'Arduino', 'Python'],
    education: [
      {
        institution: 'University of York',
        degree: 'PGCE',
        field: 'Secondary Physics',
        startDate: '2017',
        endDate: '2018',
        location: 'York',
      },
    ],
  }),
  jobDescription:
    'Head of Physics at Hartwell Academy, rated Outstanding by Ofsted. Lead a department of six, raise A-level attainment, curriculum design, SEND provision, safeguarding lead, Microsoft Teams, IB Diploma experience.',
}

export const financeAnalyst: Subject = {
  latex: String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[empty]{fullpage}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\resumeItem}[1]{\item\small{#1}}
\newcommand{\resumeSubheading}[4]{\item \textbf{#1} \hfill #2 \\ \textit{#3} \hfill \textit{#4}}
\newcommand{\resumeItemListStart}{\begin{itemize}}
\newcommand{\resumeItemListEnd}{\end{itemize}}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Priya Raman} \\ \vspace{1pt}
    \small (617) 555-0148 $|$ \href{mailto:priya.raman@example.com}{priya.raman@example.com} $|$ Boston, MA
\end{center}
\section{Summary}
Financial analyst in consumer goods, with a focus on budgeting and variance analysis.
\section{Experience}
\begin{itemize}[leftmargin=0.15in, label={}]
  \resumeSubheading{Financial Analyst}{Feb 2021 -- Present}{Beacon Home Products}{Boston, MA}
  \resumeItemListStart
    \resumeItem{Prepare the monthly budget-versus-actual report for 4 business units with \$60M in annual revenue.}
    \resumeItem{Built a cash flow forecast in Excel that the treasurer uses every week.}
    \resumeItem{Found \$180K of unbilled freight charges in 2022.}
    \resumeItem{Support the FP\&A manager during the annual budget.}
    \resumeItem{Automated 3 month-end reconciliations with Power Query.}
  \resumeItemListEnd
  \resumeSubheading{Accounting Intern}{Jun 2020 -- Dec 2020}{Whitcomb \& Hale LLP}{Cambridge, MA}
  \resumeItemListStart
    \resumeItem{Checked expense reports of 70 employees.}
    \resumeItem{Entered journal entries in QuickBooks under supervision.}
  \resumeItemListEnd
\end{itemize}
\section{Education}
\begin{itemize}[leftmargin=0.15in, label={}]
  \resumeSubheading{Bachelor of Science in Finance, GPA 3.6}{2016 -- 2020}{Bentley University}{Waltham, MA}
\end{itemize}
\section{Skills}
\textbf{Finance}{: budgeting, forecasting, variance analysis, reconciliations} \\
\textbf{Software}{: Excel, Power Query, QuickBooks, SAP}
\section{Certifications}
CFA Level I candidate (2024)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Priya Raman',
      email: 'priya.raman@example.com',
      phone: '(617) 555-0148',
      address: 'Boston, MA',
    },
    skills: [
      'Budgeting',
      'Forecasting',
      'Variance analysis',
      'Excel',
      'Power Query',
      'QuickBooks',
      'SAP',
      'PowerPoint',
    ],
  }),
  jobDescription:
    'Senior Financial Analyst at Larkspur Biotech. Financial modeling, DCF and M&A due diligence, Anaplan, Tableau, SQL, Oracle NetSuite. Present to the board, partner with the CFO, MBA or CPA preferred, CFA charterholder a plus.',
}
