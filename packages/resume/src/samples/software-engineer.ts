import type { ResumeDataInput } from '@galley/contract/resume-data'

export const softwareEngineer: ResumeDataInput = {
  personalInfo: {
    name: 'Nguyễn Minh Anh',
    title: 'Backend Engineer, distributed systems',
    email: 'minhanh@example.dev',
    phone: '+49 30 5550 0173',
    address: 'Berlin, Germany',
    github: 'github.com/minhanh-example',
    linkedin: 'linkedin.com/in/minhanh-example',
  },
  summary:
    'Eight years of payment and messaging systems that must not lose anything. I like small services, boring databases, and incident reviews that change something.',
  skills: [
    'Languages: Go, TypeScript, Rust, SQL',
    'Systems: PostgreSQL, Kafka, Redis, Kubernetes, Terraform',
    'Practice: load testing, on-call, incident review, mentoring',
  ],
  experience: [
    {
      position: 'Senior Backend Engineer',
      company: 'Kassenwerk GmbH',
      location: 'Berlin',
      startDate: 'May 2021',
      current: true,
      description:
        '- Own the ledger service behind 1.8 million card payments a day; two years without a lost or doubled booking.\n- Replaced nightly batch settlement by a streaming one: merchants are paid after 4 hours rather than 31.\n- Brought the p99 of the authorization path from 480 ms to 95 ms by removing three network hops and a lock.\n- Mentor four engineers; two were promoted to senior.',
    },
    {
      position: 'Software Engineer',
      company: 'Lotus Logistics',
      location: 'Đà Nẵng, Vietnam',
      startDate: 'August 2017',
      endDate: 'April 2021',
      description:
        '- Built the driver-dispatch API (Go, PostgreSQL) from first commit to 40 cities.\n- Cut cloud cost per delivery by 43% with spot instances and right-sized queues.\n- Introduced contract tests between 11 services; releases went from weekly to daily.',
    },
  ],
  projects: [
    {
      name: 'pgtide',
      role: 'Author and maintainer',
      description:
        'Change-data-capture for PostgreSQL with back-pressure that can be reasoned about. 2,300 stars, used by nine companies that I know of.',
      technologies: ['Rust', 'PostgreSQL logical replication', 'Prometheus'],
      github: 'github.com/minhanh-example/pgtide',
    },
  ],
  education: [
    {
      degree: 'BEng',
      field: 'Computer Science',
      institution: 'Đà Nẵng University of Science and Technology',
      startDate: '2013',
      endDate: '2017',
      gpa: '3.7/4.0',
    },
  ],
  certifications: [{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2022' }],
  languages: ['Vietnamese (native)', 'English (C2)', 'German (B2)'],
}
