// For tests only: a resume in the manner of a widespread template, whose owner typed nothing into the form but a name.
// Judged first when the rules stood: 27 of 30 fabrications stopped, 2 of 20 honest edits.
import type { ProposalCase, Subject } from './proposals.ts'
import { formOf } from './proposals.ts'

const latex = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage{latexsym}
\newcommand{\resumeItem}[1]{\item\small{{#1 \vspace{-2pt}}}}
\newcommand{\resumeSubheading}[4]{\item #1 #2 #3 #4}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Daniel Moreau} \\ \vspace{1pt}
    \small +1 617 555 0133 $|$ \href{mailto:dan.moreau@example.org}{\underline{dan.moreau@example.org}} $|$ \href{https://linkedin.com/in/dmoreau}{\underline{linkedin.com/in/dmoreau}}
\end{center}
\section{Education}
\begin{itemize}
    \resumeSubheading{Northeastern University}{Boston, MA}{Bachelor of Arts in Economics}{Sep. 2012 -- May 2016}
\end{itemize}
\section{Experience}
\begin{itemize}
    \resumeSubheading{Account Manager}{Jan 2019 -- Present}{Harbor Freight Brokers}{Boston, MA}
      \begin{itemize}
        \resumeItem{Manage 45 accounts worth \$3.2M a year and renewed 38 of them in 2022}
        \resumeItem{Introduced a Salesforce dashboard that cut weekly reporting from 6 hours to 1 hour}
        \resumeItem{Trained two new account coordinators}
      \end{itemize}
    \resumeSubheading{Sales Associate}{June 2016 -- Dec 2018}{Bay State Logistics}{Worcester, MA}
      \begin{itemize}
        \resumeItem{Made 60 calls a day and closed 15\% of leads}
        \resumeItem{Kept customer records in Excel}
      \end{itemize}
\end{itemize}
\section{Technical Skills}
 \begin{itemize}[leftmargin=0.15in, label={}]
    \small{\item{
     \textbf{Tools}{: Salesforce, Excel, Power BI} \\
     \textbf{Languages}{: English, French (conversational)}
    }}
 \end{itemize}
\end{document}
`

export const accountManager: Subject = {
  latex,
  form: formOf({ personalInfo: { name: 'Daniel Moreau', email: 'dan.moreau@example.org' } }),
  jobDescription:
    'Key Account Director at Maersk. HubSpot, Tableau and SQL required. Lead negotiations with Fortune 500 shippers. MBA preferred. Fluent Spanish.',
}

const titled = (edits: readonly (readonly [string, string])[]): readonly ProposalCase[] =>
  edits.map(([search, replace]) => ({ title: replace, edits: [[search, replace]] }))

export const accountFabrications = titled([
  ['45 accounts worth', '54 accounts worth'],
  ['\\$3.2M', '\\$32M'],
  ['renewed 38', 'renewed all'],
  ['Trained two new account coordinators', 'Hired and trained two new account coordinators'],
  ['Trained two', 'Led a sales team of five and trained two'],
  ['closed 15\\%', 'closed 25\\%'],
  ['{Account Manager}', '{Key Account Manager}'],
  ['{Sales Associate}', '{Senior Sales Associate}'],
  ['French (conversational)', 'French (fluent)'],
  ['French (conversational)', 'French (conversational), Spanish (fluent)'],
  ['Power BI}', 'Power BI, Tableau}'],
  ['Kept customer records in Excel', 'Kept customer records in HubSpot'],
  ['Bachelor of Arts in Economics', 'Bachelor of Arts in Economics, cum laude'],
  ['Jan 2019', 'Jan 2018'],
  ['Kept customer records in Excel', 'Kept customer records in Excel and negotiated contracts with Maersk'],
  ['Made 60 calls a day', 'Ranked top salesperson; made 60 calls a day'],
  ['from 6 hours to 1 hour', 'from 6 hours to 10 minutes'],
  ['from 6 hours to 1 hour', 'by 83\\%'],
  ['Introduced a Salesforce dashboard', 'Designed a company-wide Salesforce dashboard'],
  ['Trained two new', 'Trained twelve new'],
  ['Boston, MA}{Bachelor of Arts', 'Boston, MA}{Master of Arts'],
  ['{Harbor Freight Brokers}', '{Maersk}'],
  ['Kept customer records in Excel', 'Grew customer base by 20 clients using Excel'],
  ['Kept customer records in Excel', 'Automated customer records in Excel with VBA macros'],
  [
    '\\section{Education}',
    '\\section{Summary}\nResults-driven Key Account Director with 8+ years in global logistics.\n\\section{Education}',
  ],
  ['Manage 45 accounts', 'Manage 45 Fortune 500 accounts'],
  ['and closed', 'and personally closed'],
  ['weekly reporting', 'quarterly reporting'],
  ['2022}', '2022, the best retention in the region}'],
  [
    'Trained two new account coordinators}',
    'Trained two new account coordinators}\n\\resumeItem{Negotiated rates with ocean carriers in Asia}',
  ],
])

export const accountEdits = titled([
  [
    'Manage 45 accounts worth \\$3.2M a year and renewed 38 of them in 2022',
    'Manage 45 accounts (\\$3.2M a year); renewed 38 in 2022',
  ],
  [
    'Introduced a Salesforce dashboard that cut weekly reporting from 6 hours to 1 hour',
    'Cut weekly reporting from 6 hours to 1 by introducing a Salesforce dashboard',
  ],
  ['Trained two new account coordinators', 'Trained 2 new account coordinators'],
  ['Made 60 calls a day and closed 15\\% of leads', 'Closed 15\\% of leads, making 60 calls per day'],
  ['Kept customer records in Excel', 'Maintained customer records in Excel'],
  ['Kept customer records in Excel', 'Managed customer data in Microsoft Excel'],
  ['Sep. 2012 -- May 2016', '09/2012 -- 05/2016'],
  ['Bachelor of Arts in Economics', 'B.A. in Economics'],
  ['Salesforce, Excel, Power BI', 'Power BI, Salesforce, Microsoft Excel'],
  [
    '\\section{Education}',
    '\\section{Summary}\nAccount manager with experience in freight brokerage and logistics sales, managing 45 accounts worth \\$3.2M a year.\n\\section{Education}',
  ],
  ['\\section{Technical Skills}', '\\section{Skills}'],
  ['\\textbf{Tools}', '\\textbf{Software}'],
  ['Jan 2019 -- Present', 'January 2019 -- Present'],
  ['a year and renewed', 'annually and renewed'],
  ['\\$3.2M', '\\$3.2 million'],
  ['Trained two new account coordinators', 'Onboarded and trained two new account coordinators'],
  ['closed 15\\% of leads', 'converted 15\\% of leads'],
  ['Introduced a Salesforce dashboard', 'Built a Salesforce dashboard'],
  [
    '\\section{Education}',
    '\\section{Profile}\nFreight account manager who renewed 38 of 45 accounts in 2022 and uses Salesforce, Excel and Power BI.\n\\section{Education}',
  ],
  ['Made 60 calls a day', 'Called 60 leads a day'],
])
