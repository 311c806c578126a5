import type { ResumeDataInput } from '@galley/contract/resume-data'

export const financeChief: ResumeDataInput = {
  personalInfo: {
    name: 'Catherine Adeyemi-Ross',
    title: 'Chief Financial Officer',
    email: 'c.adeyemi-ross@example.com',
    phone: '+44 20 5550 0127',
    address: 'Edinburgh, Scotland',
    linkedin: 'linkedin.com/in/catherine-adeyemi-ross',
  },
  summary:
    'Finance chief of industrial companies in their hard years: debt renewed twice, one listing, one carve-out. I leave behind books that close in four days, a board that reads them, and a successor.',
  experience: [
    {
      position: 'Chief Financial Officer',
      company: 'Leith Marine Systems plc',
      location: 'Edinburgh',
      startDate: '2019',
      current: true,
      description:
        '- Refinanced £410 million of debt eleven months before it fell due; interest cover from 2.1 to 5.4.\n- Took cash conversion from 58% to 91% by paying the sales force on cash collected rather than on orders.\n- Built the investor story for the 2022 listing: 31 institutions on the register, 19 of them still there.\n- Cut the monthly close from eleven days to four, with nine people fewer and no overtime.',
    },
    {
      position: 'Group Finance Director',
      company: 'Harrow & Thane Engineering',
      location: 'Birmingham',
      startDate: '2013',
      endDate: '2019',
      description:
        '- Carved out the rail division (£180 million of sales, 1,400 people) in fourteen months, on budget.\n- Closed a pension deficit of £62 million through an asset-backed partnership.\n- Chaired the risk committee; no qualified audit opinion in six years.',
    },
    {
      position: 'Head of Corporate Finance',
      company: 'Caledon Paper Group',
      location: 'Glasgow',
      startDate: '2007',
      endDate: '2013',
      description:
        '- Bought seven mills and sold four; every forecast is still in the data room, beside what came of it.',
    },
    {
      position: 'Audit Senior, then Manager',
      company: 'Whitlock LLP',
      location: 'London',
      startDate: '2001',
      endDate: '2007',
    },
  ],
  education: [
    {
      degree: 'Master of Arts',
      field: 'Economics',
      institution: 'University of Aberdeen',
      startDate: '1997',
      endDate: '2001',
      honors: 'first class',
    },
  ],
  skills: [
    'Finance: debt and equity markets, treasury, IFRS, pensions',
    'Governance: audit and risk committees, listing rules',
  ],
  languages: ['English (native)', 'Yoruba (native)', 'French (working)'],
  certifications: [{ name: 'CA, Chartered Accountant', issuer: 'ICAS', date: '2004' }],
  awards: [{ title: 'Finance Director of the Year, mid-cap', issuer: 'Scottish Business Review', date: '2023' }],
  volunteering: [
    { role: 'Trustee and treasurer', organization: 'Lothian Literacy Trust', startDate: '2015', current: true },
  ],
}
