import type { ResumeDataInput } from '@galley/contract/resume-data'

export const researcher: ResumeDataInput = {
  personalInfo: {
    name: 'Dr. Ilse Ģērmane-Östlund',
    title: 'Marine Ecologist',
    email: 'ilse.germane@example.org',
    phone: '+371 2555 0167',
    address: 'Rīga, Latvia',
    website: 'ilse-germane.example.org',
    github: 'github.com/igermane-example',
  },
  summary:
    'I study how Baltic seagrass meadows recover after heat waves, with long field series, sensors that survive winter, and statistics that say how little we know.',
  education: [
    {
      degree: 'PhD',
      field: 'Marine Ecology',
      institution: 'University of Gothenburg',
      location: 'Sweden',
      startDate: '2012',
      endDate: '2017',
      honors: 'Thesis: "Memory in seagrass: carry-over effects of thermal stress"',
    },
    {
      degree: 'MSc',
      field: 'Environmental Science',
      institution: 'University of Latvia',
      location: 'Rīga',
      startDate: '2010',
      endDate: '2012',
      honors: 'with distinction',
    },
  ],
  experience: [
    {
      position: 'Senior Researcher',
      company: 'Latvian Institute of Aquatic Ecology',
      location: 'Rīga',
      startDate: '2021',
      current: true,
      description:
        '- Lead a group of six; principal investigator of two grants (€1.4 million in all).\n- Run a 19-site monitoring series along 340 km of coast, with open data within 30 days.\n- Supervise three doctoral students; two have defended.',
    },
    {
      position: 'Postdoctoral Fellow',
      company: 'Alfred Wegener Institute',
      location: 'Bremerhaven, Germany',
      startDate: '2017',
      endDate: '2021',
      description:
        '- Designed mesocosm experiments on repeated heat waves (24 tanks, 3 years).\n- Wrote an R package for carry-over models, now used in 31 published studies.',
    },
  ],
  publications: [
    {
      title: 'Repeated heat waves leave a memory in Zostera marina',
      authors: 'I. Ģērmane, S. Łukasik, M. Ó Briain',
      publisher: 'Journal of Coastal Ecology 88, 1021–1035',
      date: '2024',
      url: 'https://doi.org/10.5555/jce.2024.1021',
    },
    {
      title: 'How long is long enough? Power analysis for seagrass monitoring',
      authors: 'I. Ģērmane, J. Nuñez',
      publisher: 'Methods in Field Ecology 14, 233–247',
      date: '2022',
      url: 'https://doi.org/10.5555/mfe.2022.233',
    },
    {
      title: 'Winter-proof light loggers for under 40 euros',
      authors: 'T. Bērziņš, I. Ģērmane',
      publisher: 'Open Hardware Notes 9, 12–19',
      date: '2020',
    },
  ],
  awards: [
    { title: 'Early Career Prize', issuer: 'Baltic Marine Biologists', date: '2022' },
    { title: 'Marie Skłodowska-Curie Fellowship', issuer: 'European Commission', date: '2018' },
  ],
  speaking: [
    { title: 'What a meadow remembers', event: 'European Marine Symposium (keynote)', location: 'Vigo', date: '2023' },
  ],
  skills: [
    'Methods: field survey, mesocosms, time series, Bayesian hierarchical models',
    'Software: R, Stan, Python, QGIS',
  ],
  languages: ['Latvian (native)', 'Swedish (fluent)', 'English (fluent)', 'German (B2)', 'Russian (B1)'],
  volunteering: [{ role: 'Diving instructor', organization: 'Rīga Youth Dive Club', startDate: '2019', current: true }],
}
