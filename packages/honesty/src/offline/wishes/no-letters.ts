// Where a letter is written, for those who ask for one here.
export const noLetters =
  'I can’t write a letter here: this chat changes the resume. Press “Letters & notes” above, New, Cover letter: paste the posting, and a draft is made of your resume’s own lines, with blanks for what only you know. It is free without a model.'
