// Tables only: what work can be about, as postings ask for it. Such a word is a claim even without a capital: who fixed
// bugs did not therefore do fraud detection. Words that merely describe what any work has (data, time, issue, feedback)
// are left out.

const names = `
  analytics fraud detection forecast forecasting cash-flow budget budgeting cost procurement sourcing compliance regulatory audit auditing tax payroll treasury
  valuation investment portfolio-management acquisition due-diligence governance privacy cybersecurity security encryption authentication
  authorization infrastructure cloud microservice microservices architecture scalability reliability availability throughput uptime downtime
  observability automation pipeline pipelines orchestration containerization virtualization networking firewall
  robotics blockchain streaming warehouse-management logistics fleet freight customs manufacturing machining welding plumbing carpentry electrical mechanical hydraulic calibration
  marketing advertising branding campaign campaigns copywriting outreach sponsorship partnership partnerships prospecting
  churn engagement satisfaction growth profitability
  requirement requirements specification specifications roadmap stakeholder stakeholders vendor-management contract contracts
  accessibility usability wireframe wireframes animation illustration photography videography localization translation
  curriculum pedagogy literacy phonics counseling safeguarding attendance inspection accreditation
  pediatric oncology surgery anesthesia dialysis radiology midwifery pharmacy psychiatric geriatric cardiology chemotherapy ventilation
  mortality morbidity readmission readmissions infection infections
  research experiment experiments prototype prototypes patent simulation modeling statistics biostatistics genomics proteomics
  pastry bakery butchery meat wine beverage catering banquet sommelier litigation arbitration mediation legislation lobbying policy diplomacy
  agile test-driven pair-programming continuous-integration continuous-delivery refactoring open-source
  sustainability recycling carbon renewable hazmat hazardous
  podcast newsletter hackathon bootcamp incubator startup
  caching cache queue queues messaging containerized containerised dockerized indexing sharding replication multithreading asynchronous async websockets
  full-text index indexes webhook webhooks load-testing integration regression monitoring documentation hosting tuning parallel
  fraudulent robot robots workshop workshops backlog
`

const all = new Set(names.split(/\s+/).filter((name) => name !== ''))

/** Word for word, but for the plural: by its stem "specification" would be "specific", and "valuation" a value. */
export const isField = (text: string): boolean => all.has(text) || all.has(text.replace(/s$/, ''))
