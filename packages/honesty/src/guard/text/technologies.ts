// Tables only: names of tools, technologies, methods and certificates that postings ask for. Lower case. A name here is
// a fact wherever it stands, even without a capital.

const names = `
  python java kotlin scala golang rust swift objective-c c++ c# php perl ruby elixir erlang haskell clojure dart lua matlab fortran cobol sas stata spss julia
  javascript typescript html css sass react vue angular svelte next.js nuxt node.js express.js deno jquery redux webpack vite tailwind bootstrap
  django flask fastapi spring rails laravel symfony .net asp.net blazor graphql grpc rest soap websocket
  postgresql mysql mariadb sqlite oracle mongodb cassandra redis dynamodb elasticsearch opensearch neo4j snowflake bigquery redshift databricks
  clickhouse couchbase firebase supabase kafka rabbitmq activemq nats pulsar kinesis flink spark hadoop hive airflow dagster dbt beam nifi
  docker kubernetes helm terraform pulumi ansible puppet chef jenkins gitlab github bitbucket circleci argocd prometheus grafana datadog splunk
  kibana logstash newrelic sentry vault consul istio envoy nginx apache linux unix windows macos bash powershell vmware openstack aws azure gcp
  lambda ec2 s3 cloudformation serverless microservices ci/cd devops sre mlops git svn jira confluence trello asana notion
  tensorflow pytorch keras scikit-learn pandas numpy scipy xgboost spacy opencv langchain llm llms nlp huggingface openai mlflow sagemaker
  tableau looker powerbi qlik excel powerpoint photoshop illustrator indesign figma sketch invision autocad solidworks revit sap salesforce
  hubspot marketo netsuite quickbooks workday servicenow zendesk shopify magento wordpress drupal seo sem crm erp epic cerner meditech
  scrum kanban agile safe lean six-sigma kaizen pmp prince2 itil cissp cism cisa ceh ccna ccnp cpa cfa frm acca shrm phr aws-certified togaf csm cspo
  hipaa gdpr sox pci-dss iso27001 fda gmp haccp osha cpr bls acls pals ccrn nclex rn bsn mba phd
  selenium cypress playwright junit pytest jest mocha cucumber postman swagger unity unreal opengl cuda vulkan webgl arduino verilog vhdl fpga plc
  blockchain solidity ethereum etl oauth saml ldap kerberos tcp/ip vpn siem ros simulink labview minitab qgis arcgis
`

export const technologies: ReadonlySet<string> = new Set(names.split(/\s+/).filter((name) => name !== ''))

/** Of these, only the capital says that a tool is meant. */
export const everydayNames: ReadonlySet<string> = new Set(
  `spring rails react swift rust ruby go express oracle excel word access spark beam hive chef puppet vault consul helm sketch unity
  safe lean agile epic notion linear lambda apache dart bash sentry rest soap windows envoy sap notion kinesis pulsar looker invision
  frm pals sem ros unreal r c`.split(/\s+/),
)
