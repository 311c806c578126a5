// For tests only: proposals that say what no source says. By subject: the corpus's base, and people of the samples by
// their template.
import { accountFabrications } from '@galley/honesty/guard/testing/account-manager'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'

const one = (title: string, search: string, replace: string): ProposalCase => ({ title, edits: [[search, replace]] })
const said = (words: string, proposal: ProposalCase): ProposalCase => ({ ...proposal, said: [words] })

const base: readonly ProposalCase[] = [
  one(
    'mentored instead of helped',
    'Helped two interns with code reviews',
    'Mentored two interns through code reviews',
  ),
  one('keynote speaker', 'Wrote unit tests', 'Keynote speaker on testing; wrote unit tests'),
  one('raised revenue', 'used by 12 merchants', 'used by 12 merchants, raising revenue for the company'),
  one(
    'technology moved between jobs',
    'Built a refund service in Python and PostgreSQL',
    'Built a refund service in Django and PostgreSQL',
  ),
  one('seniority in the summary', 'Backend developer with', 'Senior backend developer with'),
  one('expert in the summary', 'Backend developer with experience', 'Backend developer and expert'),
  one('honours with the degree', 'Corvallis, OR}', "Corvallis, OR}\nGraduated with honors, dean's list."),
  one('GPA invented', 'Corvallis, OR}', 'Corvallis, OR}\nGPA: 3.9'),
  one('team size', 'Built a refund service', 'As part of a team of eight, built a refund service'),
  one(
    'publication',
    '\\section*{Skills}',
    '\\section*{Publications}\nRefund patterns at scale, IEEE Software, 2022.\n\\section*{Skills}',
  ),
  one('years of experience in words', 'with experience in payments', 'with six years of experience in payments'),
  one(
    'languages',
    '\\section*{Certifications}',
    '\\section*{Languages}\nEnglish (native), Spanish (fluent)\n\\section*{Certifications}',
  ),
  one('promoted', 'Helped two interns', 'Promoted within a year; helped two interns'),
  one("a client's name", 'used by 12 merchants', 'used by 12 merchants including Walmart'),
  one('award', 'Helped two interns', 'Received an award for helping two interns'),
  one('production on-call scope', 'Cut nightly report time', 'Single-handedly cut nightly report time'),
  one('number in thousands', '40 public libraries', '40k public libraries'),
  one('over 40', '40 public libraries', 'over 40 public libraries'),
  one('another unit', '25 minutes', '25 seconds'),
  one('another city of work', '{Salem, OR}', '{Seattle, WA}'),
  one('another employer', '{Lumen Library Systems}', '{Google}'),
  one('certificate upgraded', 'AWS Certified Cloud Practitioner', 'AWS Certified Solutions Architect'),
  one('skill level', 'Python, Django', 'Python (expert), Django'),
  one('skill in lower case', 'Git, Docker', 'Git, Docker, kubernetes'),
  one('words of the posting', 'Wrote unit tests', 'Set up CI/CD pipelines, wrote unit tests'),
  one('stakeholders', 'fixed bugs reported by librarians', 'fixed bugs reported by librarians and key stakeholders'),
  said('Should I add Kafka?', one('posting asked about, not used', 'Git, Docker', 'Git, Docker, Kafka')),
  said('I have never used Terraform.', one('denied in the chat', 'Git, Docker', 'Git, Docker, Terraform')),
  said(
    'own Kubernetes and Terraform infrastructure, build Python REST APIs',
    one('pasted posting', 'Git, Docker', 'Git, Docker, Terraform'),
  ),
  one('architected', 'Built a refund service', 'Architected a refund service'),
  one('doubled', 'Maintained a Django catalogue site', 'Doubled traffic of a Django catalogue site'),
  one('thousands', 'used by 12 merchants', 'used by thousands of shoppers'),
  one('minor', 'B.S. in Computer Science', 'B.S. in Computer Science, minor in Mathematics'),
  one('location', 'Portland, OR \\textbar{} \\href', 'New York, NY \\textbar{} \\href'),
  one('present where it ended', 'Jun 2018 -- Feb 2021', 'Jun 2018 -- Present'),
  one(
    'bullet of the posting',
    '\\item Helped two interns',
    '\\item Designed streaming infrastructure for robots.\n\\item Helped two interns',
  ),
]

