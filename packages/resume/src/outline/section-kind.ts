// Which kind of section a heading names, in the languages that resumes come in here.

export const sectionKinds = [
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/**
 * Words of headings, without accents and in lower case: English, German, French, Spanish, Italian, Portuguese. The
 * first kind that fits is it.
 */
const words: readonly (readonly [SectionKind, readonly string[]])[] = [
  ['skills', ['programming', 'languages and frameworks', 'languages and tools', 'languages and technologies']],
  [
    'volunteering',
    [
      'volunteer',
      'volunteering',
      'volunteer experience',
      'community',
      'ehrenamt',
      'ehrenamtlich',
      'engagement',
      'benevolat',
      'voluntariado',
      'volontariato',
      'voluntario',
      'volontario',
    ],
  ],
  [
    'publications',
    [
      'publications',
      'publication',
      'papers',
      'patents',
      'publikationen',
      'veroffentlichungen',
      'publicaciones',
      'pubblicazioni',
      'publicacoes',
    ],
  ],
  [
    'certifications',
    [
      'certifications',
      'certification',
      'certificates',
      'certificate',
      'licenses',
      'licences',
      'licensure',
      'zertifikate',
      'zertifizierungen',
      'certificats',
      'certificaciones',
      'certificazioni',
      'certificacoes',
      'certificados',
      'courses',
      'training',
      'weiterbildung',
    ],
  ],
  [
    'awards',
    [
      'awards',
      'award',
      'honors',
      'honours',
      'achievements',
      'scholarships',
      'prizes',
      'distinctions',
      'auszeichnungen',
      'preise',
      'prix',
      'premios',
      'premi',
      'riconoscimenti',
      'reconocimientos',
    ],
  ],
  [
    'projects',
    ['projects', 'project', 'projekte', 'projets', 'proyectos', 'progetti', 'projetos', 'open source', 'side projects'],
  ],
  ['languages', ['languages', 'language', 'sprachen', 'sprachkenntnisse', 'langues', 'idiomas', 'lingue']],
  [
    'experience',
    [
      'experience',
      'experiences',
      'employment',
      'work',
      'career',
      'internships',
      'positions',
      'appointments',
      'research',
      'berufserfahrung',
      'erfahrung',
      'berufspraxis',
      'werdegang',
      'praktika',
      'experiencia',
      'esperienza',
      'esperienze',
      'experiencias',
      'emplois',
    ],
  ],
  [
    'education',
    [
      'education',
      'academic',
      'studies',
      'ausbildung',
      'bildung',
      'studium',
      'formation',
      'formations',
      'etudes',
      'educacion',
      'formacion',
      'istruzione',
      'formazione',
      'educacao',
      'formacao',
      'qualifications',
      'coursework',
    ],
  ],
  [
    'skills',
    [
      'skills',
      'skill',
      'technologies',
      'competencies',
      'competences',
      'expertise',
      'tools',
      'proficiencies',
      'kenntnisse',
      'fahigkeiten',
      'kompetenzen',
      'competencias',
      'habilidades',
      'competenze',
      'aptitudes',
      'abilities',
      'strengths',
      'fertigkeiten',
    ],
  ],
  [
    'summary',
    [
      'summary',
      'profile',
      'objective',
      'about',
      'overview',
      'statement',
      'profil',
      'kurzprofil',
      'zusammenfassung',
      'resume',
      'perfil',
      'resumen',
      'profilo',
      'sommario',
      'resumo',
      'a propos',
      'uber mich',
      'objectif',
      'objetivo',
      'obiettivo',
    ],
  ],
]

const tables = words.map(([kind, all]) => [kind, new Set(all)] as const)

/** Of a heading as a reader sees it. `other` where its words are unknown. */
export function sectionKind(heading: string): SectionKind {
  const plain = plainWords(heading)
  const whole = tables.find(([, all]) => all.has(plain.join(' ')))
  if (whole) return whole[0]
  const pairs = plain.map((word, index) => `${word} ${plain[index + 1] ?? ''}`)
  const found = tables.find(([, all]) => plain.some((word) => all.has(word)) || pairs.some((pair) => all.has(pair)))
  return found?.[0] ?? 'other'
}

const plainWords = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
