// Words of posts, of employers and of schools in the languages that the tables of western Europe do not have: Dutch,
// Swedish, Danish, Norwegian, Polish, Czech, Turkish, Russian, Ukrainian, Greek, Hebrew, Arabic; and, where no space
// parts words, what such names have in them: Chinese, Japanese, Korean.
import { plainWords } from '@galley/resume/text/plain-words'

const wordSet = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(/\s+/)).map(plainWords))

export const titlesByLanguage = wordSet(
  // Trades of care, crafts, law, teaching and sales that the rows below lack, language by language.
  `operative deckhand referee constable farmhand glazier registrar bursar`,
  `réceptionniste psychologue journaliste vétérinaire diététicien diététicienne maçon maçonne orthophoniste alternant alternante doctorant doctorante ostéopathe ergothérapeute
  psychomotricien psychomotricienne puéricultrice ambulancier ambulancière boucher bouchère fromager fromagère fleuriste couturier couturière peintre carreleur charpentier couvreur paysagiste jardinier jardinière
  agriculteur agricultrice viticulteur maraîcher photographe vidéaste monteur monteuse comédien comédienne musicien musicienne bibliothécaire documentaliste géomètre urbaniste huissier greffier greffière
  téléconseiller téléconseillère hôtesse barman barmaid sommelier concierge gardien gardienne vigile facteur factrice régisseur régisseuse`,
  `rechtsanwalt rechtsanwältin disponent disponentin hebamme logopäde logopädin ergotherapeut ergotherapeutin physiotherapeut physiotherapeutin heilpraktiker rettungssanitäter notfallsanitäter arzthelferin
  zahnarzt zahnärztin tierarzt tierärztin apotheker apothekerin bäcker bäckerin konditor konditorin metzger fleischer maurer maurerin maler malerin dachdecker zimmerer zimmermann tischler tischlerin schreiner schreinerin
  gärtner gärtnerin florist floristin landwirt landwirtin winzer schneider schneiderin fotograf fotografin bibliothekar bibliothekarin lektor lektorin dolmetscher dolmetscherin übersetzer übersetzerin hotelfachfrau hotelfachmann
  barkeeper zerspanungsmechaniker industriemechaniker anlagenmechaniker kfz-mechatroniker schlosser schweißer schweisser monteur monteurin rezeptionist rezeptionistin sachbearbeiter sachbearbeiterin sozialarbeiter sozialarbeiterin`,
  `maestro maestra formadora veterinario veterinaria mozo moza logopeda matrona comadrona odontólogo odontóloga higienista podólogo podóloga ganadero agricultor agricultora jardinero jardinera florista sastre modista
  carnicero carnicera pescadero pescadera frutero camionero taxista mensajero vigilante conserje portero bibliotecario bibliotecaria archivero archivera fotógrafo fotógrafa músico música actor actriz
  procurador procuradora notario topógrafo topógrafa delineante maquinista tornero fresador yesero tejador cristalero cerrajero tapicero costurera socorrista monitor monitora orientador orientadora trabajadora doctorando doctoranda`,
  `programmatrice formatore formatrice grafico grafica parrucchiera veterinario veterinaria logopedista ostetrica ostetrico dentista igienista podologo agricoltore giardiniere fioraio sarto sarta macellaio pescivendolo
  camionista tassista corriere custode portiere bibliotecario bibliotecaria archivista fotografo fotografa musicista attore attrice notaio disegnatore disegnatrice tornitore fresatore intonacatore piastrellista vetraio
  fabbro tappezziere cuoca pizzaiolo gelataio barista bagnino istruttore istruttrice animatore animatrice dottorando dottoranda assegnista borsista capotreno capocantiere receptionist psicologo psicologa`,
  `terapeuta canalizador formador formadora farmacêutica veterinário veterinária bolseiro bolseira bolsista diretor diretora enfermeiro psicólogo psicóloga nutricionista dentista higienista fonoaudiólogo fonoaudióloga
  agricultor jardineiro jardineira florista alfaiate costureira açougueiro talhante peixeiro caminhoneiro camionista taxista estafeta vigilante porteiro porteira bibliotecário bibliotecária arquivista fotógrafo fotógrafa músico
  ator atriz notário topógrafo desenhador desenhadora torneiro fresador pintora vidraceiro serralheiro nadador monitor monitora doutorando doutoranda investigador investigadora pesquisador pesquisadora`,
  `fysiotherapeut technicus verzorgende receptioniste psycholoog dierenarts metselaar secretaresse promovendus advocaat docent docente tandarts apotheker diëtist logopedist ergotherapeut verloskundige kraamverzorgende
  slager bloemist tuinman hovenier schilder dakdekker loodgieter lasser stukadoor tegelzetter fotograaf journalist vertaler tolk bibliothecaris notaris makelaar magazijnmedewerker vrachtwagenchauffeur beveiliger conciërge barman serveerster ober`,
  `läkare fysioterapeut kock servitris servitör chaufför rörmokare redovisningsekonom arkitekt psykolog översättare svetsare apotekare veterinär samordnare lagerarbetare bagare barnskötare butikschef barnmorska tandläkare
  dietist logoped arbetsterapeut frisör målare murare trädgårdsmästare fotograf bibliotekarie lokförare elektriker rektor förskollärare socionom receptionist vaktmästare`,
  `læge sundhedsassistent jordemoder tandlæge fysioterapeut kok tjener chauffør elektriker murer maler bager frisør sekretær revisor advokat arkitekt bibliotekar journalist oversætter gartner pedel lagermedarbejder`,
  `lege jordmor tannlege fysioterapeut kokk servitør sjåfør elektriker murer maler baker frisør sekretær revisor advokat arkitekt bibliotekar journalist oversetter gartner vaktmester lagermedarbeider helsefagarbeider lærer ingeniør`,
  `fizjoterapeuta fizjoterapeutka hydraulik adwokat architekt opiekun opiekunka badacz badaczka psycholog dziennikarz dziennikarka tłumacz tłumaczka grafik graficzka spawacz fryzjer fryzjerka farmaceuta farmaceutka weterynarz dietetyk dietetyczka
  murarz sekretarz sekretarka leśniczy logopeda piekarz stolarz doktorant doktorantka przedstawiciel przedstawicielka położna dentysta ratownik cukiernik rzeźnik krawcowa krawiec ogrodnik rolnik malarz dekarz monter operator operatorka tokarz
  ślusarz fotograf bibliotekarz bibliotekarka radca notariusz kelner kelnerka barman kasjer kasjerka recepcjonista recepcjonistka koordynator koordynatorka trener trenerka wykładowca listonosz ochroniarz konserwator elektromonter`,
  `architekt architektka právník právnička psycholog psycholožka fyzioterapeut fyzioterapeutka lékárník lékárnice veterinář svářeč zedník pokladní číšník servírka recepční kadeřnice pekař cukrář krejčí fotograf novinář novinářka překladatel
  překladatelka knihovník knihovnice doktorand doktorandka koordinátor koordinátorka instalatér zámečník soustružník vychovatel vychovatelka`,
  `lääkäri sairaanhoitaja lähihoitaja opettaja insinööri ohjelmistokehittäjä myyjä kokki tarjoilija kuljettaja sähköasentaja putkiasentaja kirvesmies kirjanpitäjä lakimies arkkitehti psykologi fysioterapeutti harjoittelija tutkija asiantuntija
  päällikkö johtaja koordinaattori suunnittelija kampaaja leipuri kääntäjä toimittaja varastotyöntekijä`,
  `inginer inginera programator programatoare profesor profesoară medic asistentă asistent contabil contabilă vânzător vânzătoare bucătar ospătar șofer electrician instalator avocat avocată arhitect psiholog traducător jurnalist economist
  operator recepționer casier stagiar cercetător consilier director manager coordonator tâmplar zidar sudor frizer farmacist kinetoterapeut`,
  `mérnök fejlesztő tanár tanító orvos ápoló könyvelő eladó szakács pincér sofőr villanyszerelő ügyvéd építész pszichológus fordító újságíró közgazdász recepciós pénztáros gyakornok kutató tanácsadó igazgató vezető koordinátor asztalos kőműves
  hegesztő fodrász gyógyszerész gyógytornász raktáros óvónő`,
  `comptable collaborateur collaboratrice secrétaire médecin pharmacien pharmacienne kinésithérapeute éducateur éducatrice animateur animatrice formateur
  formatrice professeur professeure institutrice instituteur cuisinier cuisinière commis serveur serveuse boulangère pâtissier pâtissière coiffeur coiffeuse caissier caissière
  manutentionnaire magasinier magasinière préparateur préparatrice cariste chauffeur livreur conducteur conductrice mécanicien mécanicienne électricien électricienne plombier menuisier  
  soudeur technicien technicienne opérateur opératrice agent agente assistant gestionnaire adjoint adjointe coordinateur coordinatrice conseiller conseillère  
  acheteur acheteuse juriste avocat avocate notaire rédacteur rédactrice traducteur traductrice graphiste infographiste architecte dessinateur dessinatrice bénévole employé employée ouvrier ouvrière`,
  `pflegefachkraft pflegekraft krankenschwester altenpfleger altenpflegerin pflegerin erzieher erzieherin verkäuferin einzelhandelskauffrau industriekaufmann bürokauffrau bürokaufmann
  buchhalter buchhalterin steuerfachangestellte fachkraft fachangestellte fachangestellter lagerist lageristin staplerfahrer fahrer fahrerin elektriker elektroniker mechatroniker  
     klempner installateur köchin kellner kellnerin friseur friseurin sekretärin sekretär assistent assistentin stationsleitung teamleitung gruppenleiter
  abteilungsleiter filialleiter vertriebsmitarbeiter einkäufer einkäuferin kundenberater kundenberaterin ingenieur wissenschaftler volontär volontärin dozent dozentin redakteur redakteurin grafiker
   hausmeister reinigungskraft aushilfe servicekraft trainee werkstudent entwicklungsingenieur`,
  `contable administrativo administrativa auxiliar cajero cajera dependiente dependienta vendedor vendedora repartidor repartidora operario operaria encargado jefe ayudante
  pinche panadero pastelero peluquero peluquera médico médica farmacéutico enfermera celador fisioterapeuta educador educadora recepcionista secretario secretaria
  abogado abogada arquitecto arquitecta diseñador programador programadora técnico mecánico soldador fontanero albañil carpintero pintor transportista almacenero periodista traductor traductora gestor gestora
  responsable asesor asesora coordinador becaria`,
  `magazziniere addetto addetta contabile ragioniere commesso commessa cassiere cassiera operaio operaia operatore operatrice autista cuoco cuoca cameriere cameriera panettiere pasticcere
  parrucchiere medico farmacista infermiera fisioterapista educatore educatrice segretario segretaria avvocato architetto geometra programmatore tecnico meccanico saldatore idraulico muratore
  falegname elettricista giornalista traduttore traduttrice agente venditore venditrice assistente coordinatore coordinatrice caporeparto impiegata carrellista`,
  `contador contadora contabilista auxiliar atendente vendedor vendedora balconista motorista entregador cozinheiro cozinheira garçom garçonete padeiro confeiteiro cabeleireiro cabeleireira professora
  médico médica farmacêutico enfermeira fisioterapeuta educador educadora recepcionista secretário secretária advogado advogada arquiteto arquiteta designer programador programadora técnico técnica mecânico
  soldador encanador pedreiro carpinteiro pintor eletricista almoxarife jornalista tradutor tradutora gerente gestor gestora encarregado encarregada chefe assistente coordenador analista operador operadora
  estagiário estagiária jovem aprendiz empregado empregada`,
  `ontwikkelaar medewerker medewerkster verpleegkundige leraar lerares stagiair stagiaire beheerder adviseur boekhouder verkoper verkoopster projectleider
  teamleider monteur elektricien kok kapper bakker timmerman bedrijfsleider onderzoeker ontwerper schoonmaker chauffeur `,
  `utvecklare ingenjör projektledare sjuksköterska lärare säljare praktikant konsult ekonom handläggare butiksbiträde undersköterska tekniker snickare
  forskare doktorand vårdbiträde systemutvecklare`,
  `udvikler ingeniør sygeplejerske lærer sælger konsulent pædagog tømrer medarbejder projektleder forsker studentermedhjælper `,
  `utvikler sykepleier selger rådgiver barnehagelærer prosjektleder avdelingsleder hjelpepleier`,
  `programista programistka inżynier specjalista specjalistka kierownik kierowniczka dyrektor dyrektorka nauczyciel nauczycielka pielęgniarka pielęgniarz
  księgowy księgowa sprzedawca stażysta stażystka praktykant asystent asystentka kucharz kierowca lekarz lekarka analityk konsultant konsultantka doradca
  mechanik magazynier elektryk projektant pracownik`,
  `zahradník elektrikář malíř truhlář programátor vývojář vývojářka inženýr manažer manažerka učitel učitelka sestra účetní prodavač prodavačka řidič kuchař lékař lékařka technik asistent
  asistentka konzultant vedoucí ředitel ředitelka analytik skladník návrhář pracovník`,
  `mühendis mühendisi uzman uzmanı öğretmen öğretmeni müdür müdürü yönetici yöneticisi geliştirici geliştiricisi stajyer hemşire hemşiresi muhasebeci
  danışman danışmanı avukat avukatı mimarı aşçı aşçısı şoför şoförü garson garsonu kasiyer kasiyeri elektrikçi kaynakçı eczacı terzi kuaför
    tekniker teknikeri işçi işçisi memur memuru çevirmen editör tasarımcı tasarımcısı temizlikçi görevlisi asistan asistanı şef şefi doktor teknisyen temsilcisi sorumlusu araştırmacı`,
  `инженер разработчик программист менеджер директор руководитель специалист аналитик бухгалтер учитель преподаватель медсестра врач продавец консультант стажёр
  стажер водитель повар мастер администратор оператор кладовщик электрик дизайнер архитектор ассистент сотрудник начальник заведующий тестировщик юрист помощник
  переводчик кассир редактор маркетолог экономист воспитатель`,
  `інженер розробник розробниця програміст менеджер менеджерка керівник керівниця спеціаліст фахівець аналітик вчитель вчителька учитель викладач викладачка лікар
  лікарка продавець консультант стажер водій кухар адміністратор дизайнер дизайнерка начальник помічник перекладач касир редактор маркетолог економіст`,
  `μάγειρας ασφαλιστής ηλεκτρολόγος μηχανικός προγραμματιστής προγραμματίστρια διευθυντής διευθύντρια υπεύθυνος υπεύθυνη καθηγητής καθηγήτρια δάσκαλος δασκάλα νοσηλευτής νοσηλεύτρια λογιστής
  λογίστρια πωλητής πωλήτρια βοηθός αναλυτής σύμβουλος τεχνικός σχεδιαστής ιατρός οδηγός ασκούμενος ασκούμενη προϊστάμενος ερευνητής`,
  `מהנדס מהנדסת מפתח מפתחת מנהל מנהלת מורה אח אחות רופא רופאה חשב חשבת יועץ יועצת אנליסט אנליסטית מעצב מעצבת טכנאי טכנאית עוזר עוזרת מזכיר מזכירה ראש נציג
  נציגת מתמחה מדריך מדריכה מוכר מוכרת נהג טבח חוקר חוקרת מרצה תוכניתן תוכניתנית רכז רכזת גננת עובד עובדת סמנכל מנכל`,
  `مهندس مهندسة مدير مديرة مطور مطورة مبرمج مبرمجة معلم معلمة ممرض ممرضة طبيب طبيبة محاسب محاسبة مساعد مساعدة مستشار مستشارة محلل محللة مصمم مصممة فني مشرف
  مشرفة رئيس أخصائي أخصائية متدرب متدربة موظف موظفة منسق منسقة باحث باحثة أستاذ محاضر مندوب`,
)

