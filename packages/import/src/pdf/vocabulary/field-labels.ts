// Labels of a table of labels and values, as Europass has them: what each says that its value is.
import { labelKey } from './label-key.ts'

export type ValueLabel = 'dates' | 'post' | 'employer' | 'degree' | 'school' | 'text' | 'other'

const labels: readonly (readonly [ValueLabel, string])[] = [
  [
    'dates',
    `dates, date, dates from to, period, zeitraum, datum, daten, dates de a, periode, date da a, data, fechas, fecha, periodo, datas, period od do, daty, okres, tarih, tarihler, даты,
    период, perioada, datumi, data od do, datoer`,
  ],
  [
    'post',
    `occupation or position held, position, position held, job title, title, role, beruf oder funktion, funktion, tatigkeit, position funktion, fonction ou poste occupe, poste,
    poste occupe, lavoro o posizione ricoperti, posizione, ruolo, tipo di impiego, cargo, puesto, profesion o cargo desempenado, funcao, funcao ou cargo ocupado, stanowisko,
    zajmowane stanowisko, pozice, functie, befattning, pozisyon, gorev, должность, посада, zawod lub zajmowane stanowisko, functie of beroep, beroep of functie,
    functia sau postul ocupat, fonction et poste occupe, principal occupation, desired employment, zaměstnání nebo pracovní zařazení, yrke eller befattning, stilling`,
  ],
  [
    'employer',
    `name and address of employer, employer, company, organisation, organization, arbeitgeber, name und adresse des arbeitgebers, firma, unternehmen, employeur,
    nom et adresse de l employeur, entreprise, nome e indirizzo del datore di lavoro, datore di lavoro, azienda, empresa, empleador, nombre y direccion del empleador, empregador,
    nome e endereco do empregador, pracodawca, nazwa i adres pracodawcy, zamestnavatel, werkgever, arbetsgivare, isveren, работодатель, роботодавець,
    nombre y direccion de la empresa o empleador, nome e morada do empregador, naam en adres van de werkgever, numele si adresa angajatorului, employer s name and locality,
    jmeno a adresa zamestnavatele, arbetsgivarens namn och adress, az munkaltato neve és cime`,
  ],
  [
    'degree',
    `title of qualification awarded, qualification, qualification awarded, degree, bezeichnung der erworbenen qualifikation, abschluss, intitule du certificat ou diplome delivre,
    diplome, titolo della qualifica rilasciata, qualifica conseguita, titolo di studio, titulo de la cualificacion obtenida, titulo, titulacion, designacao da qualificacao atribuida,
    uzyskane kwalifikacje, tytul, квалификация, uzyskany tytul lub kwalifikacje, uzyskany tytul lub uzyskane kwalifikacje, cualificacion obtenida, kwalificatie diploma,
    naam van het behaalde certificaat of diploma, calificarea diploma obtinuta, intitule de la qualification obtenue, titulo obtenido`,
  ],
  [
    'school',
    `name and type of organisation providing education and training, name and type of organisation, school, university, institution,
    name und art der bildungs oder ausbildungseinrichtung, schule, hochschule, nom et type de l etablissement d enseignement ou de formation, etablissement,
    nome e tipo d organizzazione erogatrice dell istruzione e formazione, nome e tipo di istituto di istruzione o formazione, nome e tipo di istituto di istruzione formazione,
    istituto, centro, nombre y tipo del centro de formacion, nome e tipo da organizacao de ensino ou formacao, szkola, uczelnia, учебное заведение,
    nazwa i rodzaj instytucji edukacyjnej, nazwa i rodzaj instytucji edukacyjnej szkoleniowej, nombre y tipo de la organizacion que ha impartido la educacion o la formacion,
    nombre y tipo del centro de estudios, naam en soort onderwijs of opleidingsinstelling, numele si tipul institutiei de invatamant furnizorului de formare,
    nome e tipo d organizzazione erogatrice dell istruzione formazione, name and type of organisation providing education training, education provider`,
  ],
  [
    'text',
    `main activities and responsibilities, main activities, activities, responsibilities, tatigkeiten und zustandigkeiten, wichtigste tatigkeiten und zustandigkeiten, aufgaben,
    principales activites et responsabilites, activites, principali attivita e responsabilita, principali mansioni e responsabilita, mansioni,
    principales actividades y responsabilidades, funciones, principais atividades e responsabilidades, glowne obowiazki, obowiazki, обязанности, glowne czynnosci i obowiazki,
    funciones y responsabilidades principales, principais actividades e responsabilidades, voornaamste activiteiten en verantwoordelijkheden,
    activitati si responsabilitati principale, wichtigste tatigkeiten und verantwortlichkeiten`,
  ],
  [
    'other',
    `type of business or sector, sector, branche, tatigkeitsbereich oder branche, secteur, type ou secteur d activite, tipo di attivita o settore, tipo di azienda o settore, settore,
    tipo de empresa o sector, sector de actividad, tipo de empresa ou sector, rodzaj dzialalnosci lub sektor, level in national or international classification, level, niveau,
    livello, principal subjects occupational skills covered, principal subjects, hauptfacher, livello nella classificazione nazionale o internazionale,
    nivel en la clasificacion nacional o internacional, type d activite ou secteur, tipo de empresa ou setor, soort bedrijf of sector, tipul activitatii sau sectorul de activitate,
    business or sector, hauptfacher berufliche fahigkeiten, principales matieres competences professionnelles couvertes, principales materias o capacidades ocupacionales estudiadas,
    principali tematiche competenze professionali possedute, principali tematiche competenze professionali acquisite, principais disciplinas competencias profissionais,
    glowne przedmioty umiejetnosci zawodowe, voornaamste vakken beroepsvaardigheden, disciplinele principale studiate competente profesionale dobandite,
    principal subjects occupational skills, stufe der nationalen oder internationalen klassifikation, niveau dans la classification nationale ou internationale,
    nivel conforme a una clasificacion nacional o internacional, nivel segundo a classificacao nacional ou internacional, poziom w klasyfikacji krajowej lub miedzynarodowej,
    nivelul in clasificarea nationala sau internationala`,
  ],
]

