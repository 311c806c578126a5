// Skills that postings ask for, across trades, each with the other ways to write it. Our own list, free to use under
// the project's licence; names of products beyond it are in product-names.ts.
// A line is one trade; an entry is `Name = another way, and another`. A name with a star counts only as it is written
// here, because in lower case it is a common word.

const trades = `
Python; JavaScript = JS, ECMAScript; TypeScript = TS; Java*; C*; C++ = cpp; C# = C Sharp, CSharp; Go* = Golang; Rust*; Ruby*; Ruby on Rails = Rails; PHP; Perl*; Scala*; Kotlin; Swift*; Objective-C; R*; Julia*; MATLAB; SQL; NoSQL; HTML = HTML5; CSS = CSS3; Sass = SCSS; Bash* = shell scripting, shell scripts; PowerShell; Haskell; Elixir; Erlang; Clojure; Dart*; Lua*; COBOL; Fortran; VBA; Assembly*; .NET = dotnet, .NET Core, ASP.NET; Node.js = Node, NodeJS; React* = React.js, ReactJS; Angular* = AngularJS; Vue.js = Vue, VueJS; Svelte*; Next.js = NextJS; Nuxt*; jQuery; Redux; Tailwind CSS = Tailwind; Django; Flask*; FastAPI; Spring Boot; Spring* = Spring Framework; Express.js = Express*, ExpressJS; Laravel; Symfony; GraphQL; REST APIs = REST API, RESTful APIs, RESTful, REST*; gRPC; WebSockets = WebSocket; microservices = microservice, micro-services; event-driven architecture; serverless; OAuth; SSO = single sign-on
PostgreSQL = Postgres, psql; MySQL; MariaDB; SQL Server = MSSQL, MS SQL; Oracle*; SQLite; MongoDB = Mongo; Redis; Elasticsearch = Elastic Search; DynamoDB; Cassandra*; Snowflake*; BigQuery; Redshift; Databricks; dbt; Airflow = Apache Airflow; Spark* = Apache Spark, PySpark; Hadoop; Kafka = Apache Kafka; RabbitMQ; Flink; data warehousing = data warehouse; data modelling = data modeling; data pipelines = data pipeline; ETL; ELT*; data governance; data quality; Tableau; Power BI = PowerBI; Looker; Excel* = Microsoft Excel, MS Excel; Google Sheets; pandas; NumPy; SciPy; scikit-learn = sklearn; TensorFlow; PyTorch; Keras; machine learning = ML; deep learning; NLP = natural language processing; LLMs = LLM, large language models, large language model; computer vision; statistics = statistical analysis; A/B testing = AB testing, split testing; forecasting; data analysis = data analytics; data visualisation = data visualization; SPSS; SAS*; Stata
AWS = Amazon Web Services; Azure = Microsoft Azure; GCP = Google Cloud, Google Cloud Platform; Docker; containers = containerization, containerisation; Kubernetes = k8s; Helm*; Terraform; Ansible; Pulumi; CloudFormation; Jenkins; GitHub Actions; GitLab CI; CircleCI; CI/CD = continuous integration, continuous delivery, continuous deployment, CICD; Git; Linux; Unix; Nginx; Prometheus; Grafana; Datadog; Splunk; observability; monitoring; incident response; on-call = on call; site reliability = SRE, site reliability engineering; DevOps; infrastructure as code = IaC; networking*; TCP/IP; DNS; VPN; Active Directory; virtualisation = virtualization; VMware; cybersecurity = cyber security, information security; penetration testing = pen testing; SIEM; IAM = identity and access management; GDPR; SOC 2 = SOC2; ISO 27001; HIPAA; PCI DSS; threat modelling = threat modeling; vulnerability management
unit tests = unit testing, unit test; integration tests = integration testing; test automation = automated testing, automated tests; TDD = test-driven development; Selenium; Cypress*; Playwright; Jest*; JUnit; pytest; QA = quality assurance; code reviews = code review; pair programming; agile; Scrum; Kanban; Jira; Confluence; system design; software architecture; object-oriented programming = OOP, object-oriented design; functional programming; design patterns; API design; performance tuning = performance optimization, performance optimisation; debugging; accessibility = a11y; WCAG; responsive design; SEO = search engine optimization, search engine optimisation; iOS; Android; React Native; Flutter; Unity*; Unreal Engine; embedded systems = embedded software; firmware; RTOS; PCB design; FPGA; CAN bus; PLC = PLCs; robotics; ROS
project management; programme management = program management; product management; product strategy; roadmaps = roadmap, roadmapping; stakeholder management = stakeholder communication, stakeholder engagement; requirements gathering = requirements analysis; business analysis; process improvement; change management; risk management; budgeting = budget management; resource planning; vendor management; contract negotiation = contract negotiations; negotiation; OKRs = OKR; PMP = project management professional; PRINCE2; Six Sigma; Lean*; ITIL; SAFe*; user research; usability testing; wireframing = wireframes, wireframe; prototyping = prototypes; Figma; Sketch*; Adobe XD; Photoshop; Illustrator*; InDesign; After Effects; Premiere Pro; design systems = design system; interaction design; visual design; information architecture; typography; branding
leadership; team leadership; people management; mentoring = mentorship; coaching; communication skills = written communication, verbal communication; public speaking; presentations = presentation skills; problem solving = problem-solving; critical thinking; time management; teamwork = team work; collaboration; conflict resolution; decision making = decision-making; customer service = customer support; customer success; account management; relationship building; cross-functional = cross functional; attention to detail; staff training = training programs, training programmes, employee training; onboarding; recruiting = recruitment; talent acquisition; performance reviews = performance management; employee relations; payroll; HRIS; Workday*; labour law = labor law, employment law; compensation and benefits
sales; B2B sales = B2B; lead generation; cold calling; pipeline management; CRM; Salesforce; HubSpot; Zoho; forecasting; upselling; cross-selling; retail; merchandising; point of sale = POS; inventory management = inventory control, stock control; e-commerce = ecommerce; Shopify; digital marketing; content marketing; social media = social media marketing; email marketing; copywriting; Google Analytics; Google Ads = AdWords; paid search = PPC, SEM; marketing automation; market research; brand management; public relations = PR*; event planning = event management; press releases; editing; proofreading; translation; journalism
accounting; bookkeeping; accounts payable = AP*; accounts receivable; reconciliation = reconciliations; financial reporting; financial analysis; financial modelling = financial modeling; GAAP; IFRS; auditing = audit, audits; tax = taxation; QuickBooks; Xero; SAP; Oracle NetSuite = NetSuite; Sage*; cost control; procurement = purchasing; invoicing; cash flow; CPA = certified public accountant; ACCA; CFA = chartered financial analyst; due diligence; valuation; underwriting; compliance; KYC; AML = anti-money laundering; claims; insurance
patient care; triage; medication administration = administering medication; electronic health records = EHR, EMR, electronic medical records; Epic*; Cerner; BLS = basic life support; ACLS = advanced cardiac life support, advanced cardiovascular life support; PALS = pediatric advanced life support, paediatric advanced life support; CCRN = critical care registered nurse; CRRT = continuous renal replacement therapy; RN = registered nurse; LPN = licensed practical nurse; CNA = certified nursing assistant; wound care; IV therapy = IV insertion; infection control; vital signs; care plans = care planning; discharge planning; phlebotomy; patient education; case management; critical care = intensive care, ICU; emergency care = emergency department; telemetry; paediatrics = pediatrics; mental health; medical billing; ICD-10; pharmacology; clinical trials = clinical research; GCP*; laboratory techniques = lab techniques; PCR; ELISA; HPLC; flow cytometry; cell culture; microscopy; western blot; bioinformatics; CRISPR; mass spectrometry
logistics; supply chain = supply chain management; warehouse management = warehousing, WMS; forklift = forklift operation, forklift licence, forklift license; shipping and receiving; fleet management; route planning; dispatching = dispatch; order picking; lean manufacturing; 5S; Kaizen; OSHA; health and safety = occupational safety, workplace safety; quality control; ISO 9001; root cause analysis; FMEA; SPC; preventive maintenance; CNC = CNC machining; welding; soldering; blueprint reading = reading blueprints; AutoCAD; SolidWorks; Revit; CATIA; GD&T; HVAC; plumbing; carpentry; electrical wiring; construction management; estimating; surveying; facilities management; ERP; MRP; production planning; demand planning; import and export; customs clearance; incoterms
teaching; lesson planning = lesson plans; curriculum development = curriculum design; classroom management; special education; tutoring; e-learning = elearning; LMS; student assessment = assessment; grant writing; peer review; research; literature review; fieldwork = field work; GIS; ArcGIS; QGIS; remote sensing; survey design; qualitative research; quantitative research; academic writing; LaTeX; food safety = HACCP; menu planning; kitchen management; catering; bartending; housekeeping; reservations; front desk; concierge; childcare; elderly care; social work; safeguarding; first aid; CPR = cardiopulmonary resuscitation; driving licence = driving license, driver's license, driver's licence; data entry; scheduling; calendar management; travel arrangements; minute taking = taking minutes; Microsoft Office = MS Office, Office 365, Microsoft 365; PowerPoint; Outlook*; Word* = Microsoft Word, MS Word; Google Workspace = G Suite; SharePoint; legal research; contract drafting = drafting contracts; litigation; paralegal
English; Spanish = Español; French = Français; German = Deutsch; Portuguese; Italian; Dutch; Polish*; Russian; Ukrainian; Turkish; Arabic; Hebrew; Hindi; Urdu; Bengali; Mandarin; Chinese; Cantonese; Japanese; Korean; Vietnamese; Swedish; Norwegian; Danish; Finnish; Greek; Czech; Hungarian; Romanian
`

