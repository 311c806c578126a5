// Tables only: who makes a product, as it is written before its name. "Apache Airflow" is Airflow: the maker says
// nothing of the person. Products whose name alone is an everyday word (Teams, Forms) are left out.

const rows: readonly [makers: string, products: string][] = [
  ['apache', 'airflow|cassandra|flink|hadoop|hive|kafka|lucene|maven|nifi|solr|spark|superset|tomcat'],
  ['adobe', 'acrobat|after effects|dreamweaver|illustrator|indesign|lightroom|photoshop|premiere pro|xd'],
  [
    'microsoft|ms',
    'access|active directory|azure|dynamics 365|excel|onenote|outlook|power automate|power bi|power query|powerpoint|sharepoint|sql server|visio|word',
  ],
  ['google', 'bigquery|looker|looker studio'],
  ['amazon|aws', 'athena|cloudformation|cloudwatch|dynamodb|ec2|ecs|eks|rds|redshift|s3|sagemaker'],
  ['atlassian', 'bitbucket|confluence|jira|trello'],
  ['autodesk', 'autocad|civil 3d|fusion 360|inventor|revit'],
  ['autocad', 'civil 3d|lt|map 3d'],
  ['intuit', 'quickbooks|turbotax'],
  ['oracle', 'netsuite|peoplesoft|primavera'],
  ['salesforce', 'pardot|tableau'],
  ['sap', 'ariba|concur|s/4hana|successfactors'],
  ['hashicorp', 'packer|terraform'],
  ['ibm', 'cognos|db2|spss'],
  ['esri', 'arcgis'],
  ['espressif', 'esp32|esp8266'],
  ['mathworks', 'matlab|simulink'],
  ['dassault', 'catia|solidworks'],
]

/** A maker's name and the space behind it, where a product of it follows. Lower case. */
export const makerBefore = (): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${rows.map(([makers, products]) => `(?:${makers})\\s(?=(?:${products})(?![\\p{L}\\d]))`).join('|')})`,
    'gu',
  )
