import type { ResumeDataInput } from '@galley/contract/resume-data'

export const programAnalyst: ResumeDataInput = {
  personalInfo: {
    name: 'Denise M. Whitehorse',
    title: 'Management and Program Analyst, GS-0343-12',
    email: 'denise.whitehorse@example.net',
    phone: '+1 (405) 555-0188',
    address: 'Norman, Oklahoma',
    linkedin: 'linkedin.com/in/denise-whitehorse-example',
  },
  summary:
    'Program analyst with thirteen years of federal and military service in grants, acquisition and disaster recovery. US citizen; Veterans’ preference, 5 points; Secret clearance, active.',
  experience: [
    {
      position: 'Management and Program Analyst, GS-0343-12',
      company: 'Federal Office of Rural Recovery',
      location: 'Oklahoma City, Oklahoma',
      startDate: 'June 2019',
      current: true,
      employmentType: 'Full-time',
      description:
        '- 40 hours a week; supervisor: Harold Nez, +1 (405) 555-0109.\n- Manage a portfolio of 64 recovery grants ($212 million) from notice to close-out, under 2 CFR 200.\n- Wrote the monitoring plan that ranks recipients by risk; questioned costs fell from 3.8% to 0.9% in three years.\n- Brief the regional director each month on obligations, burn rate and audit findings; write the congressional responses for five states.\n- Serve as contracting officer’s representative for two support contracts ($7.6 million); both were renewed without a gap.\n- Train new analysts: eleven so far, on eligibility, environmental review and plain writing.',
    },
    {
      position: 'Program Support Specialist, GS-0301-09',
      company: 'Federal Office of Rural Recovery',
      location: 'Denton, Texas',
      startDate: 'August 2015',
      endDate: 'June 2019',
      employmentType: 'Full-time',
      description:
        '- 40 hours a week.\n- Reviewed 1,900 project worksheets after two floods; average time from receipt to decision went from 74 to 31 days.\n- Rebuilt the appeals log so that each decision could be found by its regulation.\n- Deployed to four disasters for 190 days in all, twice as deputy of the field office.',
    },
    {
      position: 'Records Clerk',
      company: 'Cleveland County Clerk',
      location: 'Norman, Oklahoma',
      startDate: 'May 2014',
      endDate: 'August 2015',
      employmentType: 'Part-time',
      description: '- 24 hours a week.\n- Indexed 40,000 deeds and liens, with an error rate of 0.2% at audit.',
    },
  ],
  military: [
    {
      rank: 'Sergeant (E-5), logistics',
      branch: 'US Army',
      location: 'Fort Sill, Oklahoma',
      startDate: '2008',
      endDate: '2014',
      description:
        '- Accounted for $18 million of equipment through three changes of command without a loss.\n- Honorable discharge.',
    },
  ],
  education: [
    {
      degree: 'Master of Public Administration',
      institution: 'Red River State University',
      location: 'Norman, Oklahoma',
      startDate: '2015',
      endDate: '2018',
      gpa: '3.8/4.0',
    },
    {
      degree: 'Bachelor of Arts',
      field: 'Political Science',
      institution: 'Red River State University',
      location: 'Norman, Oklahoma',
      startDate: '2010',
      endDate: '2014',
    },
  ],
  certifications: [
    { name: 'FAC-COR, level II', issuer: 'Federal Acquisition Institute', date: '2020', expiryDate: '2026' },
    { name: 'Certified Grants Management Specialist', issuer: 'NGMA', date: '2021' },
  ],
  skills: [
    'Programs: grants management, risk monitoring, audit resolution, environmental review',
    'Systems: GrantSolutions, FPDS, SAM.gov, Excel, Power BI',
  ],
  languages: ['English', 'Choctaw (conversational)'],
  awards: [{ title: 'Director’s Award for Service', issuer: 'Federal Office of Rural Recovery', date: '2022' }],
}
