export const exporting = {
  /** Beside the button that downloads the PDF. */
  more: 'More formats',
  of: (title: string) => `Download ${title}`,
  formats: {
    pdf: 'PDF',
    docx: 'Word',
    tex: 'LaTeX (.zip)',
    json: 'JSON Resume',
    txt: 'Plain text',
  },
  foreignClass: 'Only for LaTeX that is written with Galley’s resume class.',
  notSaved: 'Your last changes could not be saved, so nothing was downloaded. Please try again.',
  unreachable: 'The server could not be reached, so nothing was downloaded. Please try again.',
  lacksLetters: (what: string) =>
    `The PDF was downloaded, but letters are missing in it. ${what}. Open the resume to mend it.`,
  failed: 'The download failed. Please try again.',
} as const
