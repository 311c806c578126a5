// Tables only: what titles, degrees, ranks and claims of weight are called in each of the languages. Patterns are of
// plain text: lower case, no accents; German and Dutch words stand inside longer ones.

type Row = readonly [name: string, pattern: RegExp]

/** Ranks: a title has the same ones in any language. */
export const ranks: readonly Row[] = [
  ['senior', /\bsenior|\bsr\b|\bstarsz|\bsenior/],
  ['junior', /\bjunior|\bjr\b|nachwuchs|\bmlodsz/],
  [
    'lead',
    /\blead\b|\bleader|\bleit(?:er|end|ung)|(?:projekt|team|abteilungs|schicht|filial|bereichs|gruppen)leit|\bresponsable|\bresponsabile|\bresponsavel|\bencargad|\bchef(?:fe)?\b(?! de (?:partie|rang))|\bjefe|\bjefa|\bcapo|\bkierowni|\bleidinggevend|\bteamleider|\bhoofd|\bhead\b|\bprincipal|\bsupervis|\bcheffe|\bfuhrend/,
  ],
  ['manager', /manager|\bgerente|\bgestionnaire|\bgestor|\bmenedzer|geschaftsfuhr/],
  ['director', /\bdirect(?:or|eur|rice|ora)|\bdirett(?:or|ric)|direktor|\bdiretor|\bdyrektor|\bdirecteur/],
  ['chief', /\bchief|\bc[teofio]o\b|\bvorstand|\bpresident|\bvice\b|\bvp\b/],
  ['assistant', /\bassist|assisten|\basystent|\bauxiliar|\bayudante|\badjoint|\bhilfs|hilfskraft|\baide\b/],
  [
    'intern',
    /\bintern(?:ship)?\b|praktik|\bstagiair|\bstage\b|\bbecari|\bpractica|\btirocin|\bstagist|\bestagi|\bstazyst|\bpasante|werkstudent|working student/,
  ],
  ['trainee', /\btrainee|\bapprent|auszubild|\bazubi|\baprendi|\bapprendist|volontar(?:iat)?in?\b|\bleerling/],
  ['volunteer', /\bvolunt|ehrenamt|freiwillig|\bbenevol|\bvolontar|\bwolontari|\bvrijwillig/],
  ['certified', /\bcertif|zertifiz|\bcertyfik|\bgecertific|\blicensed|staatlich|\bgepruft|\bdiplome/],
]

/** Degrees. "Licence" and "grado" are the first one where they are spoken of. */
export const degrees: readonly Row[] = [
  [
    'bachelor',
    /\bbachelor|\bb\.? ?(?:s|a|sc|eng|e|tech)\b\.?|\blicence\b|\bgrado\b|\blicenciatura|\blaurea\b(?! magistrale)|\blicencjat|\blicenciad|\bgraduacao/,
  ],
  [
    'master',
    /\bmaster|\bmba\b|\bm\.? ?(?:s|a|sc|eng|tech)\b\.?|\bmaestria|\bmagister|\blaurea magistrale|\bmestrado|\bmagist/,
  ],
  ['doctor', /\bph\.? ?d\b|\bdoct(?:or|eur)|\bdoktor|\bdottorat|\bdoutor|\bdr\b/],
  ['diploma', /\bdiplom|\bdiploma|\bhauptdiplom/],
  [
    'school',
    /\bhigh school|\babitur|\bbaccalaureat|\bbachillerat|\bmaturita|\bmatura|\bensino medio|\bdiploma di\b|\bged\b|realschul|\bmittlere reife/,
  ],
]

