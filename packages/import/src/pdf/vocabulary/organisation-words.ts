// Words of names of employers and of schools. Lower case, without accents.

/** Legal forms: a name that ends in one is a firm's. */
export const legalForms: ReadonlySet<string> = new Set(
  `inc llc ltd limited corp corporation co company plc gmbh ag kg mbh ug se ev sa sas sarl srl spa sl slu nv bv oy ab as aps pty pvt llp lp lda ltda eirl sasu spzoo kft sro`.split(
    /\s+/,
  ),
)

export const organisationWords: ReadonlySet<string> = new Set(
  `agency airlines airways alliance analytics apartments army arts association associates atelier authority automotive bakery bank banking bar bistro brothers bureau cafe capital care center centre chamber church
clinic club cloud college committee commission communications community companies conservatory construction consultancy consulting cooperative council county credit dealership department dynamics electric electronics energy
enterprises entertainment exchange farm farms federation fellowship financial firm fitness food foods force forum foundation freelance gallery games government group guild health healthcare holding holdings home hospital hotel hotels
hub incorporated industries initiative institute institut institution insurance international investments journal kindergarten lab laboratories laboratory labs law library logistics magazine management's market markets media medical ministry motors museum
navy network networks nonprofit office opera orchestra organization organisation partners partnership payments pharma pharmaceuticals pharmacy platform police post press programme publications publishing railway realty records restaurant
resort resorts retail robotics salon school schools security self-employed service services shop society software's solutions startup station store stores studio studios suites supermarket supply systems team tech technologies technology telecom theatre theater toys
trade transit transport trust union university universitat universite universidad universita universidade ventures video warehouse works workshop
krankenhaus klinik klinikum bank verein verlag hochschule fachhochschule schule werke werk stadtwerke ministerium bundesamt kanzlei gruppe
hopital clinique banque ecole lycee societe entreprise groupe cabinet mairie ministere laboratoire agence
empresa grupo banco hospital colegio ayuntamiento instituto ministerio fundacion
azienda gruppo banca ospedale scuola comune istituto ministero fondazione studio
escola fundacao prefeitura`.split(/\s+/),
)

export const schoolWords: ReadonlySet<string> = new Set(
  `university college institute school academy polytechnic universitat universite universidad universita universidade hochschule fachhochschule ecole lycee institut instituto istituto
gymnasium politecnico politecnica colegio liceo escola escuela faculdade academie akademie conservatory conservatoire seminary bootcamp iit mit ucla usc nyu eth epfl tu uc caltech rwth suny cuny lmu kit insead bits nit iiit hec polytechnique sorbonne schule berufsschule
realschule gesamtschule kolleg campus facultad facolta oberschule grammar udacity coursera yale harvard stanford princeton cornell columbia oxford cambridge berkeley`.split(
    /\s+/,
  ),
)
