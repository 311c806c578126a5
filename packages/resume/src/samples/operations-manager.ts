import type { ResumeDataInput } from '@galley/contract/resume-data'

export const operationsManager: ResumeDataInput = {
  personalInfo: {
    name: 'Rafael Teixeira da Conceição',
    title: 'Director of Logistics Operations',
    email: 'rafael.teixeira@example.com',
    phone: '+351 21 555 0118',
    address: 'Setúbal, Portugal',
    linkedin: 'linkedin.com/in/rafael-teixeira-example',
  },
  summary:
    'Twenty-two years in ports, warehouses and road freight, from the loading bay to a network of 14 sites and 1,150 people. Known for safe sites, honest numbers and keeping good foremen.',
  skills: [
    'Operations: network design, slotting, cross-docking, cold chain, customs (AEO)',
    'Methods: lean, 5S, S&OP, root-cause analysis, budgeting (P&L up to €86 million)',
    'Systems: SAP EWM, Manhattan WMS, Power BI, SQL',
  ],
  experience: [
    {
      position: 'Director of Logistics Operations',
      company: 'Atlântica Distribuição',
      location: 'Setúbal',
      startDate: '2018',
      current: true,
      description:
        '- Run 14 warehouses (310,000 m²) with 1,150 people and a budget of €86 million; on-time delivery from 93.1% to 98.6%.\n- Cut lost-time injuries by 71% in four years; seven sites have passed 1,000 days without one.\n- Merged two networks after an acquisition in nine months, without a missed peak season; saved €7.4 million a year.\n- Moved 38% of long-haul tonnage from road to rail, −12,000 t CO₂ a year.',
    },
    {
      position: 'Regional Operations Manager',
      company: 'Iberfrio Cold Chain',
      location: 'Badajoz, Spain',
      startDate: '2013',
      endDate: '2018',
      description:
        '- Led five cold stores and 280 people; shrinkage from 1.9% to 0.6%.\n- Opened a 42,000-pallet automated store on budget and three weeks early.\n- Negotiated the first cross-border works agreement with three unions.',
    },
    {
      position: 'Warehouse Manager',
      company: 'Porto Sul Logística',
      location: 'Sines',
      startDate: '2008',
      endDate: '2013',
      description:
        '- Took a 24-hour bonded warehouse from 68% to 96% inventory accuracy.\n- Introduced voice picking: 210 lines an hour instead of 140.',
    },
    {
      position: 'Shift Supervisor, then Foreman',
      company: 'Terminal XXI',
      location: 'Sines',
      startDate: '2004',
      endDate: '2008',
      description:
        '- Supervised 45 dockers; vessel turnaround 11% faster.\n- Trained 120 people in lifting and lashing.',
    },
    {
      position: 'Forklift Operator and Stock Clerk',
      company: 'Mercados do Sado',
      location: 'Setúbal',
      startDate: '2002',
      endDate: '2004',
    },
  ],
  education: [
    {
      degree: 'Executive MBA',
      institution: 'Lisbon School of Management',
      location: 'Lisbon',
      startDate: '2014',
      endDate: '2016',
    },
    {
      degree: 'Licenciatura',
      field: 'Industrial Engineering (evening course)',
      institution: 'Politécnico de Setúbal',
      startDate: '2003',
      endDate: '2008',
    },
  ],
  certifications: [
    { name: 'Lean Six Sigma Black Belt', issuer: 'ASQ', date: '2015', credentialId: 'BB-204417' },
    { name: 'IOSH Managing Safely', issuer: 'IOSH', date: '2019' },
    { name: 'CSCP, Supply Chain Professional', issuer: 'ASCM', date: '2017', expiryDate: '2027' },
  ],
  languages: ['Portuguese (native)', 'Spanish (fluent)', 'English (fluent)', 'French (working)'],
  awards: [
    { title: 'Supply Chain Leader of the Year', issuer: 'Associação Portuguesa de Logística', date: '2021' },
    { title: 'Safety Prize, large sites', issuer: 'Região de Setúbal', date: '2020' },
  ],
  military: [
    {
      rank: 'Corporal, supply',
      branch: 'Portuguese Army',
      location: 'Tancos',
      startDate: '2000',
      endDate: '2002',
      description: 'Field supply for a battalion of 500.',
    },
  ],
  volunteering: [
    { role: 'Treasurer', organization: 'Bombeiros Voluntários de Palmela', startDate: '2012', current: true },
  ],
}
