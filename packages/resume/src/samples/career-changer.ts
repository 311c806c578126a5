import type { ResumeDataInput } from '@galley/contract/resume-data'

export const careerChanger: ResumeDataInput = {
  personalInfo: {
    name: 'Samuel Kofi Mensah',
    title: 'Project manager in renewable energy, formerly ship’s officer',
    email: 'samuel.mensah@example.org',
    phone: '+233 30 555 0151',
    address: 'Tema, Ghana',
    linkedin: 'linkedin.com/in/samuel-kofi-mensah',
  },
  summary:
    'Fifteen years at sea taught me to plan for weather, spare parts and tired people. Since 2018 I do the same ashore, for solar and wind.',
  experience: [
    {
      position: 'Senior Project Manager',
      company: 'Volta Solar Partners',
      location: 'Accra, Ghana',
      startDate: '2021',
      current: true,
      description:
        '- Delivered three solar parks (74 MW) within 2% of budget, two of them early.\n- Set up a port-to-site plan that took breakage of panels from 4.1% to 0.6%.',
    },
    {
      position: 'Site Manager',
      company: 'Harmattan Wind',
      location: 'Ada Foah, Ghana',
      startDate: '2018',
      endDate: '2021',
      description:
        '- Ran a site of 130 people through two rainy seasons; no lost-time injury in 410,000 hours.\n- Hired and trained 48 people from the villages around it.',
    },
    {
      position: 'Chief Officer',
      company: 'Blackwater Tankers',
      location: 'Lagos, Nigeria',
      startDate: '2011',
      endDate: '2018',
      description:
        '- Second in command of a product tanker; loaded and discharged 600 cargoes without a spill.\n- Led the inspection that won a three-year charter.',
    },
    {
      position: 'Cadet, then Third and Second Officer',
      company: 'Several lines',
      startDate: '2003',
      endDate: '2011',
    },
  ],
  education: [
    {
      degree: 'MSc',
      field: 'Project Management',
      institution: 'Gold Coast Open University',
      startDate: '2016',
      endDate: '2018',
      honors: 'with distinction, studied on board',
    },
    {
      degree: 'Diploma',
      field: 'Nautical Science',
      institution: 'Regional Maritime College',
      location: 'Accra, Ghana',
      startDate: '2000',
      endDate: '2003',
    },
  ],
  certifications: [
    { name: 'PRINCE2 Practitioner', issuer: 'AXELOS', date: '2019' },
    { name: 'Master Mariner, unlimited', issuer: 'Ghana Maritime Authority', date: '2015' },
  ],
  skills: [
    'Projects: EPC contracts, scheduling, commissioning, risk',
    'People: crews of many nations, safety, negotiation',
  ],
  languages: ['English (fluent)', 'Twi (native)', 'French (B2)'],
}