export const organisationsByLanguage = wordSet(
  `chu chr chru ehpad crèche maternité mairie métropole irccs asl usl ospedaliera kita pflegeheim seniorenheim handwerkskammer backhaus bäckerei konditorei café gasthof`,
  `ziekenhuis gemeente stichting bedrijf sjukhus kommun vårdcentral byrå kommune sygehus sykehus`,
  `spółka szpital przedsiębiorstwo fundacja urząd grupa zakład nemocnice společnost úřad skupina banka ústav`,
  `aş şirketi hastanesi bankası belediyesi sanayi holding`,
  `ооо оао зао пао ао ип кб гк нко фгуп гбу гбуз мбоу гау банк компания больница клиника завод фирма группа центр агентство студия тов компанія лікарня фірма агенція`,
  `αε επε ικε τράπεζα εταιρεία νοσοκομείο όμιλος ινστιτούτο`,
  `חברת חברה בנק קבוצת מערכות בעמ חולים מכון מעבדות עיריית משרד רשת תעשיות`,
  `شركة مجموعة بنك مصرف مستشفى مؤسسة وزارة هيئة مركز`,
)

export const schoolsByLanguage = wordSet(
  `uni schulen kunsthochschule handwerkskammer ies cfa`,
  `universiteit hogeschool universitet universitetet högskola högskolan gymnasiet gymnasieskola erhvervsakademi handelsskole høgskolen`,
  `uniwersytet politechnika akademia szkoła szkół liceum technikum univerzita univerzity gymnázium fakulta fakulty`,
  `üniversitesi lisesi enstitüsü fakültesi koleji`,
  `университет институт академия колледж лицей школа училище техникум гимназия університет інститут академія коледж ліцей гімназія`,
  `πανεπιστήμιο πολυτεχνείο σχολή λύκειο κολλέγιο`,
  `אוניברסיטה אוניברסיטת מכללה מכללת הטכניון טכניון תיכון`,
  `جامعة كلية معهد مدرسة ثانوية أكاديمية`,
)

