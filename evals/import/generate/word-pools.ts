// Words that invented people are made of. None of them lives; what sounds like a firm is put together.
const list = (text: string) => text.trim().split(/\s*\|\s*/)
const words = (text: string) => text.trim().split(/\s+/)

export const givenNames = words(`
  Hanna Marek Kavya Tomas Ingrid Chidi Leila Joao Sofia Henrik Mei Akira Noor Elif Pavel Camille Diego Fatima Grace Liam Olga Rosa Samuel Yusuf
  Zoe Aaron Beatriz Carlos Dagmar Emeka Farah Giulia Hamid Irina Jasper Katarina Lars Marta Nikos Oscar Petra Quentin Ruth Stefan Tara Umar Vera
  Wendy Xavier Yara Alice Robert Jean-Luc Ana-Maria María José Jürgen François Łukasz Søren Zoë`)
export const familyNames = words(`
  Novak Fischer Olawale Lindgren Moreau Santos Kowalski Tanaka Haddad Yilmaz Ivanov Dubois Rossi Nguyen Joshi Schneider Baker Carter Weaver Mason
  Hughes O'Brien McAllister Smit Berg Costa Silva Romero Keller Vogel Winter Sommer Lang Klein Petrov Horvat Popescu Nielsen Virtanen Saar Kim Park
  Liang Wang Rao Gupta Mbeki Diallo Mensah Abebe Stone Rivers Banks Field Marsh Ford Hale Quinn Reyes Ibáñez Gärtner Müller Lefèvre Åberg`)
export const coined = words(`
  Southmere Bluepeak Corvex Lumina Zentro Halcyon Quillon Brightmoor Fennwick Solara Veridian Octavo Pinecrest Redshift Tessera Umbral Vantory
  Westmark Xylo Yonder Zephyr Arcadian Bellweather Cindral Dovetail Everline Foxglove Granite Harbour Ironbark Juniper Kestrel Larkspur Meadowlark
  Nimbus Oakline Palisade Quarry Ridgeway Stellan Thornbury Upland Verdant Wrenfield Calder Larkin Hobart Glenmore Umbrex Dynacorp Kavora Mistral Orbis
  Pallas Rhodium Sable Tarn Ulmo Viva Wick Yarrow Zola Brightwell Dunmore Eskdale Farrow Ingram Kelso`)
export const trades = list(`
  Systems | Health | Logistics | Bank | Foods | Energy | Media | Insurance Group | Labs | Technologies | Partners | Consulting | Motors | Airlines |
  Pharma | Solutions | Software | Studio | Robotics | Analytics | Capital | Retail | Hospital | Clinic | School District | Books | Design | Builders |
  Hotels | Theatre | Museum | Foundation | Networks | Games | Textiles | Mobility`)
export const legalForms = list(
  `, Inc. | Inc. | Ltd. | LLC | GmbH | AG | S.A. | S.r.l. | B.V. | AB | Corp. | & Co. | PLC | Oy`,
)
export const titles = list(`
  Software Engineer | Senior Software Engineer | Data Scientist | Data Analyst | Product Manager | Project Manager | UX Designer | Web Developer |
  Frontend Developer | Backend Engineer | DevOps Engineer | Site Reliability Engineer | Research Assistant | Teaching Assistant | Intern |
  Software Engineering Intern | Marketing Manager | Sales Associate | Accountant | Registered Nurse | Staff Nurse | Teacher | Lecturer |
  Assistant Professor | Postdoctoral Researcher | Chef de Partie | Line Cook | Barista | Store Manager | Team Lead | Head of Operations |
  Chief Technology Officer | Co-Founder | Founder & CEO | Consultant | Senior Consultant | Mechanical Engineer | Civil Engineer | Architect |
  Graphic Designer | Copywriter | Editor | Journalist | Paralegal | Attorney | HR Business Partner | Recruiter | Customer Support Specialist |
  Warehouse Operative | Electrician | Truck Driver | Security Officer | Event Coordinator | Fundraiser | Librarian | Translator | Financial Analyst |
  Business Analyst | Quality Assurance Lead | Machine Learning Engineer | Full Stack Developer | Solutions Architect | Network Administrator |
  Leiter Einkauf | Softwareentwicklerin | Werkstudent | Ingénieur logiciel | Chef de projet | Ingeniero de datos | Analista | Responsabile vendite |
  Trainee | Volunteer | Visiting Scholar | Principal Investigator | Scrum Master | Bookkeeper | Pharmacist | Physiotherapist | Social Worker`)
