import { limits } from '@galley/contract/limits'

const inOneLine = new Intl.ListFormat('en')
const megabytes = `${limits.resumeFilesBytes / 1024 / 1024} MB`
const shown = 5

const named = (names: readonly string[]) =>
  names.length > shown
    ? inOneLine.format([...names.slice(0, shown), `${names.length - shown} more`])
    : inOneLine.format(names)

/** A zip with a LaTeX resume and its files, made a resume of its own. */
export const latexProject = {
  looking: 'Looking into the zip…',
  creating: 'Creating your resume…',
  adding: (file: number, files: number) => `Adding ${file} of ${files} files…`,
  made: 'Your resume was created. Opening it…',
  wait: 'One moment, please: the files of your resume are still being added.',
  failed: 'The LaTeX project could not be imported',
  unfinished: 'Your resume was created, but not all of its files were added',
  missing: (names: readonly string[]) =>
    `${names.length === 1 ? 'Missing' : `${names.length} are missing`}: ${inOneLine.format(names)}. Try again, or add ${names.length === 1 ? 'it' : 'them'} under Files in the editor.`,
  retry: 'Try again',
  retryFiles: 'Add the missing files',
  open: 'Open the resume',
  ready: (title: string) => `“${title}” was created. It’s on your dashboard.`,
  tooLarge: (name: string) =>
    `${name} has more than ${limits.latexBytes / 1024} KB of LaTeX. Move parts of it into files of their own and zip it again.`,
  signedOut: 'You are signed out. Please sign in again, and then choose the zip once more.',
  gone: 'The resume was deleted meanwhile. Try again to create it anew.',
  leftOut: 'Some files were left out',
  left: {
    outside: (names: readonly string[]) => `Outside the folder of the resume: ${named(names)}.`,
    ending: (names: readonly string[]) => `Not read by LaTeX: ${named(names)}.`,
    reserved: (names: readonly string[]) => `Under a name that the resume itself needs: ${named(names)}.`,
    long: (names: readonly string[]) => `Under too long a name: ${named(names)}.`,
    letters: (names: readonly string[]) => `Under a name that isn’t allowed: ${named(names)}.`,
    twice: (names: readonly string[]) => `Under a name that another file has: ${named(names)}.`,
    large: (names: readonly string[]) => `Larger than ${megabytes}: ${named(names)}.`,
    room: (names: readonly string[]) => `Beyond the ${megabytes} that a resume’s files may have: ${named(names)}.`,
    count: (names: readonly string[]) =>
      `Beyond the ${limits.filesPerResume} files that a resume may have: ${named(names)}.`,
    unread: (names: readonly string[]) => `Could not be read from the zip: ${named(names)}.`,
    refused: (names: readonly string[]) => `Not what the name says: ${named(names)}.`,
  },
} as const