/** Heads of columns alone: elsewhere they are words of other things. */
export type ColumnLabel = ValueLabel | 'place' | 'end'
const heads: readonly (readonly [ColumnLabel, string])[] = [
  [
    'dates',
    `year, years, year of passing, passing year, year of completion, duration, from, from to, zeitraum von bis, jahr, annee, anno, ano, ano de conclusao, rok, lata, yil, год, годы, годы работы,
    период работы, год окончания, рік, 기간, 근무기간, 재직기간, 재학기간, 복무기간, 취득일, 취득일자, 응시일, 期间, 时间, 起止时间, 起止年月, 就读时间, 工作时间, 期間, 在籍期間, 年月, 年月日`,
  ],
  [
    'employer',
    `name of employer, name of company, company name, organisation name, organization name, place of work, place of employment, место работы, наименование организации, организация, компания,
    місце роботи, 회사명, 회사, 근무처, 직장명, 군별, 会社名, 勤務先, 公司, 公司名称, 单位, 单位名称, 工作单位`,
  ],
  [
    'post',
    `designation, post, post held, rank, job, должность и обязанности, 직위, 직책, 직급, 계급, 담당직무, 役職, 職種, 职位, 岗位, 职务`,
  ],
  [
    'school',
    `institute, name of institution, name of institute, name of school, school college, school university, college, college university, board university, university board,
    institution university, учебное заведение, наименование учебного заведения, 학교명, 학교, 학교 이름, 学校名, 学校, 学校名称, 院校, 毕业院校`,
  ],
  [
    'degree',
    `course, courses, examination, exam, examination passed, qualification degree, programme, program, degree certificate, specialization, major, специальность, 전공, 학과, 학위, 専攻, 専門, 专业, 学历, 学位`,
  ],
  [
    'text',
    `job description, duties, key responsibilities, обязанности и достижения, 담당업무, 업무내용, 직무내용, 주요업무, 業務内容, 職務内容, 工作内容, 主要职责, 职责`,
  ],
  [
    'other',
    `board, percentage, percentage of marks, marks, marks obtained, cgpa, gpa, cgpa percentage, grade, class, division, department, remarks, no, sl no, sr no, s no, note, grad,
    отдел, оценка, 부서, 구분, 병역구분, 학점, 비고, 部署, 部门, 備考, 备注, 成绩`,
  ],
  [
    'place',
    `location, place, city, town, ort, lieu, ville, luogo, lugar, ciudad, cidade, miejsce, место, город, місто, 소재지, 地点, 所在地, 勤務地`,
  ],
  ['end', `to, till, until, bis, jusqu a, hasta, até, fino a, do, tot, по, до`],
]
const kindsOfHeads = new Map(
  heads.flatMap(([kind, texts]) => texts.split(/,\s+/).map((text) => [labelKey(text), kind] as const)),
)
export const columnLabelOf = (text: string): ColumnLabel | undefined =>
  text.length < 40 ? (kindsOfHeads.get(labelKey(text)) ?? fieldLabelOf(text)) : undefined

const kinds = new Map(
  labels.flatMap(([kind, texts]) => texts.split(/,\s+/).map((text) => [labelKey(text), kind] as const)),
)
export const fieldLabelOf = (text: string): ValueLabel | undefined =>
  text.length < 80 ? kinds.get(labelKey(text)) : undefined
