// Tables only: of what kind a named product is. Who uses HubSpot uses a CRM: the kind may stand beside the name, or
// instead of it.

const rows: readonly [names: string, kind: string][] = [
  ['HubSpot|Salesforce|Zoho CRM|Pipedrive|Dynamics 365', 'CRM'],
  ['SAP|NetSuite|Odoo|Dynamics 365', 'ERP'],
  [
    'Epic|Cerner|MEDITECH|Meditech|Allscripts|Athenahealth|athenahealth|eClinicalWorks|PointClickCare',
    'EHR EMR electronic health medical record charting',
  ],
  ['WordPress|Drupal|Joomla|Contentful', 'CMS content management'],
  ['Moodle|Blackboard|Google Classroom|Canvas', 'LMS learning management'],
  ['PostgreSQL|Postgres|MySQL|MariaDB|SQLite|SQL Server|Oracle Database', 'database relational SQL'],
  ['MongoDB|Cassandra|DynamoDB', 'database NoSQL'],
  ['Snowflake|BigQuery|Redshift', 'data warehouse cloud'],
  ['Docker|Kubernetes|Podman', 'container'],
  ['AWS|Amazon Web Services|Azure|GCP|Google Cloud', 'cloud'],
  ['Git', 'version control'],
  ['Jenkins|GitHub Actions|GitLab CI|CircleCI', 'CI CI/CD CD continuous integration delivery pipeline pipelines'],
  ['Square|Toast POS|Clover|Lightspeed', 'POS point of sale'],
  ['Prometheus|Grafana|Datadog|Nagios|Zabbix|New Relic', 'monitoring alerting alert dashboard observability'],
  ['Splunk|Kibana|Logstash', 'logging log'],
  ['Terraform|Pulumi|CloudFormation', 'infrastructure code IaC'],
  ['Ansible|Puppet|Chef Infra|SaltStack', 'configuration management'],
  ['Kubernetes|OpenShift', 'orchestration cluster'],
  ['Linux|Windows|macOS|Unix', 'operating system OS'],
  ['Kafka|RabbitMQ', 'message queue messaging streaming'],
  ['Redis|Memcached', 'cache caching'],
  ['Encompass', 'LOS loan origination system'],
  ['Playwright|Cypress|Selenium', 'browser end-to-end'],
  ['Salesforce|HubSpot', 'sales pipeline'],
  ['Canva', 'graphic design'],
  ['XGBoost|LightGBM', 'gradient boosting'],
  ['pandas|NumPy', 'data analysis'],
  ['Instagram|Facebook|TikTok|LinkedIn', 'social media'],
  ['Slack|Microsoft Teams', 'messaging chat'],
  ['HACCP', 'food safety compliance'],
  ['OSHA', 'safety compliance workplace occupational'],
  ['GDPR|HIPAA', 'privacy compliance data protection'],
  ['GAAP|IFRS', 'accounting standards compliance'],
  ['WCAG|ADA', 'accessibility compliance standards'],
  ['BLS|CPR|ACLS', 'life support resuscitation emergency'],
  ['Moodle|Blackboard|Canvas', 'VLE virtual learning environment platform'],
  ['Opera PMS|Mews|Cloudbeds', 'property management system PMS hotel'],
  ['Westlaw|LexisNexis', 'legal research database'],
  ['Clio|MyCase', 'legal practice management'],
  ['Kronos|UKG|Deputy|When I Work', 'timekeeping scheduling workforce management'],
  ['Blue Yonder|Manhattan WMS|WMS', 'WMS warehouse management system'],
  ['Figma|Sketch', 'design'],
  ['Photoshop|Illustrator|InDesign', 'design graphic Creative Suite Cloud'],
  ['Civil 3D', 'CAD'],
  ['Jest|Vitest|pytest|JUnit|Playwright|Cypress|Selenium', 'test testing automated automation framework'],
  ['Python|Java|JavaScript|TypeScript|Ruby|PHP|Go|Rust|Kotlin|Swift', 'programming language'],
  ['Google Analytics', 'web analytics'],
  ['Eventbrite|Cvent', 'event ticketing registration'],
  ['Google Docs|Google Sheets|Google Classroom', 'Google Workspace'],
  ['Excel|Word|PowerPoint|Outlook', 'Microsoft Office'],
  ['Tableau|Looker|Power BI', 'BI business intelligence visualization visualisation'],
  ['Airflow|Dagster|Prefect', 'orchestration workflow pipeline'],
  ['Django|Flask|FastAPI|Rails|Ruby on Rails|Laravel|Spring|React|Angular|Vue', 'framework web'],
  ['React Native|Flutter', 'framework mobile cross-platform'],
  ['ESP32|ESP8266|STM32|Arduino', 'microcontroller'],
  ['Excel|Google Sheets', 'spreadsheet'],
  ['QuickBooks|Xero|Sage', 'accounting'],
  ['ADP|Gusto|Paychex', 'payroll'],
  ['AutoCAD|SolidWorks|Revit|CATIA|Onshape', 'CAD'],
  ['ArcGIS|QGIS', 'GIS mapping'],
  ['SPSS|Stata|SAS', 'statistical statistics'],
  ['Zendesk|Freshdesk|ServiceNow', 'ticketing help desk'],
  ['trucks|vans|vehicles|buses|lorries', 'fleet'],
  ['Mailchimp|Marketo', 'email marketing newsletter'],
]

const kinds = new Map(
  rows
    .flatMap(([names, kind]) => names.split('|').map((name) => [name, kind] as const))
    .reduce((all, [name, kind]) => all.set(name, `${all.get(name) ?? ''} ${kind}`), new Map<string, string>()),
)
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${Array.from(kinds.keys())
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
)

const languages =
  /\b(?:English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Tamil|Telugu|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Tagalog|Filipino|Greek|Swedish|Norwegian|Danish|Finnish|Czech|Hungarian|Romanian|Igbo|Yoruba|Swahili|Amharic|Farsi|Persian)\b/g
/** Who speaks two languages is bilingual. */
const speakerOf = (text: string): string =>
  ['', '', 'bilingual', 'bilingual trilingual multilingual'][Math.min(3, new Set(text.match(languages) ?? []).size)] ??
  ''

/** The words for what the products that a text names are, one after the other. */
export const kindsIn = (text: string): string =>
  [...Array.from(new Set(text.match(named) ?? []), (name) => kinds.get(name) ?? ''), speakerOf(text)].join(' ')