const nurse: readonly ProposalCase[] = [
  one('more years', 'with nine years', 'with twelve years'),
  one('a larger shift', 'shift of 14 nurses', 'shift of 40 nurses'),
  one('other honours', 'magna cum laude', 'summa cum laude'),
  one('better level', 'Swedish (conversational)', 'Swedish (fluent)'),
  one('a language', 'Igbo (native)', 'Igbo (native), French (fluent)'),
  one('number from another bullet of another job', 'by 38\\% in two years', 'by 89\\% in two years'),
  one(
    'certificate',
    '\\shortentry{Advanced Cardiac',
    '\\shortentry{Trauma Nursing Core Course}{ENA}{2023}\n\\shortentry{Advanced Cardiac',
  ),
  one('award', '{Nurse of the Year}', '{National Nurse of the Year}'),
  one('budget', 'Lead a shift', 'Manage a budget and lead a shift'),
  one('procedure', 'including CRRT', 'including ECMO, CRRT'),
  one('chair of the committee', 'Joined the sepsis committee', 'Chaired and directed the sepsis committee'),
  one(
    'magnet hospital',
    'Served as union safety representative',
    'Served as elected regional union safety representative at Magnet hospital',
  ),
  one('title', '{Staff Nurse, Trauma Intensive Care}', '{Lead Nurse, Trauma Intensive Care}'),
  one(
    'research',
    'Wrote and piloted a bedside handover checklist',
    'Published peer-reviewed research on a bedside handover checklist',
  ),
  one('trained more', '26 trained, 24', '62 trained, 60'),
  one('pounds for nothing', 'reports by 38\\% in two years', 'reports by 38\\% in two years, saving \\$400,000'),
]

const engineer: readonly ProposalCase[] = [
  one('currency', '1.8 million card payments', '\\$1.8 million card payments'),
  one('billion', '1.8 million card payments', '1.8 billion card payments'),
  one('stars', '2,300 stars', '23,000 stars'),
  one('companies', 'nine companies', 'nine Fortune 500 companies'),
  one(
    'promotion of oneself',
    'two were promoted to senior',
    'two were promoted to senior, and I was made principal engineer',
  ),
  one('language level', 'German (B2)', 'German (C2)'),
  one('moved number', 'to 40 cities', 'to 11 cities'),
  one('tech moved', 'Built the driver-dispatch API (Go, PostgreSQL)', 'Built the driver-dispatch API (Rust, Kafka)'),
  one('degree', '{BEng, Computer Science}', '{MEng, Computer Science}'),
  one('GPA', '3.7/4.0', '3.9/4.0'),
  one('hired', 'Mentor four engineers', 'Hired and mentor four engineers'),
  one('four to fourteen', 'Mentor four engineers', 'Mentor fourteen engineers'),
  one('client', 'Cut cloud cost per delivery', 'Cut cloud cost per delivery for Amazon'),
  one('patent', 'Introduced contract tests', 'Patented and introduced contract tests'),
  one('eight years to a decade', 'Eight years of payment', 'A decade of payment'),
  one(
    'conference',
    'used by nine companies that I know of',
    'presented at conferences and used by nine companies that I know of',
  ),
]

