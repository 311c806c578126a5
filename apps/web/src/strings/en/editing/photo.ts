const inOneLine = new Intl.ListFormat('en')

export const photo = {
  label: 'Photo',
  alt: 'Your photo',
  add: 'Add a photo',
  change: 'Change',
  remove: 'Remove',
  removed: (name: string) => `The photo was removed. ${name} is still under Files.`,
  choose: 'Choose a photo',
  hint: 'Employers in many countries don’t expect one, and in the US, the UK, Canada and Ireland it’s better left out.',
  notShown: (theme: string, others: readonly string[]) =>
    `${theme} shows no photo: a picture beside its text can confuse resume parsers. ${inOneLine.format(others)} ${others.length === 1 ? 'has' : 'have'} a place for it.`,
  shownBy: (themes: readonly string[]) =>
    `${inOneLine.format(themes)} ${themes.length === 1 ? 'has' : 'have'} a place for it. The other templates leave it out: a picture beside the text can confuse resume parsers.`,
  takenOut: 'The photo was removed.',
  notAdded: (why: string) =>
    `Your resume was created, but the photo couldn’t be added. ${why} It’s kept on this device: add it under Photo in the form.`,
  unsent: 'It couldn’t be sent.',
  waiting: 'The photo that you chose isn’t on this resume yet.',
  addWaiting: 'Add it now',
  dropWaiting: 'Leave it out',
  missing: (name: string) => `${name} isn’t beside this resume. Add it again.`,
  locked: 'While the assistant is working or a proposal is waiting for you, the photo can’t be changed.',
  unreadable: 'This picture can’t be read. Save it as JPG or PNG, and try again.',
  crop: {
    title: 'Crop your photo',
    lead: 'Drag the picture, or move it with the arrow keys.',
    frame: 'The part of the picture that is shown',
    zoom: 'Zoom',
    small: 'This picture is small: it may look blurred in print.',
    save: 'Use this photo',
    cancel: 'Cancel',
    close: 'Close',
  },
} as const
