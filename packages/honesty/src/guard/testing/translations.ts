// For tests only: the resume of two-languages.ts in other languages, translated honestly.
import type { ProposalCase } from './proposals.ts'
import { ferries, interns, orders, refund, report, spoken, summary } from './two-languages.ts'

const inGerman: ProposalCase['edits'] = [
  ['\\section{Summary}', '\\section{Profil}'],
  [
    summary,
    'Backend-Ingenieurin mit sieben Jahren Erfahrung im Zahlungsverkehr. Ich mag kleine Dienste und klare Protokolle.',
  ],
  ['\\section{Experience}', '\\section{Berufserfahrung}'],
  [
    '{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}',
    '{Softwareingenieurin}{Northwind Payments}{Portland, OR}{März 2021 – heute}',
  ],
  [refund, 'Entwickelte einen Rückerstattungsdienst in Python, den 12 Händler nutzen.'],
  [report, 'Verkürzte die Dauer des nächtlichen Berichts von 90 auf 25 Minuten.'],
  [interns, 'Half zwei Praktikanten bei Code-Reviews und schrieb die Anleitung für neue Kollegen.'],
  [
    '{Junior Developer}{Harbor Labs}{Seattle, WA}{Jun 2017 – Feb 2021}',
    '{Junior-Entwicklerin}{Harbor Labs}{Seattle, WA}{Juni 2017 – Feb. 2021}',
  ],
  [ferries, 'Betreute die Buchungsseiten von 3 Fährlinien in Django.'],
  [orders, 'Beantwortete Fragen des Supports zu fehlgeschlagenen Bestellungen.'],
  ['\\section{Education}', '\\section{Ausbildung}'],
  ['{B.S. in Computer Science}', '{Bachelor in Informatik}'],
  ['\\section{Skills}', '\\section{Kenntnisse}'],
  ['\\skills[Languages]', '\\skills[Programmiersprachen]'],
  ['\\skills[Tools]', '\\skills[Werkzeuge]'],
  ['\\section{Certifications}', '\\section{Zertifikate}'],
  ['\\section{Languages}', '\\section{Sprachen}'],
  [spoken, 'Englisch (Muttersprache), Spanisch (B1), Deutsch (Grundkenntnisse)'],
]
const inFrench: ProposalCase['edits'] = [
  ['\\section{Summary}', '\\section{Profil}'],
  [
    summary,
    'Ingénieure backend avec sept ans d’expérience dans les paiements. J’aime les petits services et les journaux clairs.',
  ],
  ['\\section{Experience}', '\\section{Expérience}'],
  [
    '{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}',
    '{Ingénieure logiciel}{Northwind Payments}{Portland, OR}{mars 2021 – aujourd’hui}',
  ],
  [refund, 'Création d’un service de remboursement en Python, utilisé par 12 commerçants.'],
  [report, 'Réduction du temps du rapport de nuit de 90 à 25 minutes.'],
  [interns, 'Aide à deux stagiaires lors des revues de code et rédaction du guide pour les nouveaux collègues.'],
  [
    '{Junior Developer}{Harbor Labs}{Seattle, WA}{Jun 2017 – Feb 2021}',
    '{Développeuse junior}{Harbor Labs}{Seattle, WA}{juin 2017 – févr. 2021}',
  ],
  [ferries, 'Maintenance des pages de réservation de 3 lignes de ferry en Django.'],
  [orders, 'Réponses aux questions de l’équipe de support sur les commandes échouées.'],
  ['\\section{Education}', '\\section{Formation}'],
  ['{B.S. in Computer Science}', '{Licence en informatique}'],
  ['\\section{Skills}', '\\section{Compétences}'],
  ['\\skills[Languages]', '\\skills[Langages]'],
  ['\\skills[Tools]', '\\skills[Outils]'],
  ['\\section{Languages}', '\\section{Langues}'],
  [spoken, 'Anglais (langue maternelle), espagnol (B1), allemand (notions)'],
]
const inSpanish: ProposalCase['edits'] = [
  ['\\section{Summary}', '\\section{Perfil}'],
  [
    summary,
    'Ingeniera de backend con siete años de experiencia en pagos. Me gustan los servicios pequeños y los registros claros.',
  ],
  ['\\section{Experience}', '\\section{Experiencia}'],
  [
    '{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}',
    '{Ingeniera de software}{Northwind Payments}{Portland, OR}{marzo de 2021 – actualidad}',
  ],
  [refund, 'Creación de un servicio de reembolsos en Python que usan 12 comercios.'],
  [report, 'Reducción del tiempo del informe nocturno de 90 a 25 minutos.'],
  [interns, 'Ayuda a dos becarias con las revisiones de código y redacción de la guía para los nuevos colegas.'],
  [
    '{Junior Developer}{Harbor Labs}{Seattle, WA}{Jun 2017 – Feb 2021}',
    '{Desarrolladora júnior}{Harbor Labs}{Seattle, WA}{junio de 2017 – feb. de 2021}',
  ],
  [ferries, 'Mantenimiento de las páginas de reserva de 3 líneas de ferry en Django.'],
  [orders, 'Respuestas a las preguntas del equipo de soporte sobre los pedidos fallidos.'],
  ['\\section{Education}', '\\section{Formación}'],
  ['{B.S. in Computer Science}', '{Grado en Informática}'],
  ['\\section{Languages}', '\\section{Idiomas}'],
  [spoken, 'Inglés (nativo), español (B1), alemán (básico)'],
]

/** The whole resume, a part of it, and back again. */
export const translations: readonly ProposalCase[] = [
  { title: 'into German', edits: inGerman },
  { title: 'into French', edits: inFrench },
  { title: 'into Spanish', edits: inSpanish },
  { title: 'the summary into German', edits: inGerman.slice(0, 2) },
  { title: 'a post into French', edits: inFrench.slice(3, 7) },
  { title: 'the languages into Spanish', edits: inSpanish.slice(-2) },
]
