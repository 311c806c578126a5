export const landing = {
  headline: { before: 'Your resume,', struck: 'formatted', after: 'typeset.' },
  lead: 'Galley keeps your resume as plain LaTeX that belongs to you, and typesets the PDF as you write.',
  start: 'Start Building',
  signIn: 'Sign In',
  promise: 'Free to start. ATS-friendly templates: every word can be selected, searched, and read by a parser.',
  sheet: 'A typeset resume with an editor’s corrections marked on it in red',
  demo: {
    title: 'From a form to a finished page',
    label:
      'Silent 16-second video: someone fills in the form, picks a template, types a line in the editor and sees it appear on the page, accepts the assistant’s proposal, and downloads the PDF.',
    play: 'Play the video',
    pause: 'Pause the video',
    caption: 'Fill in the form, pick a template, write, accept a proposal from the assistant, download.',
  },
  tiles: {
    label: 'What Galley does',
    assistant: {
      title: 'AI Assistant',
      body: 'Say what you want changed. Every edit is marked on your text, and you accept or reject the proposal as a whole.',
      before: 'Responsible for the booking flow',
      after: 'Led the redesign of the booking flow',
    },
    editor: {
      title: 'LaTeX Editor',
      hint: 'is not a known command.',
      body: 'A real editor with highlighting, errors explained in plain words, and a document short enough to read.',
    },
    pdf: {
      title: 'PDF Output',
      body: 'Typeset by pdflatex, every time. Real text in reading order: Latin with every accent, Vietnamese, Greek, Cyrillic, Chinese, and Japanese.',
    },
    jobs: {
      title: 'Job Applications',
      body: 'Keep one resume per job, with the posting beside it. The assistant brings your relevant experience forward, and asks you when it isn’t sure.',
      words: ['accessibility', 'design systems', 'user research', 'Figma'],
      missing: 'people management',
    },
  },
  closing: 'Typeset your first page.',
} as const

export const demo = {
  pageTitle: 'Demo',
  title: 'Galley in sixteen seconds',
  lead: 'Fill in a form, pick a template, type a line, and watch the page keep up. Then accept a change from the assistant and download the PDF.',
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
