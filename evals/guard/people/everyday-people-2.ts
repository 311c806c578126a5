// For tests only: four more resumes of everyday jobs. All invented.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[11pt]{article}
\usepackage[margin=0.9in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
`
const entry = String.raw`\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
`

export const student: Subject = {
  latex: String.raw`${preamble}\begin{document}
\begin{center}
{\Large\bfseries Leo Santos}\\
leo.santos@example.edu \quad \href{https://github.com/leosantos}{github.com/leosantos} \quad Austin, TX \quad (512) 555-0137
\end{center}
\section*{Education}
\textbf{University of Texas at Austin} \hfill Expected May 2026\\
B.S. in Computer Engineering, GPA 3.4/4.0\\
Coursework: Data Structures, Operating Systems, Embedded Systems, Linear Algebra
\section*{Projects}
\textbf{Campus Bus Tracker} \hfill Jan 2024 -- May 2024
\begin{itemize}
\item Wrote a React Native app that shows the position of 9 campus bus lines.
\item Team project of three; I was responsible for the map screen.
\item About 300 students installed the app.
\end{itemize}
\textbf{Plant Watering Robot} \hfill Sep 2023 -- Dec 2023
\begin{itemize}
\item Programmed an ESP32 in C to read a soil sensor and drive a pump.
\item Showed the robot at the department's open house.
\end{itemize}
\section*{Work Experience}
\textbf{Help Desk Assistant} \hfill Aug 2023 -- Present\\
UT Libraries, Austin, TX
\begin{itemize}
\item Answer about 25 tickets per week on printers, Wi-Fi and laptops.
\item Updated the wiki with 12 how-to pages.
\end{itemize}
\section*{Skills}
C, Python, JavaScript, React Native, ESP32, Git, Linux
\section*{Activities}
Member, IEEE student branch (2023 -- Present)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Leo Santos',
      email: 'leo.santos@example.edu',
      phone: '(512) 555-0137',
      address: 'Austin, TX',
      github: 'https://github.com/leosantos',
    },
    skills: ['C', 'Python', 'JavaScript', 'React Native', 'ESP32', 'Git', 'Linux', 'Figma'],
    projects: [
      {
        name: 'Campus Bus Tracker',
        description: 'App with a map of the campus bus lines; uses the Google Maps API',
        technologies: ['React Native', 'Google Maps API'],
        startDate: '2024-01',
        endDate: '2024-05',
      },
    ],
  }),
  jobDescription:
    'Embedded Software Intern at Orbital Motors. C++, RTOS, CAN bus, MATLAB, TypeScript tools, Docker. Leadership in student organizations. GPA 3.5 or higher. Prior internship at an automotive company preferred.',
}

