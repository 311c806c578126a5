const percent = (share: number) => `${Math.round(share * 100)}%`
/** At most two digits after the point, and none that says nothing. */
const plain = (value: number) => String(Math.round(value * 100) / 100)

interface Formula {
  weights: Record<'must' | 'nice' | 'title' | 'other', number>
  credits: Record<'proven' | 'listed', number>
}

export const jobTerms = {
  title: 'Job terms',
  tabs: 'Chat and job terms',
  /** Where the tab that holds both is called AI Chat itself. */
  narrowChat: 'Chat',
  loading: 'Reading the job description',
  failed: 'The job terms couldn’t be analyzed. Galley will try again when your text changes.',
  empty: {
    title: 'Compare your resume with a job.',
    body: 'Paste a job description to see which of its terms your resume shows, and where. This runs on your device and costs no credits.',
  },
  posting: {
    field: 'Job description',
    edit: 'Edit job description',
    save: 'Use this job description',
    cancel: 'Cancel',
    missing: 'Please paste a job description first',
    nothing: 'No terms to look for were found in this job description.',
    allIgnored: 'You’ve ignored every term in this job description.',
  },
  highlight: 'Highlight in the text',
  share: {
    heading: 'How much of it your resume shows',
    percent,
    of: 'of what the job description asks for',
    sum: ({ shown, listed, all }: { shown: number; listed: number; all: number }, { credits }: Formula) =>
      `(shown ${plain(shown)} × ${credits.proven} + only listed ${plain(listed)} × ${credits.listed}) ÷ all ${plain(all)} = ${percent((shown * credits.proven + listed * credits.listed) / all)}`,
    how: ({ weights, credits }: Formula) =>
      `A must-have weighs ${weights.must}, a term in the title ${weights.title}, a nice-to-have ${weights.nice}, and any other ${weights.other}. It counts ${credits.proven} if your experience shows it, ${credits.listed} if it is only listed, and 0 otherwise. No term counts twice.`,
  },
  groups: { must: 'Must have', nice: 'Nice to have', title: 'Title', other: 'Other terms' },
  present: (present: number, all: number) => `${present} of ${all} in this document`,
  states: {
    proven: (line: number) => `Shown – line ${line}`,
    listed: (line: number) => `Listed only – line ${line}`,
    known: 'In your form, not in this document',
    gap: 'Gap',
  },
  yearsShown: (years: number) =>
    years === 0
      ? 'The dates of your jobs don’t show a whole year.'
      : `The dates of your jobs show about ${years} ${years === 1 ? 'year' : 'years'}.`,
  /** Names of which one would do. */
  either: (names: readonly string[]) => names.join(' or '),
  moreLine: (line: number) => `line ${line}`,
  moreLines: (count: number) => `and ${count} more`,
  ask: 'Ask the assistant',
  askAbout: (term: string) => `Ask the assistant about ${term}`,
  /** What the person goes on to write. */
  question: (term: string) => (term === '' ? 'I have used ' : `I have used ${term}: `),
  ignore: 'Ignore',
  ignoreTerm: (term: string) => `Ignore ${term}`,
  ignored: (count: number) => `Ignored (${count}) – bring back`,
  ignoredNow: (term: string) => `${term} is ignored.`,
  backNow: (term: string) => `${term} is back.`,
  allBackNow: 'All terms are back.',
  bringBack: 'Bring back',
  bringBackTerm: (term: string) => `Bring back ${term}`,
  bringAllBack: 'Bring all back',
} as const
