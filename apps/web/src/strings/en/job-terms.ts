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
  failed: 'The terms could not be worked out just now. They are tried again when your text changes.',
  empty: {
    title: 'Hold your resume against a job.',
    body: 'Paste a job description to see which of its terms your resume shows, and where. It is worked out on your device and costs no credits.',
  },
  posting: {
    field: 'Job description',
    edit: 'Edit job description',
    save: 'Use this job description',
    cancel: 'Cancel',
    missing: 'Please paste a job description first',
    nothing: 'This job description names no terms that could be looked for.',
    allIgnored: 'Every term of this job description is ignored.',
  },
  highlight: 'Highlight in the text',
  share: {
    heading: 'What your resume shows of it',
    percent,
    of: 'of what the job description asks for',
    sum: ({ shown, listed, all }: { shown: number; listed: number; all: number }, { credits }: Formula) =>
      `(shown ${plain(shown)} × ${credits.proven} + only listed ${plain(listed)} × ${credits.listed}) ÷ all ${plain(all)} = ${percent((shown * credits.proven + listed * credits.listed) / all)}`,
    how: ({ weights, credits }: Formula) =>
      `A term weighs ${weights.must} as a must, ${weights.title} in the title, ${weights.nice} as nice to have and ${weights.other} elsewhere. It counts ${credits.proven} where it is shown in what you have done, ${credits.listed} where it is only listed, 0 otherwise. No term counts twice.`,
  },
  groups: { must: 'Must have', nice: 'Nice to have', title: 'Title', other: 'Other terms' },
  present: (present: number, all: number) => `${present} of ${all} in this document`,
  states: {
    proven: (line: number) => `Shown – line ${line}`,
    listed: (line: number) => `Listed only – line ${line}`,
    known: 'In your form, not in this document',
    gap: 'Gap',
  },
  moreLine: (line: number) => `line ${line}`,
  moreLines: (count: number) => `and ${count} more`,
  ask: 'Ask the assistant',
  askAbout: (term: string) => `Ask the assistant about ${term}`,
  /** What the person goes on to write. */
  question: (term: string) => `I have used ${term}: `,
  ignore: 'Ignore',
  ignoreTerm: (term: string) => `Ignore ${term}`,
  ignored: (count: number) => `Ignored (${count}) – bring back`,
  ignoredNow: (term: string) => `${term} is ignored.`,
  backNow: (term: string) => `${term} is back.`,
  allBackNow: 'All are back.',
  bringBack: 'Bring back',
  bringBackTerm: (term: string) => `Bring back ${term}`,
  bringAllBack: 'Bring all back',
} as const