export const picker: Subject = {
  latex: String.raw`${preamble}\begin{document}
\begin{center}
{\Large\bfseries Dwayne Carter}\\
dwayne.carter@example.com \quad (901) 555-0126 \quad Memphis, TN
\end{center}
\section*{Experience}
\textbf{Warehouse Associate} \hfill Oct 2019 -- Present\\
Riverbend Distribution, Memphis, TN
\begin{itemize}
\item Pick and pack 140 orders per shift with an RF scanner.
\item Load trailers with a sit-down forklift.
\item Trained 6 seasonal workers on picking routes.
\item Counted inventory every Friday; accuracy of my aisles was 99.2\% in 2023.
\item No lost-time accidents since 2019.
\end{itemize}
\textbf{Delivery Driver} \hfill Mar 2017 -- Sep 2019\\
Bluff City Furniture, Memphis, TN
\begin{itemize}
\item Delivered furniture to 8 to 10 homes a day in a 26-foot box truck.
\item Collected payments and signatures from customers.
\end{itemize}
\section*{Education}
\textbf{High School Diploma} \hfill 2016\\
Whitehaven High School, Memphis, TN
\section*{Certifications}
OSHA forklift certification (2020)
\section*{Skills}
Forklift, RF scanner, order picking, inventory counts, loading
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Dwayne Carter',
      email: 'dwayne.carter@example.com',
      phone: '(901) 555-0126',
      address: 'Memphis, TN',
    },
    skills: ['Forklift', 'RF scanner', 'Order picking', 'Inventory counts', 'Loading', 'Pallet jack'],
    certifications: [{ name: 'OSHA forklift certification', date: '2020' }],
  }),
  jobDescription:
    'Warehouse Supervisor at Keystone Cold Storage. Supervise 15 associates, WMS (Manhattan, SAP EWM), Lean Six Sigma, KPI reporting, shift scheduling, safety training, reach truck. CDL a plus. Bilingual English/Spanish.',
}

export const uxDesigner: Subject = {
  latex: String.raw`${preamble}${entry}\begin{document}
\begin{center}{\LARGE Sofie Lindqvist}\\ sofie@example.net \textbar{} +46 70 555 01 43 \textbar{} Gothenburg, Sweden \textbar{} \href{https://sofielindqvist.example}{sofielindqvist.example}\end{center}
\section*{About}
Product designer for public services, with a soft spot for forms that people can actually fill in.
\section*{Experience}
\entry{Product Designer}{2021 -- Present}{Klarvik Digital}{Gothenburg}
\begin{itemize}
\item Redesigned the parental-leave application used by 48,000 parents a year.
\item Share of applications with errors fell from 22\% to 9\% after the redesign.
\item Conducted 35 user interviews together with a researcher.
\item Maintain the component library in Figma for three product teams.
\item Contributed to accessibility reviews against WCAG 2.1.
\end{itemize}
\entry{Graphic Designer}{2017 -- 2021}{Studio Havtorn}{Malm\"o}
\begin{itemize}
\item Designed brand identities for 15 small companies.
\item Made print and web layouts in InDesign and Illustrator.
\item Assisted the art director with photo shoots.
\end{itemize}
\section*{Education}
\entry{BFA in Graphic Design}{2014 -- 2017}{HDK-Valand}{Gothenburg}
\section*{Skills}
Figma, InDesign, Illustrator, prototyping, usability testing, HTML, CSS
\section*{Languages}
Swedish (native), English (fluent), German (basic)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Sofie Lindqvist',
      email: 'sofie@example.net',
      phone: '+46 70 555 01 43',
      address: 'Gothenburg, Sweden',
      website: 'https://sofielindqvist.example',
    },
    skills: ['Figma', 'InDesign', 'Illustrator', 'Prototyping', 'Usability testing', 'HTML', 'CSS', 'Miro'],
    languages: ['Swedish (native)', 'English (fluent)', 'German (basic)'],
  }),
  jobDescription:
    'Lead Product Designer at Nordvind Bank. Design systems at scale, React, design ops, A/B testing, stakeholder management, mentoring designers, Sketch, Hotjar, service design, fluent German. Red Dot or iF award winners welcome.',
}

export const biologist: Subject = {
  latex: String.raw`${preamble}${entry}\begin{document}
\begin{center}{\LARGE Dr. Amir Haddad}\\ amir.haddad@example.org \textbar{} Basel, Switzerland \textbar{} +41 61 555 01 88\end{center}
\section*{Research Experience}
\entry{Postdoctoral Researcher}{Apr 2021 -- Present}{Rhine Institute of Immunology}{Basel}
\begin{itemize}
\item Study T-cell exhaustion in mouse models of lung cancer.
\item Analysed single-cell RNA sequencing data of 60 samples in R.
\item Supervise one doctoral student and two master's students.
\item Co-authored 5 papers, 2 of them as first author.
\item Part of a consortium funded by the Swiss National Science Foundation.
\end{itemize}
\entry{Doctoral Researcher}{Oct 2016 -- Mar 2021}{University of Freiburg}{Freiburg}
\begin{itemize}
\item Developed a flow cytometry panel with 18 colours.
\item Taught the practical course in immunology for three years.
\end{itemize}
\section*{Education}
\entry{PhD in Biology}{2016 -- 2021}{University of Freiburg}{Freiburg}
\entry{MSc in Molecular Medicine}{2014 -- 2016}{University of T\"ubingen}{T\"ubingen}
\section*{Publications}
\begin{itemize}
\item Haddad A, et al. Exhausted T cells in early lung tumours. \textit{Journal of Tumour Immunology}, 2023.
\end{itemize}
\section*{Skills}
Flow cytometry, single-cell RNA sequencing, R, cell culture, mouse work (FELASA B)
\section*{Languages}
Arabic (native), English (C1), German (B2)
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Amir Haddad',
      email: 'amir.haddad@example.org',
      phone: '+41 61 555 01 88',
      address: 'Basel, Switzerland',
    },
    skills: ['Flow cytometry', 'Single-cell RNA sequencing', 'R', 'Cell culture', 'ImageJ'],
    languages: ['Arabic (native)', 'English (C1)', 'German (B2)'],
  }),
  jobDescription:
    'Senior Scientist, Immuno-Oncology, at Helvion Therapeutics. CRISPR screens, CAR-T, GMP, Python and Nextflow, lead a group of four, grant writing, industry collaborations, high-impact publications (Nature, Cell). GraphPad Prism.',
}
