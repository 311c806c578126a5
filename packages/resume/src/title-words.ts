// Words of posts. Lower case, without accents. English, then German, French, Spanish, Italian, Portuguese.

export const titleWords: ReadonlySet<string> = new Set(
  `corporal sergeant private lieutenant major colonel cadet airman seaman specialist petty accountant actor actuary administrator adviser advisor agent aide ambassador analyst animator architect artist assistant associate attendant attorney auditor author
baker barber barista bartender bookkeeper broker buyer captain caregiver caretaker carpenter cashier cfo chair chairman chairperson chairwoman chef chemist chief clerk clinician cmo
co-founder cofounder coach columnist commander comptroller concierge conductor consultant contractor controller coo cook coordinator copywriter correspondent counsel counselor counsellor courier crew
cto curator custodian cio ceo dean dentist dermatologist designer detective developer devops dietitian director dispatcher doctor doorman drafter driver editor educator electrician employee engineer engineering
entrepreneur estimator examiner executive expert fabricator facilitator farmer fellow fireman firefighter foreman founder freelancer fullstack gardener geologist grader guard guide hairdresser handyman head
hostess housekeeper inspector installer instructor intern internship interpreter investigator janitor journalist judge laborer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard linguist machinist
maintainer maker manager marketer mason mathematician mechanic mediator member mentor merchandiser midwife moderator musician nanny nurse nutritionist officer operator optician organizer owner painter paralegal paramedic
partner pathologist pediatrician pharmacist photographer physician physicist physiotherapist pilot planner plumber policeman porter postdoc postdoctoral practitioner president principal processor producer professor programmer promoter
psychiatrist psychologist psychotherapist radiographer radiologist ranger rep reporter representative researcher reviewer sailor salesman salesperson scholar scientist scout sculptor secretary seller sergeant
server sitter soldier solicitor specialist statistician steward stocker strategist stylist student superintendent supervisor surgeon surveyor sysadmin tailor teacher technician technologist teller tester therapist trader
trainee trainer translator treasurer tutor typist underwriter usher valet vendor vet veterinarian videographer volunteer vp waiter waitress warden welder worker writer zoologist creator contributor apprentice assembler
developpeur developpeuse ingenieur ingenieure chargee charge responsable stagiaire consultante directeur directrice gerant gerante vendeur vendeuse enseignant enseignante infirmier infirmiere apprenti alternant chercheur chercheuse assistante
entwickler entwicklerin ingenieurin leiter leiterin berater beraterin mitarbeiter mitarbeiterin praktikant praktikantin werkstudent werkstudentin sachbearbeiter sachbearbeiterin geschaftsfuhrer geschaftsfuhrerin lehrer lehrerin architektin
auszubildender auszubildende referent referentin kaufmann kauffrau krankenpfleger krankenpflegerin arzt arztin techniker technikerin verkaufer verkauferin hilfskraft doktorand doktorandin softwareentwickler softwareentwicklerin projektleiter projektleiterin teamleiter teamleiterin
desarrollador desarrolladora cocinero cocinera voluntario voluntaria electricista conductor conductora camarero camarera ingeniero ingeniera gerente jefe jefa becario becaria analista profesor profesora enfermero enfermera director directora consultor consultora encargado encargada disenador disenadora tecnico tecnica asistente auxiliar investigador investigadora coordinador coordinadora
sviluppatore sviluppatrice ingegnere responsabile tirocinante stagista direttore direttrice consulente insegnante infermiere ricercatore ricercatrice impiegato impiegata progettista docente tecnico
desenvolvedor desenvolvedora engenheiro engenheira estagiario estagiaria professor professora coordenador coordenadora enfermeiro enfermeira pesquisador pesquisadora supervisor`.split(
    /\s+/,
  ),
)

/** They qualify a post; beside another word of a post they are a sign, alone they are weak. */
export const rankWords: ReadonlySet<string> = new Set(
  `senior junior sr jr lead staff principal chief head vice deputy interim acting graduate entry-level mid-level full-stack frontend front-end backend back-end software product project program data marketing sales
customer office general assistant visiting adjunct clinical registered certified quality operations account business technical executive`.split(
    /\s+/,
  ),
)

/** Endings of people who do something: "Fishmonger", "Florist", "Technician". */
export const personEnding = /(?:[^aeiou]er|tor|sor|ist|cian|rian|eur|euse|ière|iere|eer|smith|man|woman|in)$/
/** Words that end alike and are no posts. */
export const notPersons: ReadonlySet<string> = new Set(
  `center computer paper water power december september october november winter summer partner's silver newer other over under after number server cluster register master career order user
letter offer border river tower cancer consumer customer computers better chapter quarter sister semester meter factor sector doctor's tractor vector motor editor's berlin austin martin dublin in main franklin benjamin admin plugin linkedin
goldman human german roman woman's per her inner outer theater peter hunter parker weber miller taylor turner cooper baker's fischer schneider meyer bayer kellner daimler unilever pioneer twitter docker jupyter flutter router`.split(
    /\s+/,
  ),
)
