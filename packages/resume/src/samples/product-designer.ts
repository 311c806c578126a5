import type { ResumeDataInput } from '@galley/contract/resume-data'

export const productDesigner: ResumeDataInput = {
  personalInfo: {
    name: 'Leïla Benkirane',
    title: 'Senior Product Designer',
    email: 'leila@benkirane.example',
    phone: '+1 (438) 555-0196',
    address: 'Montréal, Québec',
    portfolio: 'benkirane.example/work',
    linkedin: 'linkedin.com/in/leila-benkirane',
  },
  summary:
    'Designer of health and transit products that have to work on a cracked phone, in a hurry, in two languages. I prototype in code, test with real riders and patients, and write as carefully as I draw.',
  experience: [
    {
      position: 'Senior Product Designer',
      company: 'Carte Blanche Transit',
      location: 'Montréal',
      startDate: 'January 2021',
      current: true,
      description:
        '- Redesigned fare purchase for 1.3 million riders: failed payments down 54%, support calls down 31%.\n- Set up a bilingual design system (64 components) used by five teams; WCAG 2.2 AA from the first release.\n- Tested with 140 riders on platforms and buses, not in the lab.',
    },
    {
      position: 'Product Designer',
      company: 'Clinique Nord',
      location: 'Montréal',
      startDate: 'June 2017',
      endDate: 'December 2020',
      description:
        '- Designed the appointment flow that brought no-shows from 19% to 11%.\n- Wrote the plain-language guide that 200 clinicians now use for patient letters.',
    },
    {
      position: 'Interaction Designer',
      company: 'Atelier Vingt-Deux',
      location: 'Casablanca',
      startDate: '2014',
      endDate: '2017',
      description:
        'Signage, kiosks and museum guides for eleven institutions in Morocco and France; two of them are still in daily use.',
    },
  ],
  projects: [
    {
      name: 'Lisible',
      role: 'Designer and developer',
      description:
        'A browser extension that tells in one click which sentences of a form people stumble over. 9,000 weekly users.',
      technologies: ['TypeScript', 'Svelte'],
      url: 'lisible.example.com',
    },
  ],
  education: [
    {
      degree: 'Master of Design',
      field: 'Interaction',
      institution: 'École de design de Nantes',
      location: 'France',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    'Interaction design',
    'Prototyping in code',
    'Usability research',
    'Design systems',
    'Accessibility',
    'UX writing',
    'Figma',
    'HTML & CSS',
  ],
  languages: ['French (native)', 'Arabic (native)', 'English (fluent)'],
  certifications: [{ name: 'CPACC, Accessibility Core Competencies', issuer: 'IAAP', date: '2021' }],
  awards: [{ title: 'Applied Arts Award, Transit', date: '2022', issuer: 'Applied Arts' }],
  hobbies: ['Letterpress', 'Oud', 'Winter cycling'],
}
