/** What the editor opens with: a whole document that compiles, to be written over. */
export const blankLatex = String.raw`% Your resume. Write between the braces, then press Compile PDF.
% A line that starts with % is a note to yourself and is not printed.
% Another look is one word away: theme=classic, modern, compact, academic, sidebar, executive, european, graduate,
% creative, federal, timeline or swiss.
\documentclass[theme=classic]{resume}

\begin{document}

\begin{header}
  \name{Your Name}
  \headline{What you do}
  \email{you@example.com}
  \phone{+1 555 0100}
  \location{City, Country}
  % \linkedin{linkedin.com/in/you}
  % \website{you.example.com}
\end{header}

\section{Summary}
Two or three sentences: what you are good at, for whom you did it, and what you want next.

\section{Experience}
% \entry{role}{organization}{place}{dates}
\entry{Your Role}{Organization}{City}{2022 – Present}
\begin{bullets}
  \item What you did, how, and what came of it. Numbers help: 12 people, 30\% faster.
  \item Start with the strongest point.
\end{bullets}

\section{Education}
\entry{Degree, Field}{School}{City}{2018 – 2022}

% In the theme "sidebar" a side section stands in the rail.
\sidesection{Skills}
\skills{First skill, Second skill, Third skill}

\end{document}
`
