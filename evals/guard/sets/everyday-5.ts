// For tests only: the fifth everyday set, two more people and several edits of each of their lines. All invented.
import { oneEdit as one } from './one-edit.ts'
import type { ProposalCase, Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[margin=0.8in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
`

const platformEngineer: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Aisha Rahman}\\ aisha.rahman@example.com \textbar{} +1 (919) 555-0139 \textbar{} Durham, NC \textbar{} \href{https://github.com/aisharah}{github.com/aisharah}\end{center}
\section*{Summary}
Systems engineer who likes automation and quiet pagers.
\section*{Experience}
\entry{DevOps Engineer}{Nov 2020 -- Present}{Bluestem Banking Software}{Durham, NC}
\begin{itemize}
\item Moved 24 services from virtual machines to Kubernetes on AWS.
\item Brought deployment time down from 40 minutes to 8 with GitLab CI.
\item Wrote Terraform modules that six product teams use.
\item Set up Prometheus and Grafana alerts; pages at night fell by 60\%.
\item Share the on-call rotation with four others.
\end{itemize}
\entry{Systems Administrator}{Jul 2017 -- Oct 2020}{Piedmont Health Clinics}{Raleigh, NC}
\begin{itemize}
\item Looked after 80 Linux and Windows servers.
\item Scripted user onboarding in PowerShell.
\item Answered tickets from about 500 staff.
\end{itemize}
\section*{Education}
\entry{B.S. in Information Technology}{2013 -- 2017}{East Carolina University}{Greenville, NC}
\section*{Skills}
Kubernetes, Docker, AWS, Terraform, GitLab CI, Prometheus, Grafana, Linux, Python, PowerShell
\section*{Certifications}
Certified Kubernetes Administrator (CKA), 2022
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Aisha Rahman',
      email: 'aisha.rahman@example.com',
      phone: '+1 (919) 555-0139',
      address: 'Durham, NC',
      github: 'https://github.com/aisharah',
    },
    skills: [
      'Kubernetes',
      'Docker',
      'AWS',
      'Terraform',
      'GitLab CI',
      'Prometheus',
      'Grafana',
      'Linux',
      'Python',
      'PowerShell',
      'Ansible',
    ],
  }),
  jobDescription:
    'Staff Platform Engineer at Nimbus Pay. Go, Istio, ArgoCD, multi-region AWS and GCP, SOC 2 and PCI DSS compliance, lead SRE practice, FinOps cost savings, Kafka, mentoring, 8+ years.',
}

const loanOfficer: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Peter Novak}\\ peter.novak@example.com \textbar{} (402) 555-0163 \textbar{} Omaha, NE\end{center}
\section*{Experience}
\entry{Loan Officer}{Apr 2019 -- Present}{Platte Valley Credit Union}{Omaha, NE}
\begin{itemize}
\item Review about 25 car and home loan applications a week.
\item Closed \$18 million in home loans in 2023.
\item Explain terms and payments to first-time buyers.
\item Found missing documents early with a checklist; average closing time went from 38 to 29 days.
\item Visit two high schools each spring to teach about credit.
\end{itemize}
\entry{Teller}{Jan 2016 -- Mar 2019}{Platte Valley Credit Union}{Omaha, NE}
\begin{itemize}
\item Handled deposits and withdrawals and balanced the drawer every day.
\item Referred members to the loan desk.
\end{itemize}
\section*{Education}
\entry{Associate of Arts in Business}{2013 -- 2015}{Metropolitan Community College}{Omaha, NE}
\section*{Licenses}
NMLS ID 555018
\section*{Skills}
Loan underwriting, Encompass, credit reports, customer service, Excel
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Peter Novak',
      email: 'peter.novak@example.com',
      phone: '(402) 555-0163',
      address: 'Omaha, NE',
    },
    skills: ['Loan underwriting', 'Encompass', 'Credit reports', 'Customer service', 'Excel', 'DocuSign'],
  }),
  jobDescription:
    'Branch Lending Manager at Great Plains Bank. Commercial lending, SBA loans, manage a team of loan officers, portfolio growth, Salesforce, nCino, FHA and VA loans, community outreach, bachelor’s degree.',
}

/** Each of these instead of one text. */
const instead = (search: string, replacements: readonly string[]): readonly ProposalCase[] =>
  replacements.map((replace) => one(replace, search, replace))

const platformFabrications: readonly ProposalCase[] = [
  ...instead('Moved 24 services from virtual machines to Kubernetes on AWS.', [
    'Moved 24 services from virtual machines to Kubernetes on AWS and GCP.',
    'Moved 42 services from virtual machines to Kubernetes on AWS.',
    'Moved 24 services from virtual machines to Kubernetes on AWS, cutting cloud costs by 30\\%.',
    'Led a team moving 24 services from virtual machines to Kubernetes on AWS.',
  ]),
  ...instead('Set up Prometheus and Grafana alerts; pages at night fell by 60\\%.', [
    'Set up Prometheus and Grafana alerts; pages at night fell by 80\\%.',
    'Set up Prometheus, Grafana and Datadog alerts; pages at night fell by 60\\%.',
    'Set up Prometheus and Grafana alerts, reaching 99.99\\% uptime.',
  ]),
  one('istio', 'Grafana, Linux', 'Grafana, Istio, Linux'),
  one('staff', '\\entry{DevOps Engineer}', '\\entry{Staff DevOps Engineer}'),
  one('cks', 'Certified Kubernetes Administrator (CKA), 2022', 'Certified Kubernetes Security Specialist (CKS), 2022'),
  one(
    'kubernetes at the clinic',
    'Scripted user onboarding in PowerShell.',
    'Scripted user onboarding in PowerShell and Terraform.',
  ),
  one('pci', 'Wrote Terraform modules that', 'Wrote PCI DSS compliant Terraform modules that'),
]

const loanFabrications: readonly ProposalCase[] = [
  ...instead('Closed \\$18 million in home loans in 2023.', [
    'Closed \\$28 million in home loans in 2023.',
    'Closed \\$18 million in home and commercial loans in 2023.',
    'Top producer: closed \\$18 million in home loans in 2023.',
  ]),
  ...instead('Referred members to the loan desk.', [
    'Referred 200 members a year to the loan desk.',
    'Managed a team of tellers and referred members to the loan desk.',
  ]),
  one('senior', '\\entry{Loan Officer}', '\\entry{Senior Loan Officer}'),
  one('degree', 'Associate of Arts in Business', 'Bachelor of Arts in Business'),
  one('sba', 'car and home loan applications', 'car, home and SBA loan applications'),
  one('ncino', 'Encompass, credit', 'Encompass, nCino, credit'),
  one('days', 'from 38 to 29 days', 'from 38 to 19 days'),
]

const platformHonest: readonly ProposalCase[] = [
  ...instead('Moved 24 services from virtual machines to Kubernetes on AWS.', [
    'Migrated 24 services from VMs to Kubernetes on AWS.',
    'Migrated two dozen services from virtual machines (VMs) to AWS-hosted Kubernetes.',
    'Moved 24 services off virtual machines onto Kubernetes in AWS.',
  ]),
  ...instead('Brought deployment time down from 40 minutes to 8 with GitLab CI.', [
    'Reduced deployment time from 40 to 8 minutes using GitLab CI.',
    'Built GitLab CI pipelines that cut deployments from 40 minutes to 8.',
    'Cut deployment time from 40 minutes to 8 minutes by automating releases with GitLab CI/CD.',
  ]),
  ...instead('Wrote Terraform modules that six product teams use.', [
    'Developed reusable Terraform modules used by 6 product teams.',
    'Authored infrastructure-as-code (Terraform) modules adopted by six product teams.',
    'Created Terraform modules for six product teams.',
  ]),
  ...instead('Set up Prometheus and Grafana alerts; pages at night fell by 60\\%.', [
    'Implemented Prometheus and Grafana alerting, reducing overnight pages by 60\\%.',
    'Set up monitoring and alerting with Prometheus and Grafana; night-time pages dropped 60\\%.',
  ]),
  ...instead('Share the on-call rotation with four others.', [
    'Share on-call duties with four other engineers.',
    'Take part in an on-call rotation with 4 colleagues.',
  ]),
  ...instead('Looked after 80 Linux and Windows servers.', [
    'Administered 80 Linux and Windows servers.',
    'Maintained and patched 80 servers running Linux and Windows.',
    'Managed 80 Linux/Windows servers.',
  ]),
  ...instead('Scripted user onboarding in PowerShell.', [
    'Automated user onboarding with PowerShell scripts.',
    'Wrote PowerShell scripts to automate user onboarding.',
  ]),
  ...instead('Answered tickets from about 500 staff.', [
    'Provided help desk support to approximately 500 employees.',
    'Resolved support tickets for around 500 staff members.',
  ]),
  one(
    'summary',
    'Systems engineer who likes automation and quiet pagers.',
    'DevOps engineer with a background in systems administration, experienced in Kubernetes, AWS, Terraform and GitLab CI.',
  ),
  one(
    'skills',
    'Kubernetes, Docker, AWS, Terraform, GitLab CI, Prometheus, Grafana, Linux, Python, PowerShell',
    'Containers: Docker, Kubernetes (CKA); Cloud: AWS; IaC: Terraform, Ansible; CI/CD: GitLab CI; Monitoring: Prometheus, Grafana; Scripting: Python, PowerShell; OS: Linux',
  ),
  one('cka', 'Certified Kubernetes Administrator (CKA), 2022', 'CKA: Certified Kubernetes Administrator (2022)'),
]

const loanHonest: readonly ProposalCase[] = [
  ...instead('Review about 25 car and home loan applications a week.', [
    'Review approximately 25 auto and home loan applications per week.',
    'Evaluate around 25 car and mortgage loan applications weekly.',
    'Process about 25 weekly applications for car and home loans.',
  ]),
  ...instead('Closed \\$18 million in home loans in 2023.', [
    'Closed \\$18M in home loans in 2023.',
    'Closed home loans totaling \\$18 million in 2023.',
    'Originated and closed \\$18 million in mortgages in 2023.',
  ]),
  ...instead('Explain terms and payments to first-time buyers.', [
    'Guide first-time homebuyers through loan terms and payments.',
    'Advise first-time buyers on loan terms and payments.',
    'Educate first-time home buyers on terms and payment schedules.',
  ]),
  ...instead('Found missing documents early with a checklist; average closing time went from 38 to 29 days.', [
    'Reduced average closing time from 38 to 29 days by using a checklist to catch missing documents early.',
    'Introduced a checklist to identify missing documents early, shortening average closing time from 38 days to 29.',
  ]),
  ...instead('Visit two high schools each spring to teach about credit.', [
    'Teach credit education at two high schools every spring.',
    'Present on credit to students at 2 high schools each spring.',
    'Volunteer annually at two high schools, teaching students about credit.',
  ]),
  ...instead('Handled deposits and withdrawals and balanced the drawer every day.', [
    'Processed deposits and withdrawals and balanced the cash drawer daily.',
    'Handled member deposits and withdrawals; balanced the drawer at the end of each day.',
  ]),
  ...instead('Referred members to the loan desk.', [
    'Referred members to the lending team.',
    'Directed members to the loan department.',
  ]),
  one(
    'summary',
    '\\section*{Experience}',
    '\\section*{Summary}\nLoan officer (NMLS ID 555018) at a credit union with a background as a teller, skilled in loan underwriting and customer service. Closed \\$18 million in home loans in 2023.\n\\section*{Experience}',
  ),
  one(
    'skills',
    'Loan underwriting, Encompass, credit reports, customer service, Excel',
    'Loan underwriting, credit report analysis, customer service, Encompass LOS, DocuSign, Microsoft Excel',
  ),
  one('degree', 'Associate of Arts in Business', 'Associate of Arts (A.A.), Business'),
]

export const everydayPeople5 = { platformEngineer, loanOfficer }
export const everydayFabrications5 = { platformEngineer: platformFabrications, loanOfficer: loanFabrications }
export const everydayHonestEdits5 = { platformEngineer: platformHonest, loanOfficer: loanHonest }