const researcher: readonly ProposalCase[] = [
  one('grants', '€1.4 million in all', '€2.4 million in all'),
  one('dollars', '€1.4 million in all', '\\$1.4 million in all'),
  one(
    'a paper',
    '\\publication{Winter',
    '\\publication{Seagrass genomes}{I. Ģērmane}{Nature}{2023}\n\\publication{Winter',
  ),
  one('better journal', 'Journal of Coastal Ecology', 'Nature Ecology'),
  one('group', 'Lead a group of six', 'Lead a group of sixteen'),
  one('all defended', 'two have defended', 'three have defended'),
  one('keynote', '31 published studies', '31 published studies and a keynote at the Ocean Conference'),
  one('fellowship', '{Postdoctoral Fellow}', '{Assistant Professor}'),
  one('methods', 'R, Stan, Python, QGIS', 'R, Stan, Python, QGIS, Julia'),
  one(
    'awards',
    '\\shortentry{Early Career Prize}',
    '\\shortentry{Best Paper Award}{Ecological Society}{2021}\n\\shortentry{Early Career Prize}',
  ),
]

const manager: readonly ProposalCase[] = [
  one('people', '1,150 people and a budget', '1,500 people and a budget'),
  one('saved more', 'saved €7.4 million a year', 'saved €17.4 million a year'),
  one('named customer', 'Opened a 42,000-pallet automated store', 'Opened a 42,000-pallet automated store for IKEA'),
  one('master black belt', '{Lean Six Sigma Black Belt}', '{Lean Six Sigma Master Black Belt}'),
  one('a wider territory', 'Led five cold stores', 'Led five cold stores across Europe'),
  one(
    'union negotiations won',
    'Negotiated the first cross-border works agreement',
    'Negotiated the first and largest cross-border works agreement in the industry',
  ),
  one('software', 'SAP EWM, Manhattan WMS', 'SAP EWM, Oracle Fusion, Manhattan WMS'),
  one('MBA school', '{Lisbon School of Management}', '{INSEAD}'),
  one('director before', '{Regional Operations Manager}', '{Regional Operations Director}'),
  one('decades', 'Twenty-two years', 'Twenty-five years'),
  one('days without', '1,000 days without one', '10,000 days without one'),
  one('French', 'French (working)', 'French (fluent)'),
  one('charter', 'Known for safe sites', 'Chartered logistician known for safe sites'),
  one(
    'new bullet',
    '\\item Trained 120 people',
    '\\item Automated payroll and cut overtime disputes.\n  \\item Trained 120 people',
  ),
  one('board member', '{Treasurer}', '{Board Member and Treasurer}'),
]

const designer: readonly ProposalCase[] = [
  one('riders', '1.3 million riders', '3.1 million riders'),
  one('five to fifteen teams', 'used by five teams', 'used by fifteen teams'),
  one('led designers', 'Set up a bilingual design system', 'Led four designers to set up a bilingual design system'),
  one('AAA', 'WCAG 2.2 AA from', 'WCAG 2.2 AAA from'),
  one('a tool', 'Figma, HTML', 'Figma, Framer, HTML'),
  one('users', '9,000 weekly users', '9,000 daily users'),
  one('front page', 'A browser extension that tells', 'A browser extension, featured in Wired, that tells'),
  one('head of design', '\\headline{Senior Product Designer}', '\\headline{Head of Design}'),
  one('award', '{Applied Arts Award, Transit}', '{Red Dot Award}'),
  one('clinics', 'that 200 clinicians now use', 'that all clinicians in Québec now use'),
  one('Canada-wide', 'Designed the appointment flow', 'Designed the nationwide appointment flow'),
  one('conversion', 'Tested with 140 riders', 'Raised conversion by 20\\% and tested with 140 riders'),
  one('master of science', '{Master of Design, Interaction}', '{Master of Science, Interaction Design}'),
  one('swapped employers', '{Carte Blanche Transit}{Montréal}', '{Clinique Nord}{Montréal}'),
  one('accessible to blind people', 'Signage, kiosks', 'Award-winning signage, kiosks'),
]

export const fabrications = {
  account: accountFabrications,
  compact: manager,
  sidebar: designer,
  base,
  classic: nurse,
  modern: engineer,
  academic: researcher,
}