/** Occupations. One pattern for each, over all the languages. */
export const callings: readonly Row[] = [
  ['engineer', /engineer|ingenieur|\bingenier|\bingegner|\bengenh|\binzynier|\bmekanik/],
  ['developer', /develop|entwickl|\bdesarroll|\bsvilupp|\bdesenvolv|ontwikkel|programm|\bprogramad/],
  ['designer', /design|gestalt|\bconcepteur|\bdisen|\bprogettist|\bgrafi|ontwerp|\bprojektant/],
  ['analyst', /\banaly|analyst|\banalis|\banalit/],
  ['consultant', /\bconsult|berat|\bconseil|\basesor|\badvis|adviseur|\bdoradc|\bkonsult/],
  ['architect', /architec|architek|\barquitect|\barquitet|\barchitett/],
  [
    'researcher',
    /\bresearch|forsch|\bchercheu|\binvestigad|\bricercat|\bpesquis|onderzoek|\bbadacz|\bscientist|wissenschaftl/,
  ],
  [
    'teacher',
    /\bteach|lehrer|lehrkraft|\benseign|\bprofes|\bmaestr[oa]\b|\binsegn|\bdocent|\bleraar|\blerares|\bnauczyciel|\bprofessor|\blecturer|dozent/,
  ],
  ['nurse', /\bnurs|pfleg|\binfirm|\benferm|\binfermier|verpleeg|\bpieleg|krankenschwester/],
  ['doctor of medicine', /\bphysician|\barzt|arztin\b|\bmedecin|\bmedic[oa]\b|\blekarz|\bdottor|\bmedico|\barts\b/],
  ['surgeon', /\bsurgeon|chirurg|\bcirujan|\bcirurgi/],
  ['lawyer', /\blawyer|\battorney|anwalt|\bavocat|\babogad|\bavvocat|\badvogad|advocaat|\bprawni|\bjurist/],
  ['accountant', /\baccountant|\baccounting|buchhalt|\bcomptab|\bcontab|\bcontador|boekhoud|\bksiegow/],
  ['sales', /\bsales|verkauf|vertrieb|\bvend(?:eu|ed|it|as)|\bventes|\bventas|\bcommercial|verkop|\bsprzedaw/],
  ['cook', /\bcook|\bkoch\b|kochin\b|\bcuisini|\bcociner|\bcuoc[oh]|\bcozinh|\bkok\b|\bkucharz/],
  ['waiter', /\bwait(?:er|ress)|kellner|\bserveu|\bcamarer|\bcamerier|\bgarcom|\bober\b|\bkelner/],
  ['driver', /\bdriver|fahrer|\bchauffeu|\bconductor|\bautist|\bmotorist|\bkierowc/],
  ['technician', /\btechnic|technik|\btecnic|\btechnicien/],
  ['clerk', /\bclerk|sachbearbeit|\bemploye|\badministrativ|\bimpiegat|\bmedewerk|mitarbeit/],
  ['pilot', /\bpilot/],
  ['judge', /\bjudge\b|\brichter|\bjuge\b|\bjuez|\bgiudice|\bjuiz/],
  ['pharmacist', /\bpharmac|apothek|\bfarmac/],
  ['founder', /\bfounder|grunder|\bfondat|\bfundad|oprichter|\bzalozyciel/],
  ['owner', /\bowner|inhaber|\bproprietai|\bpropietari|\bproprietari|eigena|\bwlascicie/],
  ['software', /software|\blogiciel|\boprogramow/],
  ['computer science', /\bcomputer science|informati|informaty/],
  ['business', /\bbusiness|betriebswirt|\bgestion\b|\bempresa|\bbwl\b|\beconomi/],
]

export const institutions =
  /\buniversi|\buniwersyt|\bcollege|hochschule|\bakademi|\bacadem|\bschool|schule\b|\becole|\bescuela|\bscuola|\bescola|\binstitut/

