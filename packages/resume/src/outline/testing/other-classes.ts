// For tests only: resumes in the manner of widespread templates that are not ours. The people are fictional.

export const jake = String.raw`\documentclass[letterpaper,11pt]{article}
\newcommand{\resumeItem}[1]{\item\small{{#1 \vspace{-2pt}}}}
\begin{document}
\begin{center}
    \textbf{\Huge \scshape Jake Ryan} \\ \vspace{1pt}
    \small 123-456-7890 $|$ \href{mailto:x@x.com}{\underline{jake@su.edu}} $|$
    \href{https://github.com/...}{\underline{github.com/jake}}
\end{center}
%-----------EDUCATION-----------
\section{Education}
  \resumeSubHeadingListStart
    \resumeSubheading
      {Southwestern University}{Georgetown, TX}
      {Bachelor of Arts in Computer Science}{Aug. 2018 -- May 2021}
  \resumeSubHeadingListEnd
\section{Experience}
  \resumeSubHeadingListStart
    \resumeSubheading
      {Research Assistant}{June 2020 -- Present}
      {Texas A\&M University}{College Station, TX}
      \resumeItemListStart
        \resumeItem{Developed a REST API using FastAPI}
        % \resumeItem{An old one}
        \resumeItem{Cut load by 20\%}
      \resumeItemListEnd
  \resumeSubHeadingListEnd
\section{Projects}
    \resumeSubHeadingListStart
      \resumeProjectHeading
          {\textbf{Gitlytics} $|$ \emph{Python, Flask}}{June 2020 -- Present}
          \resumeItemListStart
            \resumeItem{Developed a full-stack web app}
          \resumeItemListEnd
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

export const moderncv = String.raw`\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{casual}
\name{John}{Doe}
\begin{document}
\makecvtitle
\section{Experience}
\cventry{2018--2021}{Engineer}{Acme}{Berlin}{}{Built things\newline{}%
\begin{itemize}
\item Led four people
\item Shipped on time
\end{itemize}}
\cvlistitem{A list item}
\section{Languages}
\cvitemwithcomment{English}{Fluent}{}
\section{Computer skills}
\cvdoubleitem{Web}{HTML, CSS}{}{}
\end{document}
`

export const sb2nov = String.raw`\documentclass{article}
\begin{document}
\begin{tabular*}{\textwidth}{l@{\extracolsep{\fill}}r}
  \textbf{\href{http://sourabhbajaj.com/}{\Large Sourabh Bajaj}} & Email : \href{mailto:a@b.com}{a@b.com}\\
\end{tabular*}
\section{Experience}
  \resumeSubHeadingListStart
    \resumeSubheading
      {Google}{Mountain View, CA}
      {Software Engineer}{Oct 2016 - Present}
      \resumeItemListStart
        \resumeItem{Tensorflow}
          {TensorFlow is an open source library}
        \resumeItem{Apache Beam}{A unified model}
      \resumeItemListEnd
\end{document}
`

export const plainHeadings = String.raw`\documentclass{article}
\begin{document}
{\Large Ann Lee}\\
ann@example.com

\noindent\textbf{\large EXPERIENCE}
\hrule
\textbf{Nurse} \hfill 2019 -- 2021\\
\textit{Hospital} \hfill Austin
\begin{itemize}
  \item Ran a ward

  More about it.
\end{itemize}

\noindent\textbf{Education:}

\textbf{BSc Biology} \hfill 2015
\end{document}
`
