// Three short resumes: two of our own class, one of a widespread template with macros of its own.

export const northwind = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
  \email{maya@example.com}
  \phone{+1 503 555 0142}
\end{header}
\section{Experience}
\entry{Software Developer}{Northwind Payments}{Portland}{Mar 2021 – Present}
\begin{bullets}
  \item Deployed with Jenkins to forty shops
  \item Worked on the billing API
\end{bullets}
\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}
\begin{bullets}
  \item Maintain a Django site
  \item Responsible for the intranet
\end{bullets}
\section{Projects}
\entry{Otter}{}{}{2019}
\begin{bullets}
  \item Built a parser for tide tables
\end{bullets}
\entry{Tide}{}{}{2018}
\begin{bullets}
  \item Built a clock for tides
\end{bullets}
\section{Education}
\entry{B.S.}{Oregon State University}{}{2014 – 2018}
\section{Skills}
\skills{Python, Django, Postgres, Git}
\end{document}
`

export const jakes = String.raw`\documentclass[letterpaper,11pt]{article}
\newcommand{\resumeItem}[1]{\item\small{{#1 \vspace{-2pt}}}}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Jake Ryan} \\ \vspace{1pt}
    \small 123-456-7890 $|$ \href{mailto:x@x.com}{\underline{jake@su.edu}}
\end{center}
\section{Experience}
  \resumeSubHeadingListStart
    \resumeSubheading
      {Research Assistant}{June 2020 -- Present}
      {Texas A\&M University}{College Station, TX}
      \resumeItemListStart
        \resumeItem{Developed a REST API using FastAPI}
        \resumeItem{Cut load by 20\%}
      \resumeItemListEnd
    \resumeSubheading
      {IT Support}{Sep. 2018 -- May 2020}
      {Southwestern University}{Georgetown, TX}
      \resumeItemListStart
        \resumeItem{Fixed computers across campus}
        \resumeItem{Manage the network of the school}
      \resumeItemListEnd
  \resumeSubHeadingListEnd
\section{Projects}
    \resumeSubHeadingListStart
      \resumeProjectHeading
          {\textbf{Gitlytics} $|$ \emph{Python, Flask}}{June 2020 -- Present}
    \resumeSubHeadingListEnd
\section{Technical Skills}
 \begin{itemize}[leftmargin=0.15in, label={}]
    \small{\item{
     \textbf{Languages}{: Java, Python} \\
     \textbf{Frameworks}{: React} \\
    }}
 \end{itemize}
\end{document}
`

/** A posting spells one of its skills otherwise, and asks for what stands in the second bullet. */
export const lumen = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
  \email{maya@example.com}
  \phone{+1 503 555 0142}
\end{header}
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland}{Mar 2021 – Present}
\begin{bullets}
  \item Helped two interns with code reviews.
  \item Built a refund service in Python and PostgreSQL.
\end{bullets}
\entry{Junior Developer}{Lumen Library Systems}{Salem}{Jun 2018 – Feb 2021}
\begin{bullets}
  \item Maintain a Django site.
  \item Responsible for writing tests.
\end{bullets}
\section{Education}
\entry{B.S.}{Oregon State University}{}{2014 – 2018}
\section{Skills}
\skills{Python, Django, Postgres, JavaScript}
\end{document}
`
