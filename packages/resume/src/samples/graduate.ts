import type { ResumeDataInput } from '@galley/contract/resume-data'

export const graduate: ResumeDataInput = {
  personalInfo: {
    name: 'Tomás Quispe Herrera',
    title: 'Environmental Field Technician',
    email: 'tomas.quispe@example.edu',
    phone: '+1 (505) 555-0119',
    address: 'Albuquerque, New Mexico',
    linkedin: 'linkedin.com/in/tomas-quispe-example',
  },
  summary:
    'New graduate who likes field days that start before sunrise and data that is clean by evening. Looking for a first post in water quality.',
  education: [
    {
      degree: 'Bachelor of Science',
      field: 'Environmental Science',
      institution: 'Rio Puerco State University',
      location: 'Albuquerque, New Mexico',
      startDate: '2021',
      endDate: '2025',
      gpa: '3.6/4.0',
      honors: 'Dean’s List, five semesters',
    },
  ],
  projects: [
    {
      name: 'What the acequia carries',
      role: 'Author of the thesis',
      description:
        '- Sampled 14 sites along an irrigation ditch every two weeks for a year; nitrate doubled below two of them.\n- Mapped it in QGIS, analyzed it in R, and presented it to the 60 families who share the water, in Spanish and English.',
    },
  ],
  experience: [
    {
      position: 'Laboratory Assistant',
      company: 'Rio Puerco State University',
      location: 'Albuquerque, New Mexico',
      startDate: 'January 2023',
      endDate: 'May 2025',
      employmentType: 'Part-time',
      description:
        '- Prepared and logged 900 water samples without a lost label.\n- Trained six new assistants on the instruments.',
    },
    {
      position: 'Line Cook',
      company: 'Café Sandía',
      location: 'Albuquerque, New Mexico',
      startDate: '2020',
      endDate: '2022',
      description: '- Ran the grill on weekends with two others, up to 240 covers a night.',
    },
  ],
  skills: ['Field: water and soil sampling, chain of custody, 4×4', 'Data: R, QGIS, Excel'],
  languages: ['Spanish (native)', 'English (native)'],
  certifications: [{ name: '40-hour HAZWOPER', issuer: 'OSHA outreach', date: '2024' }],
  awards: [{ title: 'Undergraduate Research Grant', issuer: 'Rio Puerco State University', date: '2024' }],
}