export interface Skill {
  /** As it is shown. */
  name: string
  /** Every way to write it, the name first. A star is no longer part of it. */
  ways: { text: string; isExact: boolean }[]
}

const wayOf = (raw: string) => {
  const text = raw.trim()
  return text.endsWith('*') ? { text: text.slice(0, -1), isExact: true } : { text, isExact: false }
}

/** The list, each skill once: of two with one name the first stands. */
export const skills: readonly Skill[] = [
  ...new Map(
    trades
      .split(/[;\n]/)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [name = '', others = ''] = entry.split(/ = /)
        const ways = [name, ...others.split(',')].filter((way) => way.trim() !== '').map(wayOf)
        return [ways[0]!.text, { name: ways[0]!.text, ways }] as const
      })
      .toReversed(),
  ).values(),
].toReversed()

const names = new Set(skills.map(({ name }) => name))
/** Whether our own list has it, by the name that is shown. */
export const isSkill = (name: string): boolean => names.has(name)

const credentials = new Set(
  'BLS ACLS PALS CCRN RN LPN CNA CPR PMP PRINCE2 CPA ACCA CFA CISSP CISM CISA CEH CCNA CCNP CKA CKAD NCLEX BSN TNCC NRP SHRM PHR ITIL OSHA CDL EMT'.split(
    ' ',
  ),
)
/** A certificate or licence: one has it, and does not use it. */
export const isCredential = (name: string): boolean =>
  credentials.has(name) || /\b(?:licen[cs]e|certificat|certified|six sigma|first aid)/i.test(name)

/** Which line of the list a skill stands in: skills of one line are of one trade. -1 for what it has not. */
export const tradeOf = (name: string): number => tradeByName.get(name) ?? -1
const tradeByName = new Map(
  trades
    .trim()
    .split('\n')
    .flatMap((line, trade) => line.split(';').map((entry) => [wayOf(entry.split(' = ')[0] ?? '').text, trade] as const))
    .toReversed(),
)
