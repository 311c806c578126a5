import type { ResumeDataInput } from '@galley/contract/resume-data'

export const architect: ResumeDataInput = {
  personalInfo: {
    name: 'Elin Sørensen',
    title: 'Architect MAA',
    email: 'elin@sorensen.example',
    phone: '+45 55 55 01 72',
    address: 'Aarhus, Denmark',
    website: 'sorensen.example',
  },
  summary:
    'I work on buildings that are there already: schools, halls, a grain silo. What can stay, stays; what is added can be taken apart again.',
  experience: [
    {
      position: 'Project Architect',
      company: 'Kant Tegnestue',
      location: 'Aarhus',
      startDate: '2018',
      current: true,
      description:
        '- Conversion of a grain silo into 41 flats and a library; 83% of the concrete kept, 410 kg CO₂ per m².\n- Led a team of seven from competition to handover, three years, two weeks late.\n- Drew every window detail at full size, with the joiner.',
    },
    {
      position: 'Architect',
      company: 'Büro Lindt',
      location: 'Zürich',
      startDate: '2013',
      endDate: '2018',
      description:
        '- Renovation of four schools while they stayed open.\n- Timber extension for a music school: 1,200 m² in nineteen weeks.',
    },
    {
      position: 'Assistant',
      company: 'Kjær Modelværksted',
      location: 'Copenhagen',
      startDate: '2011',
      endDate: '2013',
      description: '- Built models at every scale, one of them for the city museum.',
    },
  ],
  education: [
    {
      degree: 'MSc',
      field: 'Architecture',
      institution: 'ETH Zürich',
      startDate: '2008',
      endDate: '2011',
    },
    {
      degree: 'BA',
      field: 'Architecture',
      institution: 'Aarhus School of Architecture',
      startDate: '2005',
      endDate: '2008',
    },
  ],
  awards: [
    { title: 'Renover Prize', issuer: 'Danish Building Forum', date: '2023' },
    { title: 'Young Architects, second prize', issuer: 'Stadt Zürich', date: '2016' },
  ],
  skills: ['Design: adaptive reuse, timber, daylight', 'Tools: Rhino, Archicad, LCA, models at 1:20'],
  languages: ['Danish (native)', 'German (C1)', 'English (C1)'],
}
