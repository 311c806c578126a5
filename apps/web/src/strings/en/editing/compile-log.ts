// The words around the log. The hints themselves come from the server: apps/worker/src/compile/diagnostics.
export const compileLog = {
  hints: 'What’s wrong and how to fix it',
  more: (count: number) => (count === 1 ? '1 more note' : `${count} more notes`),
  showRaw: 'Show full log',
  hideRaw: 'Hide full log',
  fetchingRaw: 'Fetching the log…',
  noRaw: 'This log is no longer available. Compile again to see it.',
  said: (words: string) => `TeX: ${words}`,
  staleFix: 'The text has changed since it was compiled.',
} as const
