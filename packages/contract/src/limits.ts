// Sizes that client and server both know. Characters are UTF-16 code units, bytes are UTF-8.
export const limits = {
  titleChars: 200,
  searchChars: 200,
  latexBytes: 512 * 1024,
  jobDescriptionChars: 50_000,
  /** One line of the form: a name, a company, an address. */
  lineChars: 300,
  urlChars: 2_000,
  /** One text area of the form. */
  textChars: 10_000,
  /** Items in one list of the form. */
  listItems: 100,
  resumesPerUser: 200,
  /** Versions that are thinned out as they age; beyond that the oldest goes. Named ones stay. */
  versionsPerResume: 1_000,
  namedVersionsPerResume: 100,
  versionNameChars: 100,
  /** All texts of one account: resumes, those in the trash, versions and conversations. */
  accountBytes: 50 * 1024 * 1024,
  ignoredTerms: 500,
  ignoredTermChars: 200,
  ignoredFindings: 1_000,
  ignoredFindingChars: 120,
  chatMessageChars: 8_000,
  /** Of the text that a message is about. */
  selectionChars: 8_000,
  selectedWordsChars: 300,
  /** Of the words in doubt that a message answers a question about. */
  claimChars: 300,
  /** Of a corrected fact. */
  factChars: 1_000,
  changeLineChars: 200,
  changeReasonChars: 120,
  changeWordingChars: 600,
  changeWordings: 2,
  /** A resume has ten thousand; each word of what the assistant gets is looked at. */
  chatLatexBytes: 64 * 1024,
  chatImageBytes: 5 * 1024 * 1024,
  chatPdfBytes: 10 * 1024 * 1024,
  /** Beside its LaTeX: a class, a photo, sources. */
  filesPerResume: 20,
  /** Of all files of one resume. */
  resumeFilesBytes: 5 * 1024 * 1024,
  resumeFileNameChars: 120,
  documentsPerResume: 50,
  /** Of a letter's addressee: a few lines. */
  recipientChars: 1_000,
  letterChars: 20_000,
  stories: 40,
  storyPartChars: 2_000,
  linkedInHeadlineChars: 220,
  linkedInAboutChars: 2_600,
  importBytes: 10 * 1024 * 1024,
  fileNameChars: 200,
  passwordMinChars: 6,
  /** As in Supabase Auth: longer ones are refused, never cut. */
  passwordMaxBytes: 72,
  emailChars: 254,
  fullNameChars: 200,
} as const

/** Data within its limits may still make a text that is beyond those of one. */
export const isLatexTooLong = (latex: string): boolean => new TextEncoder().encode(latex).length > limits.latexBytes

export const defaultTitle = 'Untitled Resume'
