export const compileLog = {
  hints: 'What is wrong, and what to do',
  more: (count: number) => (count === 1 ? '1 more remark' : `${count} more remarks`),
  showRaw: 'Show full log',
  hideRaw: 'Hide full log',
  fetchingRaw: 'Fetching the log…',
  noRaw: 'This log is not kept any more. Compile again to read it.',
  said: (words: string) => `TeX: ${words}`,
  staleFix: 'The text has changed since it was compiled.',
} as const
