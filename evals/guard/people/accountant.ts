// For tests only: an accountant's resume as Jake's template writes it, macros for every line.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const latex = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[empty]{fullpage}
\usepackage{titlesec}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\usepackage{tabularx}
\titleformat{\section}{\vspace{-4pt}\scshape\raggedright\large}{}{0em}{}[\titlerule]
\newcommand{\resumeItem}[1]{\item\small{#1}}
\newcommand{\resumeSubheading}[4]{\item
  \begin{tabular*}{0.97\textwidth}[t]{l@{\extracolsep{\fill}}r}
    \textbf{#1} & #2 \\
    \textit{\small#3} & \textit{\small #4} \\
  \end{tabular*}}
\newcommand{\resumeSubHeadingListStart}{\begin{itemize}[leftmargin=0.15in, label={}]}
\newcommand{\resumeSubHeadingListEnd}{\end{itemize}}
\newcommand{\resumeItemListStart}{\begin{itemize}}
\newcommand{\resumeItemListEnd}{\end{itemize}}
\begin{document}
\begin{center}
  \textbf{\Huge \scshape Tomás Villareal} \\ \vspace{1pt}
  \small (414) 555-0188 $|$ \href{mailto:tomas.v@example.com}{tomas.v@example.com} $|$ Milwaukee, WI
\end{center}
\section{Summary}
Staff accountant with four years in month-end close and accounts payable for a food distributor.
\section{Experience}
\resumeSubHeadingListStart
  \resumeSubheading{Staff Accountant}{June 2021 -- Present}{Lakeshore Foods Inc.}{Milwaukee, WI}
  \resumeItemListStart
    \resumeItem{Reconcile 18 bank and credit-card accounts each month in NetSuite.}
    \resumeItem{Shortened the month-end close from 9 days to 6 by moving accruals into a shared calendar.}
    \resumeItem{Process about 650 vendor invoices a month, worth \$2.1 million.}
    \resumeItem{Prepare sales-tax filings for Wisconsin and Illinois.}
    \resumeItem{Assist the controller with the annual audit.}
  \resumeItemListEnd
  \resumeSubheading{Accounts Payable Clerk}{May 2019 -- May 2021}{Badger Office Supply}{Madison, WI}
  \resumeItemListStart
    \resumeItem{Entered invoices in QuickBooks and matched them with purchase orders.}
    \resumeItem{Found duplicate payments of \$14,000 in old vendor files.}
    \resumeItem{Answered questions of vendors by phone and e-mail.}
  \resumeItemListEnd
\resumeSubHeadingListEnd
\section{Education}
\resumeSubHeadingListStart
  \resumeSubheading{University of Wisconsin--Milwaukee}{Milwaukee, WI}{Bachelor of Business Administration in Accounting}{Aug 2015 -- May 2019}
\resumeSubHeadingListEnd
\section{Skills}
\textbf{Software}{: NetSuite, QuickBooks, Excel (pivot tables, XLOOKUP), Bill.com} \\
\textbf{Accounting}{: month-end close, reconciliations, accruals, sales tax, 1099 reporting}
\section{Certifications}
QuickBooks Online ProAdvisor (2020)
\end{document}
`

export const accountant: Subject = {
  latex,
  form: formOf({
    personalInfo: {
      name: 'Tomás Villareal',
      email: 'tomas.v@example.com',
      phone: '(414) 555-0188',
      address: 'Milwaukee, WI',
      linkedin: 'https://linkedin.com/in/tomas-villareal',
    },
    skills: ['NetSuite', 'QuickBooks', 'Excel', 'Bill.com', 'Power Query'],
    languages: ['English (native)', 'Spanish (native)'],
    volunteering: [
      {
        organization: 'United Way',
        role: 'Tax preparer',
        startDate: '2022',
        endDate: '',
        location: 'Milwaukee',
        current: true,
        description: 'Prepare tax returns for low-income families',
      },
    ],
  }),
  jobDescription:
    'Senior Accountant at Harbor Medical Devices, a Fortune 500 company. CPA required. Lead the close, own consolidations across five entities, SOX controls, GAAP and IFRS reporting, SAP S/4HANA, Power BI dashboards, supervise two staff. Manufacturing experience, 6+ years.',
}
