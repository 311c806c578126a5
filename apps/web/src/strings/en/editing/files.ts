import { limits } from '@galley/contract/limits'

const inOneLine = new Intl.ListFormat('en')
const filesInWords = (count: number) => (count === 1 ? '1 file' : `${count} files`)
const sizes = { all: `${limits.resumeFilesBytes / 1024 / 1024} MB`, count: limits.filesPerResume } as const

export const files = {
  action: 'Files',
  actionWith: (count: number) => `Files, ${count} beside this resume`,
  title: 'Files of this resume',
  list: 'Files',
  empty:
    'Put what your resume needs beside it: a photo, other images, your own .cls or .sty, a .bib. They’re compiled with the resume and kept with it.',
  add: 'Add files',
  choose: 'Choose files to add',
  drop: 'Drop files here',
  dropHint: 'or drop them here',
  room: (count: number, megabytes: string) => `${count} of ${filesInWords(sizes.count)}, ${megabytes} of ${sizes.all}`,
  loading: 'Loading the files',
  failed: 'The files could not be loaded.',
  retry: 'Try again',
  locked:
    'While the assistant is working or a proposal is waiting for you, files can’t be inserted or renamed: that would change the text.',
  kinds: { image: 'Image', latex: 'LaTeX', sources: 'Sources', data: 'Data', font: 'Font' },
  insert: 'Insert into the LaTeX',
  insertNamed: (name: string) => `Insert ${name} into the LaTeX`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  newName: (name: string) => `New name of ${name}`,
  saveName: 'Save name',
  cancel: 'Cancel',
  uploads: 'Being added',
  waiting: 'Waiting',
  sending: 'Adding…',
  uploadAgain: (name: string) => `Try again to add ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  undo: 'Undo',
  added: (names: readonly string[]) =>
    names.length > 3
      ? `${filesInWords(names.length)} were added.`
      : `${inOneLine.format(names)} ${names.length === 1 ? 'was' : 'were'} added.`,
  removed: (name: string) => `${name} was deleted.`,
  replaced: (names: readonly string[]) => `${inOneLine.format(names)} ${names.length === 1 ? 'was' : 'were'} replaced.`,
  isBack: (name: string) => `${name} is back.`,
  renamed: (from: string, to: string) => `${from} is now ${to}.`,
  renamedInText: (from: string, to: string, places: number) =>
    `${from} is now ${to}, in ${places === 1 ? 'one place' : `${places} places`} of the text, too.`,
  renamedNotInText: (from: string, to: string) =>
    `${from} is now ${to}. The text is locked at the moment and still says ${from}: change it there.`,
  question: (names: readonly string[]) =>
    names.length === 1 ? `Replace ${names[0]}?` : `Replace ${names.length} files?`,
  questionBody: (names: readonly string[]) =>
    names.length === 1
      ? 'This resume has a file of that name.'
      : `This resume has files of these names: ${inOneLine.format(names)}.`,
  replace: 'Replace',
  keep: 'Keep what is there',
  troubles: {
    ending: (name: string, endings: readonly string[]) =>
      `${name || 'A file without a name'} can’t be added. Names of files end in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(endings.map((ending) => `.${ending}`))}.`,
    reserved: (name: string) => `${name} is a name that the resume itself needs. Choose another name.`,
    long: (name: string) =>
      `The name ${name.slice(0, 40)}… is too long: names of files have up to ${limits.resumeFileNameChars} characters.`,
    letters: (name: string) =>
      `${name} can’t be the name of a file. Use letters, digits, spaces and . _ + -, beginning with a letter, a digit or _.`,
    format: (name: string, ending: string) =>
      `${name} would no longer say what is in the file: its name has to end in .${ending}.`,
    exists: (name: string) => `There is a file named ${name} already.`,
    large: (name: string, size: string) => `${name} has ${size}. The files of a resume may have ${sizes.all} together.`,
    room: (name: string, size: string, left: string) =>
      `There is no room for ${name}: it has ${size}, and ${left} of ${sizes.all} are left.`,
    count: (name: string) => `${name} was not added: a resume has up to ${filesInWords(sizes.count)}.`,
    twice: (name: string) => `Two of these files would be named ${name}. Rename one and add it again.`,
    missing: (name: string, endings: readonly string[]) =>
      `The file for ${name} has to end in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(endings.map((ending) => `.${ending}`))}.`,
    unreachable: 'The server could not be reached. Please try again.',
    other: 'That didn’t work. Please try again.',
    gone: (name: string) => `${name} is no longer there.`,
  },
  addMissing: (name: string) => `Add ${name}`,
  chooseMissing: (name: string) => `Choose the file for ${name}`,
} as const
