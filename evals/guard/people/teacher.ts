// For tests only: a teacher's resume as moderncv writes it, dates first.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const latex = String.raw`\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{classic}
\moderncvcolor{blue}
\usepackage[scale=0.8]{geometry}
\name{Hannah}{Brightwater}
\title{Secondary School Mathematics Teacher}
\address{14 Mill Lane}{Leeds}{United Kingdom}
\phone[mobile]{+44~7700~900123}
\email{h.brightwater@example.org}
\social[linkedin]{hannah-brightwater}
\begin{document}
\makecvtitle
\section{Profile}
Mathematics teacher with six years in state schools. I plan lessons that weak and strong pupils can both follow, and I run the school's chess club.
\section{Experience}
\cventry{Sep 2019 -- Present}{Mathematics Teacher}{Roundhay Park Academy}{Leeds}{}{
\begin{itemize}
\item Teach five classes of years 7 to 11, about 140 pupils a week.
\item Raised the share of GCSE passes in my groups from 58\% to 71\% over three years.
\item Wrote a bank of 300 practice questions in Moodle that the department shares.
\item Form tutor to 28 pupils.
\end{itemize}}
\cventry{Sep 2017 -- Jul 2019}{Newly Qualified Teacher}{Aire Valley High School}{Bradford}{}{
\begin{itemize}
\item Taught mathematics to years 7 to 9 and covered science lessons when colleagues were ill.
\item Helped the head of department with marking and moderation of mock exams.
\item Ran a weekly homework club for 15 pupils.
\end{itemize}}
\section{Education}
\cventry{2016 -- 2017}{PGCE Secondary Mathematics}{University of Leeds}{Leeds}{}{}
\cventry{2013 -- 2016}{BSc Mathematics}{University of Hull}{Hull}{\textit{Upper second}}{}
\section{Skills}
\cvitem{Software}{Moodle, GeoGebra, Microsoft Excel, SIMS}
\cvitem{Teaching}{lesson planning, differentiation, assessment, behaviour management}
\section{Languages}
\cvitemwithcomment{English}{Native}{}
\cvitemwithcomment{French}{Basic}{two years at school}
\section{Training}
\cvitem{2022}{Safeguarding Level 2}
\cvitem{2021}{Paediatric First Aid}
\section{Interests}
\cvitem{}{Chess, fell running}
\end{document}
`

export const teacher: Subject = {
  latex,
  form: formOf({
    personalInfo: {
      name: 'Hannah Brightwater',
      email: 'h.brightwater@example.org',
      phone: '+44 7700 900123',
      address: '14 Mill Lane, Leeds, United Kingdom',
      linkedin: 'https://www.linkedin.com/in/hannah-brightwater',
      website: 'https://brightwater-maths.example.org',
    },
    skills: ['Moodle', 'GeoGebra', 'Excel', 'SIMS', 'Desmos', 'Google Classroom'],
    experience: [
      {
        company: 'Roundhay Park Academy',
        position: 'Mathematics Teacher',
        startDate: 'Sep 2019',
        endDate: '',
        current: true,
        location: 'Leeds',
        description: '- Organised two study trips to Bletchley Park for 60 pupils',
      },
    ],
  }),
  jobDescription:
    'Head of Mathematics, Northgate Grammar School. You will lead a team of eight teachers, own the curriculum and the department budget, raise A-level results, coach early-career teachers and work with governors. Experience with Python, Desmos and IB Diploma wanted. Leadership qualification (NPQSL) and QTS required.',
}
