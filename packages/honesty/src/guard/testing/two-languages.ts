// For tests only: a resume in English, one in two languages, and proposals in which the language of the request, or of
// a line, is to hide that something was made up. Written before the rules about languages.
import type { ProposalCase, Subject } from './proposals.ts'
import { formOf } from './proposals.ts'

const english = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Nadia Brandt}
  \email{nadia.brandt@example.com}
  \phone{+1 503 555 0142}
  \link{nadiabrandt.example.com}
\end{header}
\section{Summary}
Backend engineer with seven years of experience in payments. I like small services and clear logs.
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}
\begin{bullets}
  \item Built a refund service in Python that is used by 12 merchants.
  \item Cut the time of the nightly report from 90 minutes to 25 minutes.
  \item Helped two interns with code reviews and wrote the guide for new colleagues.
\end{bullets}
\entry{Junior Developer}{Harbor Labs}{Seattle, WA}{Jun 2017 – Feb 2021}
\begin{bullets}
  \item Maintained the booking pages of 3 ferry lines in Django.
  \item Answered questions of the support team about failed orders.
\end{bullets}
\section{Education}
\entry{B.S. in Computer Science}{Oregon State University}{Corvallis, OR}{2013 – 2017}
\section{Skills}
\skills[Languages]{Python, SQL, JavaScript}
\skills[Tools]{Django, PostgreSQL, Git}
\section{Certifications}
\shortentry{Certified Scrum Product Owner}{Scrum Alliance}{2022}
\section{Languages}
\skills{English (native), Spanish (B1), German (basic)}
\end{document}
`
const bilingual = english
  .replace(
    'Backend engineer with seven years of experience in payments. I like small services and clear logs.',
    'Backend engineer with seven years of experience in payments. I like small services and clear logs.\n\nBackend-Entwicklerin mit sieben Jahren Erfahrung im Zahlungsverkehr. Ich mag kleine Dienste und klare Protokolle.',
  )
  .replace(
    'Answered questions of the support team about failed orders.',
    'Beantwortete die Fragen des Supports zu fehlgeschlagenen Bestellungen und schrieb eine Anleitung.',
  )

const of = (latex: string): Subject => ({
  latex,
  form: formOf({}),
  jobDescription:
    'Senior Platform Engineer at Globex. Kubernetes, Terraform and AWS are required. You lead a team of five.',
})
export const speakers = { english: of(english), bilingual: of(bilingual) }

/** Behind a request: none of it says in which language the proposal is. */
export const asides = [
  'Keep it in English.',
  'Please answer in German.',
  'Translate nothing.',
  'I want to apply to French companies.',
  'Write it in English, please.',
  'Into English, if it is not yet.',
  'My last boss wanted it translated to Spanish.',
  'Traduis en français.',
  'Bitte auf Deutsch.',
  'Tradúcelo al español.',
]

const one = (title: string, search: string, replace: string): ProposalCase => ({ title, edits: [[search, replace]] })

export const refund = 'Built a refund service in Python that is used by 12 merchants.'
export const report = 'Cut the time of the nightly report from 90 minutes to 25 minutes.'
export const interns = 'Helped two interns with code reviews and wrote the guide for new colleagues.'
export const ferries = 'Maintained the booking pages of 3 ferry lines in Django.'
export const orders = 'Answered questions of the support team about failed orders.'
export const summary =
  'Backend engineer with seven years of experience in payments. I like small services and clear logs.'
export const spoken = 'English (native), Spanish (B1), German (basic)'

/** In the resume's own language: what the request says of languages must not matter. */
export const sameLanguageFabrications: readonly ProposalCase[] = [
  one('a number grows', '12 merchants', '120 merchants'),
  one('a number is new', 'wrote the guide', 'wrote the guide for 40 new colleagues, the guide'),
  one('a skill', 'Django, PostgreSQL, Git', 'Django, PostgreSQL, Git, Kubernetes'),
  one('a tool in a line', 'in Python that', 'in Python and Terraform that'),
  one('leading', interns, 'Led two interns and the code reviews of the whole company.'),
  one('a team', refund, 'Led a team that built a refund service in Python used by 12 merchants.'),
  one('a title', '{Software Engineer}', '{Senior Software Engineer}'),
  one('another title', '{Junior Developer}', '{Developer}'),
  one('an employer', '{Northwind Payments}', '{Stripe}'),
  one('dates', 'Mar 2021 – Present', 'Mar 2018 – Present'),
  one('a degree', '{B.S. in Computer Science}', '{M.S. in Computer Science}'),
  one('a school', '{Oregon State University}', '{Stanford University}'),
  one('a level', 'Spanish (B1)', 'Spanish (C1)'),
  one('a mother tongue', 'German (basic)', 'German (native)'),
  one('a language', spoken, `${spoken}, French (fluent)`),
  one('a certificate', '{Certified Scrum Product Owner}', '{Certified Kubernetes Administrator}'),
  one('years', 'with seven years', 'with twelve years'),
  one('a promotion', orders, 'Promoted twice for the answers to the support team about failed orders.'),
  one(
    'a new line',
    `${report}`,
    `${report}\n  \\item Designed the disaster plan of the data center with the security office.`,
  ),
  one(
    'an honor',
    interns,
    'Award-winning mentor: helped two interns with code reviews and wrote the guide for new colleagues.',
  ),
]

/** In another language than the resume: a translation, or what looks like one. */
export const otherLanguageFabrications: readonly ProposalCase[] = [
  one('German: a number grows', refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 120 Händler nutzen.'),
  one(
    'German: a number in words',
    interns,
    'Half zwölf Praktikanten bei den Code-Reviews und schrieb die Anleitung für neue Kollegen.',
  ),
  one(
    'German: leading',
    interns,
    'Leitete zwei Praktikanten und die Code-Reviews und schrieb die Anleitung für neue Kollegen.',
  ),
  one('German: a tool', refund, 'Entwickelte einen Rückerstattungsdienst in Kubernetes, den 12 Händler nutzen.'),
  one(
    'German: a sentence more',
    report,
    `${report}\n  \\item Leitete die Abteilung und war für das Budget der ganzen Firma verantwortlich.`,
  ),
  one(
    'German: a modest sentence more',
    report,
    `${report}\n  \\item Schrieb die Dokumentation der Schnittstellen für die Partner und hielt sie aktuell.`,
  ),
  one('German: a level', spoken, 'Englisch (Muttersprache), Spanisch (C1), Deutsch (Grundkenntnisse)'),
  one('German: fluent', spoken, 'Englisch (Muttersprache), Spanisch (B1), Deutsch (fließend)'),
  one('German: levels exchanged', spoken, 'Englisch (Grundkenntnisse), Spanisch (B1), Deutsch (Muttersprache)'),
  one(
    'German: seniority in the summary',
    summary,
    'Leitende Backend-Ingenieurin mit sieben Jahren Erfahrung im Zahlungsverkehr. Ich mag kleine Dienste und klare Protokolle.',
  ),
  one(
    'German: years',
    summary,
    'Backend-Ingenieurin mit zehn Jahren Erfahrung im Zahlungsverkehr. Ich mag kleine Dienste und klare Protokolle.',
  ),
  {
    title: 'German: a title',
    edits: [
      ['{Software Engineer}', '{Leitende Softwareingenieurin}'],
      [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
    ],
  },
  {
    title: 'German: an employer',
    edits: [
      ['{Software Engineer}{Northwind Payments}', '{Softwareingenieurin}{Siemens}'],
      [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
    ],
  },
  {
    title: 'German: a profession',
    edits: [
      ['{Software Engineer}', '{Chirurgin}'],
      [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
    ],
  },
  {
    title: 'German: dates',
    edits: [
      [
        '{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}',
        '{Softwareingenieurin}{Northwind Payments}{Portland, OR}{März 2018 – heute}',
      ],
      [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
    ],
  },
  {
    title: 'German: a degree',
    edits: [
      ['{B.S. in Computer Science}', '{Master in Informatik}'],
      [
        summary,
        'Backend-Ingenieurin mit sieben Jahren Erfahrung im Zahlungsverkehr. Ich mag kleine Dienste und klare Protokolle.',
      ],
    ],
  },
  one('French: a number grows', report, 'Réduction du temps du rapport de nuit de 90 à 5 minutes.'),
  one('French: percent', report, 'Réduction de 90 \\% du temps du rapport de nuit, de 90 à 25 minutes.'),
  one('French: leading', orders, "Direction de l'équipe de support pour les questions sur les commandes échouées."),
  one(
    'French: a name',
    ferries,
    'Maintenance des pages de réservation de 3 lignes de ferry pour Air France avec Django.',
  ),
  one(
    'French: certified',
    orders,
    "Réponse certifiée aux questions de l'équipe de support sur les commandes échouées.",
  ),
  one('French: a level', spoken, 'Anglais (langue maternelle), espagnol (courant), allemand (notions)'),
  {
    title: 'French: a doctorate',
    edits: [
      ['{B.S. in Computer Science}', '{Doctorat en informatique}'],
      [
        summary,
        'Ingénieure backend avec sept ans d’expérience dans les paiements. J’aime les petits services et les journaux clairs.',
      ],
    ],
  },
  one('Spanish: a number grows', ferries, 'Mantenimiento de las páginas de reserva de 30 líneas de ferry en Django.'),
  one(
    'Spanish: leading',
    interns,
    'Lideré a dos becarias en las revisiones de código y escribí la guía para los nuevos colegas.',
  ),
  one(
    'Spanish: a tool',
    orders,
    'Respuestas a las preguntas del equipo de soporte sobre los pedidos fallidos con Terraform.',
  ),
  one('Spanish: a language more', spoken, 'Inglés (nativo), español (B1), alemán (básico), francés (fluido)'),
  one(
    'Spanish: director',
    summary,
    'Directora de ingeniería con siete años de experiencia en pagos. Me gustan los servicios pequeños y los registros claros.',
  ),
  {
    title: 'Spanish: a title',
    edits: [
      ['{Junior Developer}', '{Desarrolladora sénior}'],
      [ferries, 'Mantenimiento de las páginas de reserva de 3 líneas de ferry en Django.'],
    ],
  },
  one(
    'German, in thousands',
    refund,
    'Entwickelte einen Rückerstattungsdienst in Python, den 12 Tausend Händler nutzen.',
  ),
  {
    title: 'mixed: one line translated, one English line made up',
    edits: [
      [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
      [report, 'Cut the time of the nightly report by 95\\% and saved the company a lot of money.'],
    ],
  },
  {
    title: 'mixed: an English claim inside a translated line',
    edits: [
      [
        refund,
        'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen, and led the team of engineers.',
      ],
    ],
  },
]

/** In a resume of two languages: what is in one of them is no translation of the other. */
export const bilingualFabrications: readonly ProposalCase[] = [
  one('German stays German, with another number', 'mit sieben Jahren', 'mit zwölf Jahren'),
  one(
    'German stays German, and leads',
    'Beantwortete die Fragen des Supports zu fehlgeschlagenen Bestellungen und schrieb eine Anleitung.',
    'Leitete den Support und das Team für die Bestellungen und schrieb das Konzept der Abteilung.',
  ),
  one('English stays English', '12 merchants', '120 merchants'),
  one(
    'a German line more',
    'in Django.',
    'in Django.\n  \\item Führte die Verhandlungen mit den Reedereien und gewann den Auftrag der Stadt.',
  ),
]
