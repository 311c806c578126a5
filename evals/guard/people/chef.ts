// For tests only: a chef's resume typed by hand, with gaps and line breaks instead of commands.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const latex = String.raw`\documentclass[11pt]{article}
\usepackage[margin=1in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\begin{document}
\begin{center}
{\Large\bfseries Paolo Renner}\\
paolo.renner@example.net \quad 0171 555 0123 \quad Hamburg
\end{center}

\section*{Profile}
Sous chef with ten years in hotel and restaurant kitchens. Calm on a full pass, careful with food cost.

\section*{Work}
\textbf{Sous Chef} \hfill 2019 -- present\\
Hotel Elbterrasse, Hamburg
\begin{itemize}
\item Run the pass for 120 covers a night with a brigade of nine.
\item Brought food cost from 34\% to 29\% of sales by rewriting the order lists.
\item Train two apprentices a year; all six so far passed their final exam.
\item Wrote the HACCP plan for the new banquet kitchen.
\end{itemize}

\textbf{Chef de Partie} \hfill 2015 -- 2019\\
Gasthaus Zur Linde, Kiel
\begin{itemize}
\item Responsible for the fish station, 70 covers a night.
\item Changed the lunch menu every week with what the market had.
\end{itemize}

\textbf{Apprentice Cook} \hfill 2012 -- 2015\\
Strandhotel Laboe, Laboe

\section*{Education}
\textbf{Journeyman's certificate, Cook} \hfill 2015\\
Chamber of Industry and Commerce, Kiel

\section*{Skills}
Menu planning, butchery, fish, sauces, food costing, HACCP, Excel

\section*{Languages}
German (native), English (good), Italian (basic)

\end{document}
`

export const chef: Subject = {
  latex,
  form: formOf({
    personalInfo: {
      name: 'Paolo Renner',
      email: 'paolo.renner@example.net',
      phone: '0171 555 0123',
      address: 'Hamburg',
      website: 'https://renner-kocht.example.net',
    },
    skills: ['Menu planning', 'butchery', 'fish', 'sauces', 'food costing', 'HACCP', 'Excel', 'vegan cooking'],
    hobbies: ['Sailing'],
  }),
  jobDescription:
    'Executive Chef for a Michelin-starred restaurant in Zurich. Lead a kitchen of 20, own the budget and supplier contracts, develop seasonal menus, sustainability certification, fluent English and French. Experience with MarketMan and pastry wanted.',
}