/** What makes work larger than it was, wherever it is said. The second pattern proves it as well. */
export const claims: readonly (readonly [name: string, claim: RegExp, proof?: RegExp])[] = [
  [
    'leading',
    /\bled\b|\blead(?:s|ing)?\b(?! to\b)|\bleader|\bleit(?:et|ete|eten|er|erin|end|ende|enden)\b|(?<!\b(?:an|ein|ab|um|zu))leitung\b|\bfuhrt?e\b(?= (?:ein|das|die|den|\d+|zwei|drei) ?\w* ?(?:team|mitarbeit|abteilung|gruppe))|fuhrung(?:s|\b)|\bdirig|\bdirection\b|\bencadr|\blider|\bcoordino|\bguid(?:ato|ai)|\bgestit|\bpilot(?:e|age)\b|\bcheffe?\b|\bjef[ea]\b|\bresponsab|\bresponsavel|verantwort|\bhoofd|\bleidde\b|\bleidinggevend|\bkierow|\bmanag|\bsupervis|\bdirector|\bdirecteur|\bdirettor|\bdiretor/,
    /\bhead of|\bin charge|\bchair|\bran\b|\brun\b|\bown(?:s|ed)?\b|\borgani[sz]|\bresponsible/,
  ],
  ['seniority', /\bsenior|\bprincipal\b|\bchief\b|\bexpert|\bexpert|\bspezialist|\bspecialist/],
  [
    'an honor',
    /\baward|ausgezeichnet|auszeichnung|preistrager|\bprime[es]?\b|\blaureat|\bpremi[oa]|\bgalardon|\bprix\b|\bnagrod|\bbekroond|\bhonou?rs|\bcum laude/,
    /\bprize|\bpreis/,
  ],
  [
    'founding',
    /\bfound(?:ed|er|ing)|\bgrundete|\bgegrundet|\bgrunder|\bfonde\b|\bfondateur|\bfondatrice|\bfund(?:o|e|ador|ei)\b|\bfondat|\bopricht|\bzalozy|\bpioneer|\binvent|\berfand|\bpatent/,
  ],
  [
    'certification',
    /\bcertif|zertifi|\bgepruft|\bcertyfik|\bgecertific|\blizen[sz]|\blicensed|\bdiplome\b|\bbrevet/,
    /\bcertificat|\blicen[sc]e/,
  ],
  [
    'hiring',
    /\bhir(?:ed|ing)\b|\brecruit|rekrut|\bstellte ein|\beingestellt|\bembauch|\brecrut|\bcontrat(?:e|o|acion|ou)\b|\bassun(?:to|zione)/,
    /\binterview/,
  ],
  ['a promotion', /\bpromot(?:ed|ion)|befordert|beforderung|\bpromu\b|\bpromue|\bascend|\bpromoss|\bpromovid|\bawans/],
  [
    'money',
    /\bbudget|\bpresupuest|\borcament|\bbudzet|\brevenue|\bumsatz|umsatze\b|\bchiffre d.affaires|\bingresos|\bfatturat|\breceita|\bprofit|\bgewinn|\bbenefici|\bsavings|einsparung|\beconomies|\bahorr/,
    /\bcosts?\b|\bkosten|[$€£]/,
  ],
  [
    'being alone',
    /\bsole\b|\bsolely|\bsingle-hand|\balleinig|\bim alleingang|\bseule?\b|\bpor si sol|\bda sol[oa]\b|\bsozinh|\bindependent|\beigenverantwort/,
    /\balone|\bonly|\ballein/,
  ],
  [
    'reach',
    /\bglobal|\bweltweit|\bworldwide|\binternational|\bmondial|\bmundial|\bnational\b|\bbundesweit|\blandesweit|\bwereldwijd/,
    /\bcountries|\blander|\bpays\b|\bpaises/,
  ],
  [
    'being the best',
    /\bbest(?:e|er|en)?\b|\bmeilleur|\bmejor|\bmiglior|\bmelhor|\bnajlepsz|\blargest|\bgro(?:ss|ß)te|\bfuhrend|\bmarktfuhr|\bplus grand/,
  ],
  [
    'mentoring',
    /\bmentor|\bcoach|\btrained\b|\bbildete\b.*\baus\b|\bausgebildet|\bschulte\b|\bforme\b|\bformation de\b|\bcapacit|\bform[oe]\b(?= a)|\bformai\b|\bopleid/,
    /\bhelp|\bteach|\btaught|\bshow|\btrain|\bhalf\b|\bgeholfen|\baid[ea]|\bayud/,
  ],
  [
    'a team',
    /\bteams?\b|\bequip[eo]|\bsquadr[ae]\b|\bzespol|\bmannschaft/,
    /\bcrew|\bstaff|\bcolleagues|\bkolleg|\bgroup|\bshifts?|\bworkers|\bmitarbeit|\bpersonal|\bdepartment|abteilung|\bsupport/,
  ],
  ['strategy', /\bstrateg/],
  ['speaking', /\bkeynote|\bspeaker|\breferent|\bconferenci|\bvortrag/, /\btalk|\bpresent/],
]

/** How well a language is spoken. */
export const levels: readonly Row[] = [
  [
    'native',
    /\bnativ|mother tongue|muttersprach|langue maternelle|\bmaternelle|lengua materna|\bmaterna\b|madrelingua|moedertaal|ojczyst|\bbilingu|zweisprachig|bilingue/,
  ],
  ['fluent', /\bfluen|flie(?:ss|ß)end|verhandlungssicher|\bcourant|\bfluid|\bcorrent|\bfluent|vloeiend|\bbiegl/],
  ['professional', /\bprofession|\bworking\b|\bberuflich|\bzawodow|\bzakelijk|\blavorativ/],
  [
    'advanced',
    /\badvanced|fortgeschritten|sehr gut|\bavance|\bavanzad|\bavanzat|\bavancad|gevorderd|zaawansowan|\bexcellent|\bvery good|tres bon/,
  ],
  ['conversational', /\bconversa|konversation|gesprachs/],
  ['good', /\bgood\b|\bgut(?:e)?\b|\bbon(?:ne)?\b|\bbuen|\bbuon|\bbom\b|\bgoed|\bdobr/],
  ['intermediate', /\bintermedi|\bmittel|\bmoyen|\bgemiddeld|sredniozaaw|\bmedio\b/],
  [
    'basic',
    /\bbasic|\bbeginner|\belementar|grundkennt|\banfanger|\bnotions|\bdebutant|\bbasico|\bbasique|\bbasi[cs]|\bnocion|\bscolastic|\bnocoes|\bpodstaw|\bbasiskennis/,
  ],
  ['a1', /\ba1\b/],
  ['a2', /\ba2\b/],
  ['b1', /\bb1\b/],
  ['b2', /\bb2\b/],
  ['c1', /\bc1\b/],
  ['c2', /\bc2\b/],
]