export const cities = list(`
  Berlin | Paris, France | Bristol, UK | New York, NY | Fresno, CA | Worcester, MA | Tulsa, OK | Spokane, WA | Detroit, MI | Toronto, ON |
  Madrid, Spain | Lisbon, Portugal | Rotterdam, Netherlands | Munich, Germany | Hannover | Zürich, Switzerland | Vienna, Austria | Stockholm, Sweden |
  Warsaw, Poland | Prague, Czech Republic | Tokyo, Japan | Osaka, Japan | Bangalore, India | Chennai, India | Lagos, Nigeria | Nairobi, Kenya |
  São Paulo, Brazil | Buenos Aires | Sacramento, CA | Omaha, NE | Bath | Freiburg | Malmö | Remote | Denver, CO | Dublin, Ireland |
  Savannah, GA | Boise, ID | Ghent, Belgium | Kraków | Porto | Graz | Utrecht, NL | Singapore | Melbourne, Australia | Oslo | Hyderabad, India`)
export const subjects = list(`
  Computer Science | Electrical Engineering | Mechanical Engineering | Economics | Business Administration | History | Psychology | Nursing |
  Mathematics | Physics | Biology | Chemistry | Philosophy | Graphic Design | Communications | Statistics | Data Science | Law | Marketing |
  English Literature | Political Science | Environmental Science | Information Systems | Informatik | Maschinenbau | Betriebswirtschaft`)
export const degrees = list(`
  B.Sc. | Bachelor of Science | B.A. | Bachelor of Arts | M.Sc. | Master of Science | MBA | Ph.D. | PhD | B.Tech. | BS | MS | Master of Engineering |
  Bachelor of Engineering | M.A. | Associate of Arts | Diploma | Licence | Bachelor's degree | Master's degree | BEng | B.Eng.`)
export const schoolForms = list(`
  University of * | * University | * College | * Institute of Technology | * State University | Technische Universität * | Universidad de * |
  Université de * | * High School | * Academy | Hochschule * | Politecnico di * | * School of Design | * Community College | *-Gymnasium`)
export const schoolPlaces = words(`
  Southgate Westfield Lakeshore Riverton Ashford Kingsport Kassel Mainz Lyon Toledo Padova Gdynia Turku Aarhus Fairview Hillcrest Ferndale Millbrook
  Stonebridge Brookhaven Cedar Clearwater Eastmoor Goldfield Kent Lindon Mapleton Norwood Oakville Penbrook Rosedale Selby Trenton Warren`)
export const skillPool = list(`
  Python | Java | C++ | JavaScript | TypeScript | SQL | PostgreSQL | Docker | Kubernetes | AWS | Git | React | Node.js | HTML | CSS | Excel | Power BI |
  Tableau | Figma | Photoshop | Illustrator | SAP MM | Negotiation | Public speaking | Team leadership | Budgeting | Copywriting | SEO |
  Patient care | Triage | Wound care | HACCP | Menu planning | Inventory | Welding | AutoCAD | SolidWorks | MATLAB | R | Stata | LaTeX | Go | Rust |
  Swift | Kotlin | Android | iOS | Spark | Airflow | Terraform | Jenkins | Linux | Bash | Salesforce | Jira | Scrum | Kanban | Customer service |
  Cash handling | Forklift | Spanish translation | Proofreading | InDesign | Premiere Pro | Unity | C# | .NET | Ruby on Rails | PHP | Laravel`)
