// Where texts are made that are no resume.
export const interviewQuestions =
  'Press “Letters & notes” above, New, Interview questions: from the posting and your resume it lists likely questions, and beside each the lines of yours that answer it (situation, task, action, result). Free without a model.'
export const linkedInProfile =
  'Press “Letters & notes” above, New, LinkedIn profile: it drafts a headline and an About from your resume, counts the characters, and copies each with a button. I can’t change LinkedIn itself. To put your profile’s link on the resume, say “my LinkedIn is linkedin.com/in/…”.'
export const noEmails =
  'I write no e-mails here: this chat changes the resume. “Letters & notes” above drafts a cover letter or a thank-you note, whose words you can copy into a message.'
export const noLetters =
  'I can’t write a letter here: this chat changes the resume. Press “Letters & notes” above, New, Cover letter: paste the posting, and a draft is made of your resume’s own lines, with blanks for what only you know. It is free without a model.'
