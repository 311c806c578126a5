export const landing = {
  headline: { before: 'Your resume,', struck: 'formatted', after: 'typeset.' },
  lead: 'Galley keeps your resume as LaTeX, a short text that is yours, and sets it as a PDF at a press and after every save.',
  start: 'Start Building',
  signIn: 'Sign In',
  promise: 'Free to begin. ATS-friendly templates: every word can be selected, searched and read by a parser.',
  sheet: 'A typeset resume with an editor’s corrections marked on it in red',
  demo: {
    title: 'From a form to a finished page',
    label:
      'Video, 16 seconds, without sound: a form is filled in, a template is chosen, a line is typed in the editor and appears on the page, a proposal of the assistant is accepted, and the PDF is downloaded.',
    play: 'Play the video',
    pause: 'Pause the video',
    caption: 'Fill in the form, choose a template, write, accept what the assistant proposes, download.',
  },
  tiles: {
    label: 'What Galley does',
    assistant: {
      title: 'AI Assistant',
      body: 'Say what you want changed. The proposal is marked on your text, for you to accept or reject as a whole.',
      before: 'Responsible for the booking flow',
      after: 'Led the redesign of the booking flow',
    },
    editor: {
      title: 'LaTeX Editor',
      hint: 'is not a command that this document knows.',
      body: 'A real editor with highlighting, errors explained in plain words, and a document short enough to read.',
    },
    pdf: {
      title: 'PDF Output',
      body: 'Set by pdflatex, every time. Real text in reading order, in Latin with every accent, Vietnamese, Greek, Cyrillic, Chinese and Japanese.',
    },
    jobs: {
      title: 'Job Applications',
      body: 'One resume for each posting, and the posting kept with it. The assistant brings forward what you have done and the posting asks for, and asks you where it is not sure.',
      words: ['accessibility', 'design systems', 'user research', 'Figma'],
      missing: 'people management',
    },
  },
  closing: 'Set your first page.',
} as const

export const demo = {
  pageTitle: 'Demo',
  title: 'Galley in sixteen seconds',
  lead: 'A form is filled in, a template is chosen, a line is typed and the page follows. The assistant proposes a change, it is accepted, and the PDF is downloaded.',
  home: 'Back to home',
  signIn: 'Sign in',
  register: 'Create an account',
} as const

/** The resume of the pictures, of a fictional person. */
export const sample = {
  name: 'Mara Lindqvist',
  role: 'Product designer',
  contact: 'Göteborg · mara@lindqvist.example',
  summary:
    'Designer of health-care software for nine years. I make the parts that people meet on bad days: booking, waiting, asking for help.',
  experience: 'Experience',
  jobs: [
    { role: 'Senior product designer', place: 'Northwind Clinics', dates: '2021 – present' },
    { role: 'Product designer', place: 'Halden & Co', dates: '2017 – 2021' },
  ],
  bullets: {
    redesign: 'the redesign of the booking flow, cutting no-shows by a third.',
    clinics: ['Built a design system used by', 'six teams'],
    audits: 'Ran the accessibility audits that took the patient app to WCAG AA.',
    app: 'Shipped the first patient app; 60,000 people used it in its first year.',
    research: 'Interviewed 120 patients and staff in seven hospitals.',
  },
  marks: { struck: 'Was responsible for', led: 'Led', inserted: 'and 40 clinics.', margin: 'how many?', stet: 'good' },
  education: 'Education',
  schools: [
    { role: 'MSc, Interaction Design', place: 'Chalmers University of Technology', dates: '2017' },
    { role: 'BA, Graphic Design', place: 'HDK-Valand', dates: '2014' },
  ],
  skills: 'Skills',
  skillList:
    'Interaction design, accessibility, prototyping, interviews, Figma, HTML and CSS, Swedish, English, Finnish',
} as const