export const titleParts =
  /sage-femme|aide-soignant|vice-président|工程师|工程師|经理|經理|主管|总监|總監|主任|专员|專員|助理|设计师|設計師|分析师|分析師|顾问|顧問|研究员|研究員|教师|教師|老师|讲师|講師|教授|医生|醫生|医师|護士|护士|会计|會計|出纳|实习生|實習生|架构师|架構師|程序员|组长|組長|总裁|部长|部長|课长|課長|係長|店长|店長|编辑|編輯|翻译|司机|厨师|律师|秘书|负责人|开发者|开发$|运维$|测试$|社长|副部长|干事|志愿者|エンジニア|マネージャー|デザイナー|プログラマー|リーダー|ディレクター|アナリスト|コンサルタント|アシスタント|インターン|看護師|薬剤師|営業|社員|責任者|엔지니어|개발자|매니저|디자이너|연구원|팀장|과장|부장|대리|사원|인턴|교사|강사|교수|간호사|의사|회계사|컨설턴트|분석가|담당자/u
/** How words for people end, without accents, where few other words and names do. */
export const personEndingsByLanguage =
  /(?:\p{L}{4}ist(?:a|ka)|олог|щик|щица|\p{L}{4}тель|монт[её]р|ολογος|ουργος|olog[oa])$/u

