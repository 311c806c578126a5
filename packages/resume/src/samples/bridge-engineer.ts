import type { ResumeDataInput } from '@galley/contract/resume-data'

export const bridgeEngineer: ResumeDataInput = {
  personalInfo: {
    name: 'Zofia Wiśniewska-Brandt',
    title: 'Structural Engineer, bridges',
    email: 'zofia.brandt@example.eu',
    phone: '+48 12 555 01 64',
    address: 'Kraków, Poland',
    linkedin: 'linkedin.com/in/zofia-brandt-example',
    website: 'zofia-brandt.example.eu',
  },
  summary:
    'Structural engineer for road and rail bridges, with eleven years between the design office and the river. Eurocodes, prestressed concrete, and assessments of what our grandparents built.',
  experience: [
    {
      position: 'Lead Bridge Engineer',
      company: 'Wawel Inżynieria',
      location: 'Kraków',
      startDate: 'March 2019',
      current: true,
      employmentType: 'Full-time',
      description:
        '- Designed a 312 m box girder over the Vistula, opened four months early; 9% less steel than the tender design.\n- Assess 40 bridges a year for the regional road authority; three were closed in time.\n- Supervise five engineers in two offices, in Polish, German and English.',
    },
    {
      position: 'Structural Engineer',
      company: 'Elbtal Ingenieure GmbH',
      location: 'Dresden, Germany',
      startDate: 'October 2014',
      endDate: 'February 2019',
      description:
        '- Checked temporary works for 23 railway bridges under traffic.\n- Wrote the office’s tool for fatigue of welded details, still in use.',
    },
  ],
  education: [
    {
      degree: 'Dipl.-Ing.',
      field: 'Civil Engineering',
      institution: 'TU Dresden',
      location: 'Dresden, Germany',
      startDate: 'October 2009',
      endDate: 'September 2014',
      gpa: '1.4',
    },
    {
      degree: 'Erasmus year',
      institution: 'Politecnico di Torino',
      location: 'Turin, Italy',
      startDate: 'September 2012',
      endDate: 'June 2013',
    },
  ],
  skills: [
    'Engineering: prestressed concrete, composite girders, fatigue, load testing',
    'Software: SOFiSTiK, Tekla, Python, AutoCAD',
    'Standards: Eurocodes 0 to 4 and 7, DIN EN 1090, PN-S',
  ],
  languages: ['Polish (native)', 'German (C1)', 'English (C1)', 'Italian (B1)'],
  certifications: [
    { name: 'Uprawnienia budowlane, bridges, without restriction', issuer: 'Małopolska OIIB', date: '2018' },
    { name: 'Driving licence B', date: '2008' },
  ],
  volunteering: [{ role: 'Mentor', organization: 'Girls into Engineering', startDate: '2020', current: true }],
}
