// What sections are called, in several languages and in people's own words.
const list = (text: string) => text.trim().split(/\s*\|\s*/)

export type GeneratedSection =
  | 'summary'
  | 'experience'
  | 'education'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'hobbies'
  | 'references'
  | 'contact'
  | 'volunteering'

export const headingPool: Readonly<Record<GeneratedSection, readonly string[]>> = {
  summary: list(
    `Summary | Profile | About me | Professional Summary | Objective | Profil | Zusammenfassung | Résumé | Perfil | Sobre mí | Who I Am`,
  ),
  experience: list(
    `Experience | Work Experience | Professional Experience | Employment History | Work History | Employment | Berufserfahrung | Expérience professionnelle | Experiencia laboral | Esperienza | Werkervaring | Erfarenhet | Career | Where I worked | Positions Held`,
  ),
  education: list(
    `Education | Academic Background | Studies | Ausbildung | Formation | Formación académica | Istruzione | Opleiding | Utbildning | Schools`,
  ),
  projects: list(
    `Projects | Selected Projects | Side Projects | Projekte | Projets | Proyectos | Personal Projects | Things I built`,
  ),
  skills: list(
    `Skills | Technical Skills | Programming Skills | Core Competencies | Kenntnisse | Compétences | Habilidades | Skills & Tools | Expertise | Toolbox`,
  ),
  languages: list(`Languages | Sprachen | Langues | Idiomas | Language Skills`),
  certifications: list(
    `Certifications | Certificates | Licenses & Certifications | Zertifikate | Certificaciones | Courses`,
  ),
  awards: list(`Awards | Honors & Awards | Achievements | Auszeichnungen | Distinctions | Honours`),
  publications: list(`Publications | Selected Publications | Publikationen | Papers | Peer-reviewed articles`),
  hobbies: list(`Interests | Hobbies | Interessen | Centres d'intérêt | Free time`),
  references: list(`References | Referees | Referenzen | Références`),
  contact: list(`Contact | Contact Details | Kontakt | Links | Profiles`),
  volunteering: list(`Volunteering | Volunteer Experience | Community Work | Ehrenamt | Bénévolat`),
}
