// For tests only: a warehouse lead's resume in two-column tables, and with a form that knows more.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const latex = String.raw`\documentclass[10pt]{article}
\usepackage[margin=0.7in]{geometry}
\usepackage{tabularx}
\usepackage{enumitem}
\newcommand{\job}[4]{\noindent\textbf{#1}, #2 \hfill #3\\ \emph{#4}\par}
\begin{document}
{\huge Denise Okoro}\\
denise.okoro@example.com $\cdot$ (614) 555-0161 $\cdot$ Columbus, OH
\section*{Summary}
Warehouse lead with a clean safety record and a liking for tidy aisles. Eight years in distribution.
\section*{Experience}
\job{Shift Lead}{Buckeye Distribution}{Feb 2020 -- Present}{Columbus, OH}
\begin{itemize}
\item Lead 16 pickers and 3 forklift drivers on the evening shift.
\item Cut mispicks from 4.1 to 1.6 per 1,000 lines with a second scan at packing.
\item Went 410 days without a lost-time accident.
\item Schedule breaks and overtime in Kronos.
\end{itemize}
\job{Forklift Operator}{Hartland Freight}{Mar 2016 -- Jan 2020}{Dayton, OH}
\begin{itemize}
\item Loaded 20 trailers a shift and counted stock with RF scanners.
\item Showed new drivers the yard.
\end{itemize}
\section*{Education}
\job{High School Diploma}{Dunbar High School}{2015}{Dayton, OH}
\section*{Skills}
\begin{tabularx}{\textwidth}{lX}
Equipment: & sit-down forklift, reach truck, RF scanners \\
Software: & Kronos, Blue Yonder WMS \\
\end{tabularx}
\section*{Certificates}
OSHA 10-Hour (2019), forklift operator (2024)
\end{document}
`

export const warehouseLead: Subject = {
  latex,
  form: formOf({
    personalInfo: {
      name: 'Denise Okoro',
      email: 'denise.okoro@example.com',
      phone: '(614) 555-0161',
      address: 'Columbus, OH',
      linkedin: 'linkedin.com/in/denise-okoro',
    },
    skills: ['sit-down forklift', 'reach truck', 'RF scanners', 'Kronos', 'Blue Yonder WMS', 'Excel'],
    certifications: [
      { name: 'OSHA 10-Hour', date: '2019' },
      { name: 'First Aid and CPR', issuer: 'American Red Cross', date: '2023' },
    ],
    languages: ['English (native)', 'Spanish (conversational)'],
  }),
  jobDescription:
    'Warehouse Operations Manager, Tri-State Logistics. Manage 60 associates across two sites, own P&L, lead continuous improvement (Six Sigma), SAP EWM, OSHA 30, bilingual Spanish preferred, Bachelor degree.',
}
