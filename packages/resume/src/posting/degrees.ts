// Degrees by level, in postings and in resumes.

/** From the lowest. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctor'] as const
export type DegreeLevel = (typeof degreeLevels)[number]

/** How postings and resumes name them. Not global: `exec` finds the first. */
export const degreeNames: Readonly<Record<DegreeLevel, RegExp>> = {
  school: /\b(?:high[- ]school (?:diploma|graduate|degree|education)|GED|A[- ]levels|Abitur|Matura|baccalaur[eé]at)\b/i,
  associate: /\b(?:associate(?:['’]?s)?(?: (?:degree|of|in)\b)|HND|foundation degree)|\b(?:AAS|A\.A\.S\.)(?!\p{L})/iu,
  bachelor:
    /\b(?:bachelor(?:['’]?s)?|baccalaureate|undergraduate degree|college degree|university degree|four[- ]year degree|licenciatura|licence (?:en|de|professionnelle|universitaire))\b|(?<!\p{L})(?:B\.? ?S\.?c?\.?(?:N\.?)?|B\.? ?A\.?|B\.? ?Eng\.?|BBA|LL\.?B\.?|BFA|B\.? ?Tech\.?|B\.? ?Ed\.?)(?=[ ,./)]|$)(?=.{0,40}(?:degree|in |,|\/|\)|$))/iu,
  master:
    /\b(?:master(?:['’]?s| of (?:science|arts|business|engineering|education|law|public|social|fine|nursing))|graduate degree|advanced degree|postgraduate degree)\b(?! (?:electrician|plumber))|(?<!\p{L})(?:M\.? ?S\.?c\.?|MBA|M\.? ?Eng\.?|M\.? ?Ed\.?|LL\.?M\.?|MFA|MPH|MSW|MSN)(?=[ ,./)]|$)/iu,
  doctor: /\b(?:ph\.? ?d\.?|doctora(?:te|l)(?: degree)?|doctor of \p{L}+|J\.?D\.?(?= degree)|M\.D\.)(?!\p{L})/iu,
}

/** Each level that the text names. */
export const levelsIn = (text: string): DegreeLevel[] => degreeLevels.filter((level) => degreeNames[level].test(text))

export const isAtLeast = (level: DegreeLevel, asked: DegreeLevel): boolean =>
  degreeLevels.indexOf(level) >= degreeLevels.indexOf(asked)
