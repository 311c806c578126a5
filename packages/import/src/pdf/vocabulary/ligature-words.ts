// Table only: words with a ligature in them, in the languages of resumes: English, German, French, Spanish, Italian,
// Portuguese. Each stands for its forms, too (unnamed-ligatures.ts).
const words = (text: string): string[] => text.trim().split(/\s+/)

export const ligatureWords: readonly string[] = words(`
  affair affect affiliat affilié affinity affirm afford afflict affluen
  artefact artificial authentification baffl beautiful benefici benefit bluff boffin briefing briefly briefed
  buff buffer buffet californi certificat certifi certific certify chauffeur chief chiefly cliff clarif clarific
  classif classific cloudflare codif coeffic coeffici coffee coffer conf confer confid confident confidenti config
  configur confin confirm conflict confluen cuff deficien deficit defin definit definiti defl deflect differ different
  differenti difficult difficulty diffus disqualif diversif diversific drafting effect effective effectiv effici efficient efficiency
  efficac effort electrif fiber fibre fiction field fifteen fifth fifty fight figure figur file filing fill film filter
  final finali finaliz finalis financ financial find fine finger finish firefl firefox firewall firm firmware first fiscal
  fish fit fitness five fix flag flagship flair flame flash flask flat fleet flexib flexible flight flip float flood floor
  flora floral florist florida flow flower fluen fluency fluent fluid flutter flux fly flying fulfil fulfill gratif griffin griffith
  handoff horrif identif identific identity inefficien infinit inflam inflat inflict influen influence influential inflow
  infl intensif jeff jefferson jeffrey justif justific kickoff layoff magnific manif manifest microfinanc misfit modif
  modific notif notific offen offend offense offer offic office officer official officially offline offload offset offshor offsite
  offspring outfit overflow pacific personif pilfer playoff prefix profici proficien profil profile profit profitab
  proliferat purif qualif qualific quantif quantific ramific ratif rectif reaffirm reconfigur redefin refer refill refin
  refiner refinery refinanc refit reflect reflex reflow roof rooftop sacrific satisf scaffold scientif scientific self
  selfless sheriff shelf shuffl significan significant signif simplif specif specific specification specificity staff
  stiff stuff stuffed stratif suffer suffic sufficien suffix suffolk tariff terrific testif toffee traffic trafficking trade-off
  transfer transfix typif unif unific unify unofficial verif verific waffle wildfire wolff workflow
  aktenpflege altenpflege auflage auflös aufgriff begriff betreff beruflich beschaff eröffn eröffnung eingriff finanz
  finanzen flug flughafen fluss flüssig fläche flexibil flyer frankfurt geschäftlich gepflegt griff grafik grafisch hoff
  höflich häufig identifizier kauffrau koffer konfigur konflikt krankenpflege öffentlich öffnung offen offizier offiziell
  pflege pflegen pflanz pflicht profi qualifikation qualifizier schaff schiff schifffahrt schriftlich schöpfl spezifisch
  spezifikation stoff treffen trifft verpflicht verpflegung veröffentlich werkstoff zertifikat zertifizier zertifizierung
  zugriff zufrieden
  affaire afficher affichage bénéfic certifié chauffag chef chiffre coiffeur coiffure confianc confié conflit defis
  différent difficile diffusion effectif effectuer efficac fiable fiabilité fichier fidél fil filial filière fille film
  fils finance fin fixe fleuri fleuve flotte fluide griffe infirmier modifi offert offici officiel offre parfum planifi
  planification professionnel qualifié réflexion spécifi suffis traffic vérifi vérification
  afirm beneficio calific certificado certificaç científic confianza conflicto edificio eficaz eficien eficiencia eficiente
  específic filial filosof finanz financeir finanzas firma físic fiscal flexibilidad flujo fluj fluido gráfic identific
  influenc justific modific notific oficial oficina perfil perfile planific planificac refin reflexi significat simplific
  sufici tráfico unific verific
  affidabil affidato affitt affresc caffè certificazion conflitt differenz difficil diffus efficaci efficienz effettu
  fiducia figli finanziari fine firenze flessibil flusso fluss grafica infermieristica offerta officina profilo raffin
  soffitt specifich traffico ufficial ufficio uffici
`)