/** Languages that people speak. */
export const tongues: readonly Row[] = [
  ['english', /\benglish|\benglisch|\banglais|\bingles|\bengels|\bangielsk/],
  ['german', /\bgerman\b|\bdeutsch|\ballemand|\baleman|\btedesc|\balemao|\bduits|\bniemieck/],
  ['french', /\bfrench|\bfranzosisch|\bfrancais|\bfrances|\bfrans\b|\bfrancusk/],
  ['spanish', /\bspanish|\bspanisch|\bespagnol|\bespanol|\bspagnol|\bespanhol|\bspaans|\bhiszpan|\bcastellano/],
  ['italian', /\bitalian|\bitalien|\bitaliaans|\bwlosk/],
  ['portuguese', /\bportug|\bportogh/],
  ['dutch', /\bdutch|\bniederland|\bneerland|\bholand|\boland|\bnederlands|\bniderland/],
  ['polish', /\bpolish|\bpolnisch|\bpolonais|\bpolac|\bpolones|\bpools\b|\bpolsk/],
  ['russian', /\brussi|\brusse\b|\bruso\b|\brusso\b|\brosyjsk|\brussisch/],
  ['chinese', /\bchines|\bchino|\bcines|\bmandarin|\bchinois|\bchinsk/],
  ['japanese', /\bjapan|\bjapon|\bgiappon/],
  ['arabic', /\barab/],
  ['turkish', /\bturk|\bturc/],
  ['swedish', /\bswed|\bschwed|\bsuedois|\bsuec|\bsvedes|\bzweeds/],
  ['korean', /\bkorean|\bcoree?n|\bcorean/],
  ['hindi', /\bhindi/],
  ['greek', /\bgreek|\bgriech|\bgrec|\bgrieg/],
]

/** Towns and countries whose name is another one in another language; a row is one place. */
export const places: readonly RegExp[] = [
  /\bmunich|\bmunchen|\bmonaco di baviera|\bmonachium/,
  /\bcologne|\bkoln|\bcolonia|\bkeulen/,
  /\bvienna|\bwien|\bvienne|\bviena|\bwenen|\bwieden/,
  /\bgeneva|\bgenf|\bgeneve|\bginebra|\bginevra/,
  /\blondon|\blondres|\blondra|\blonden/,
  /\brome\b|\brom\b|\broma\b|\brzym/,
  /\bmilan|\bmailand/,
  /\bvenice|\bvenedig|\bvenise|\bvenecia|\bvenezia/,
  /\bwarsaw|\bwarschau|\bvarsovi|\bwarszaw|\bvarsavi/,
  /\bgerman|\bdeutschland|\ballemagne|\baleman|\balemanha|\bduitsland|\bniemcy/,
  /\bfrance|\bfrankreich|\bfranci|\bfranca|\bfrankrijk/,
  /\bspain|\bspanien|\bespagne|\bespan|\bspagna|\bspanje/,
  /\bitaly|\bitalien|\bitali/,
  /\bunited states|\busa\b|\bvereinigte staaten|\betats-unis|\bestados unidos|\bstati uniti|\bverenigde staten/,
  /\bunited kingdom|\bgro(?:ss|ß)britannien|\broyaume-uni|\breino unido|\bregno unito/,
  /\bswitzerland|\bschweiz|\bsuisse|\bsuiza|\bsvizzera|\bzwitserland/,
  /\baustria|\bosterreich|\bautriche|\boostenrijk/,
  /\bnetherlands|\bniederlande|\bpays-bas|\bpaises bajos|\bpaesi bassi/,
  /\bpoland|\bpolen|\bpologne|\bpolonia|\bpolska/,
  /\bremote|\bteletrabajo|\bteletravail|\bhomeoffice|\bfernarbeit|\ba distance|\bremot/,
]

/** Names of the table that a text says; the text is plain. */
export const named = (rows: readonly Row[], text: string): string[] =>
  rows.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