export const organisationParts =
  /公司|集团|集團|科技$|游戏$|网络$|传媒$|委员会|协会|基金会|银行|銀行|医院|醫院|病院|研究所|研究院|工作室|事务所|事務所|株式会社|合同会社|有限会社|法人|주식회사|\(주\)|㈜|회사|병원|은행|그룹|연구소/u
export const schoolParts = /大学|大學|学院|學院|学校|學校|中学|高校|高中|대학|고등학교|학원/u

/**
 * Large towns as they are called where they lie, or as many write them, where the table of towns has another name for
 * them or leaves it out as a word.
 */
export const townsByTheirOwnNames: readonly string[] =
  `praha, plzeň, české budějovice, hradec králové, ústí nad labem, karlovy vary, genf, genève, luzern, lucerne, sankt gallen, st. gallen, biel, chur, zug, wien,
  klagenfurt, villach, wels, bregenz, münchen, nürnberg, mainz, köln, córdoba, la coruña, gijón, donostia, san sebastián, vitoria-gasteiz, a coruña, warszawa, gdynia, toruń,
  bielsko-biała, bucurești, constanța, brașov, beograd, niš, novi sad, split, rijeka, osijek, athina, athens, patra, irakleio, københavn, kobenhavn, aarhus,
  århus, odense, esbjerg, roskilde, falun, borlänge, gävle, umeå, lund, borås, sundsvall, östersund, luleå, karlstad, växjö, halmstad, skövde, bergen, bodø,
  tromsø, ålesund, drammen, hamar, jyväskylä, lahti, kuopio, pori, vaasa, rovaniemi, bursa, adana, mersin, izmir, gent, ghent, liège, namur, mons, kortrijk,
  oostende, mechelen, hasselt, den haag, 's-hertogenbosch, den bosch, hilversum, galway, limerick, cork, waterford, reading, slough, derby, lincoln,
  lancaster, durham, exeter, chester, carlisle, lichfield, nelson, napier, hamilton, hastings, perth, darwin, hobart, kingston, barrie, guelph,
  lisboa, porto, évora, setúbal, aveiro, viseu, leiria, faro, funchal, roma, milano, torino, napoli, firenze, venezia, genova, lecce, pisa, como, lodi,
  košice, žilina, nitra, prešov, győr, pécs, miskolc, szeged, szombathely, maribor, celje, kranj, tartu, narva, pärnu, klaipėda, šiauliai, daugavpils, liepāja,
  пермь, воронеж, уфа, омск, томск, тула, тверь, рязань, саратов, волгоград, краснодар, ростов-на-дону, челябинск, красноярск, иркутск, хабаровск, владивосток,
  ярославль, калининград, ижевск, тюмень, барнаул, сочи, пенза, липецк, курск, брянск, иваново, мурманск, архангельск, вінниця, полтава, чернігів, черкаси,
  суми, житомир, рівне, луцьк, тернопіль, івано-франківськ, чернівці, ужгород, запоріжжя, миколаїв, херсон, пловдив, варна, бургас, λάρισα, βόλος, ιωάννινα`
    .split(/,\s+/)
    .map(plainWords)

export const townsOfOtherScripts: readonly string[] =
  `תל אביב, ירושלים, חיפה, באר שבע, ראשון לציון, פתח תקווה, נתניה, הרצליה, القاهرة, الإسكندرية, الرياض, جدة, دبي, أبو ظبي, الدوحة, عمان, بيروت, بغداد, دمشق,
  الدار البيضاء, الرباط, تونس, الجزائر, 北京, 上海, 广州, 深圳, 杭州, 成都, 南京, 武汉, 西安, 重庆, 天津, 苏州, 长沙, 厦门, 青岛, 大连, 合肥, 台北, 臺北, 香港, 北京市, 上海市, 東京,
  東京都, 大阪, 大阪府, 名古屋, 横浜, 京都, 福岡, 札幌, 神戸, 仙台, 서울, 서울시, 서울특별시, 부산, 대구, 인천, 대전, 광주, 수원, 성남, москва, санкт-петербург, новосибирск, екатеринбург,
  казань, нижний новгород, самара, київ, киев, львів, харків, одеса, дніпро, минск, алматы, софия, белград, αθήνα, θεσσαλονίκη, πάτρα, ηράκλειο`
    .split(/,\s+/)
    .map(plainWords)
