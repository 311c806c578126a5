// Labels of a table of labels and values, as Europass has them: what each says that its value is.
import { plainWords } from '@galley/resume/text/plain-words'

export type ValueLabel = 'dates' | 'post' | 'employer' | 'degree' | 'school' | 'text' | 'other'

const labels: readonly (readonly [ValueLabel, string])[] = [
  [
    'dates',
    'dates, date, dates from to, period, zeitraum, datum, daten, dates de a, periode, date da a, data, fechas, fecha, periodo, datas, period od do, daty, okres, tarih, tarihler, даты, период',
  ],
  [
    'post',
    `occupation or position held, position, position held, job title, title, role, beruf oder funktion, funktion, tatigkeit, position funktion, fonction ou poste occupe,
    poste, poste occupe, lavoro o posizione ricoperti, posizione, ruolo, tipo di impiego, cargo, puesto, profesion o cargo desempenado, funcao, funcao ou cargo ocupado, stanowisko,
    zajmowane stanowisko, pozice, functie, befattning, pozisyon, gorev, должность, посада`,
  ],
  [
    'employer',
    `name and address of employer, employer, company, organisation, organization, arbeitgeber, name und adresse des arbeitgebers, firma, unternehmen, employeur,
    nom et adresse de l employeur, entreprise, nome e indirizzo del datore di lavoro, datore di lavoro, azienda, empresa, empleador, nombre y direccion del empleador, empregador,
    nome e endereco do empregador, pracodawca, nazwa i adres pracodawcy, zamestnavatel, werkgever, arbetsgivare, isveren, работодатель, роботодавець`,
  ],
  [
    'degree',
    `title of qualification awarded, qualification, qualification awarded, degree, bezeichnung der erworbenen qualifikation, abschluss, intitule du certificat ou diplome delivre, diplome,
    titolo della qualifica rilasciata, qualifica conseguita, titolo di studio, titulo de la cualificacion obtenida, titulo, titulacion, designacao da qualificacao atribuida, uzyskane kwalifikacje,
    tytul, квалификация`,
  ],
  [
    'school',
    `name and type of organisation providing education and training, name and type of organisation, school, university, institution,
    name und art der bildungs oder ausbildungseinrichtung, schule, hochschule, nom et type de l etablissement d enseignement ou de formation, etablissement,
    nome e tipo d organizzazione erogatrice dell istruzione e formazione, nome e tipo di istituto di istruzione o formazione, nome e tipo di istituto di istruzione formazione, istituto, centro, nombre y tipo del centro de formacion,
    nome e tipo da organizacao de ensino ou formacao, szkola, uczelnia, учебное заведение`,
  ],
  [
    'text',
    `main activities and responsibilities, main activities, activities, responsibilities, tatigkeiten und zustandigkeiten, wichtigste tatigkeiten und zustandigkeiten, aufgaben,
    principales activites et responsabilites, activites, principali attivita e responsabilita, principali mansioni e responsabilita, mansioni, principales actividades y responsabilidades, funciones,
    principais atividades e responsabilidades, glowne obowiazki, obowiazki, обязанности`,
  ],
  [
    'other',
    `type of business or sector, sector, branche, tatigkeitsbereich oder branche, secteur, type ou secteur d activite, tipo di attivita o settore, tipo di azienda o settore, settore,
    tipo de empresa o sector, sector de actividad, tipo de empresa ou sector, rodzaj dzialalnosci lub sektor, level in national or international classification, level, niveau, livello,
    principal subjects occupational skills covered, principal subjects, hauptfacher, livello nella classificazione nazionale o internazionale, nivel en la clasificacion nacional o internacional`,
  ],
]

const kinds = new Map(
  labels.flatMap(([kind, texts]) => texts.split(/,\s+/).map((text) => [plainWords(text), kind] as const)),
)
export const fieldLabelOf = (text: string): ValueLabel | undefined =>
  text.length < 80 ? kinds.get(plainWords(text)) : undefined