export const skillGroups = list(`
  Languages | Frameworks | Tools | Databases | Technical | Soft skills | Cloud | Software | Programming | Design | Methods | Other | Web Technologies |
  Laboratory | Clinical | Office | Operating Systems | Libraries | Developer Tools`)
export const levels = list(`
  Expert | Advanced | Intermediate | Beginner | 90 % | 75 % | Proficient | Basic | 4/5 | Native Speaker | ★★★★☆`)
export const languageItems = list(`
  English (fluent) | German (native) | French (B1) | Spanish | Portuguese – native | Dutch (C1) | Mandarin | Arabic (A2) | Polish | Italian (basic) |
  Hindi | Swedish | Japanese (N2) | Russian | English: C2 | Deutsch: Muttersprache`)
export const hobbyItems = list(`
  Rowing | Chess | Photography | Hiking | Choir | Board games | Gardening | Cooking | Running | Travel | Cycling | Painting | Reading | Climbing`)
export const certificates = list(`
  AWS Certified Solutions Architect | Certified ScrumMaster | PMP | First Aid | Google Analytics Certification | CompTIA Security+ | TEFL |
  Certified Kubernetes Administrator | Six Sigma Green Belt | Food Safety Level 3 | BLS Provider | Prince2 Practitioner | Cisco CCNA`)
export const issuers = list(
  `Amazon Web Services | Scrum Alliance | PMI | Red Cross | Google | CompTIA | The Linux Foundation | Open Courses | Cisco`,
)
export const awards = list(`
  Employee of the Year | Dean's List | Best Paper Award | 2nd Place, National Robotics Contest | Merit Scholarship | Young Journalist Prize |
  Teaching Excellence Award | Finalist, Design Week | Honours Fellowship | Innovation Prize | Gold Medal, Mathematics Olympiad`)
export const verbs = words(`
  Built Led Designed Managed Improved Reduced Developed Introduced Coordinated Trained Launched Wrote Organised Automated Analysed Migrated
  Negotiated Supervised Prepared Tested Maintained Rebuilt Delivered Planned Supported Implemented Created Evaluated Presented Taught`)
export const objects = list(`
  the claims pipeline | a team of six engineers | weekly reports for the board | the ordering system | a campaign for three new markets |
  rotas for forty nurses | the public REST API | an internal tool for recommendations | courses for first-year students | the annual budget |
  contracts with forty suppliers | the data warehouse | a mobile app with 20,000 users | kitchen stock and orders | exhibitions with local artists |
  the company's website | patients before and after surgery | a queue for letters and text messages | the design system |
  training for new colleagues | experiments on river sediment | a platform for online exams | audits in five countries | the payment service`)
export const results = list(`
  cutting costs by 12% | which saved two days a month | in Python and Go | together with the sales team | with Docker and Kubernetes |
  for customers in nine countries | and raised satisfaction from 71 to 88 percent | on time and within the budget | used by 3,000 people every day |
  from planning to delivery | and documented each step for later teams | reducing errors by a third | while keeping the service running |
  and handed it over to operations`)
export const projectNames = list(`
  Harbour Log | Shared Larder | Ticket Shop | Sales Cockpit | Option Pricer | Weather Station | Dotfiles | Chess Engine | LinguaBot |
  Campus Map | Commit Garden | Film Finder | Bike Share Forecast | Solar Car | Recipe Finder | Open Transit | Photo Booth`)
export const headlines = list(`
  Web Developer with an Eye for Type | Senior Data Engineer | Registered Nurse with ten years of practice | Marketing Professional |
  Network Engineer · Team Lead | Economist | Freelance Illustrator | Supply Chain Manager | Experienced Teacher | Backend Developer`)
export const projectRoles = list(`
  Project Lead | Creator | Creator & Maintainer | Frontend Developer | Contributor | Team of four | Author | Designer | Team project, ML engineer`)
