// A resume to ask the assistant about: jobs with lines, lists, sentences, and a certificate that is an award, too.
import { changes } from './changes.ts'

export const weaver = String.raw`\documentclass[theme=classic,accent=blue]{resume}
\begin{document}
\begin{header}
  \name{Ines Maori}
  \headline{Weaver}
  \email{ines@example.org}
  \location{4 Mill Lane, Leuven 3000}
  \website{pinterest.com/inesweaves}
\end{header}
\section{Summary}
Weaver with 12 years at hand looms. I have made rugs, scarves and curtains. A happy aunt of three. I want to run a small workshop.
\section{Experience}
\entry{Head Weaver}{Kasper Looms}{Leuven}{2016-05 – Present}
\begin{bullets}
  \item Set up four looms each Monday
  \item Repair looms and order yarn from two mills
  \item Took the autumn show to Ghent and Bruges with 60 rugs, hanging the works in each hall, and selling 41 of them
  \item Answer mail
\end{bullets}
\entry{Weaver}{Dyer and Sons}{Aalst}{2011-01 – 2016-03}
\begin{bullets}
  \item Wove 300 metres of curtain a year
  \item Dyed wool with madder
  \item Swept the yard
\end{bullets}
\section{Education}
\entry{Diploma in Textiles}{Academy Aalst}{Aalst}{2008 – 2010}
\section{Skills}
\skills{Hand looms, Dyeing, Madder dye, Carding, Felting}
\section{Languages}
\skills{Dutch (Native), French (Basic), English (Intermediate)}
\section{Certifications}
\shortentry{Natural Dyes Certificate}{Craft Board}{2014}
\shortentry{Madder workshop}{Dye Guild}{2019}
\section{Awards}
\shortentry{Natural Dyes Certificate}{Craft Board}{2014}
\shortentry{Best Rug}{Kasper Looms}{2020}
\section{Volunteering}
\entry{Helper}{Kasper Museum}{}{2019 – 2021}
\end{document}
`

/** The lines that a wish changes, where the guard holds nothing of it back. */
export const lines = async (wish: string): Promise<string[]> => (await changes(weaver, wish, [wish])).lines
