import type { ResumeDataInput } from '@galley/contract/resume-data'

export const nurse: ResumeDataInput = {
  personalInfo: {
    name: 'Amara Okafor-Lindqvist',
    title: 'Critical Care Nurse, BSN, CCRN',
    email: 'amara.okafor@example.com',
    phone: '+1 (512) 555-0142',
    address: 'Austin, Texas',
    linkedin: 'linkedin.com/in/amara-okafor',
  },
  summary:
    'Intensive-care nurse with nine years in level I trauma centers. Steady charge nurse for a 32-bed unit, preceptor to 26 new graduates, and author of the handover checklist that the whole hospital now uses.',
  experience: [
    {
      position: 'Charge Nurse, Surgical Intensive Care',
      company: 'Barton Springs Medical Center',
      location: 'Austin, Texas',
      startDate: 'March 2020',
      current: true,
      employmentType: 'Full-time',
      description:
        '- Lead a shift of 14 nurses on a 32-bed unit; allocate staff by acuity and keep the nurse-to-patient ratio at or below 1:2.\n- Wrote and piloted a bedside handover checklist that cut missed-medication reports by 38% in two years.\n- Run monthly code-blue simulations with pharmacy and respiratory therapy; time to first compression fell from 41 to 22 seconds.\n- Precept new graduates: 26 trained, 24 still on the unit after one year.',
    },
    {
      position: 'Staff Nurse, Trauma Intensive Care',
      company: "St. Brigid's Hospital",
      location: 'Houston, Texas',
      startDate: 'July 2016',
      endDate: 'February 2020',
      description:
        '- Cared for ventilated trauma patients, including CRRT, open abdomens and intracranial-pressure monitoring.\n- Joined the sepsis committee: antibiotics within one hour rose from 61% to 89% of cases.\n- Served as union safety representative for night staff.',
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science',
      field: 'Nursing',
      institution: 'University of the Gulf Coast',
      location: 'Houston, Texas',
      startDate: '2012',
      endDate: '2016',
      honors: 'magna cum laude',
    },
  ],
  skills: [
    'Clinical: ventilator management, CRRT, hemodynamic monitoring, arterial lines, wound care',
    'Systems: Epic, Pyxis, Alaris',
  ],
  certifications: [
    { name: 'CCRN, Adult Critical Care', issuer: 'AACN', date: '2019', expiryDate: '2028' },
    { name: 'Advanced Cardiac Life Support', issuer: 'American Heart Association', date: '2024', expiryDate: '2026' },
  ],
  languages: ['English (native)', 'Igbo (native)', 'Swedish (conversational)', 'Spanish (clinical)'],
  awards: [{ title: 'Nurse of the Year', issuer: 'Texas Critical Care Society', date: '2022' }],
  volunteering: [
    {
      role: 'Clinic nurse',
      organization: 'Eastside Free Clinic',
      location: 'Austin, Texas',
      startDate: '2018',
      current: true,
      description: 'Two Saturdays a month: blood-pressure and diabetes follow-up for uninsured patients.',
    },
  ],
}
