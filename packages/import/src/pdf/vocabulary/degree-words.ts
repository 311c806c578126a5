// Degrees as they are written. Case matters for the short ones: "BA" is one, "ba" is not. Long ones begin with a
// capital, and may be all capitals.

const shortForms =
  `Ph\\.?\\s?D\\.?|D\\.?Phil\\.?|M\\.?D\\.?|J\\.?D\\.?|Ed\\.?D\\.?|D\\.?B\\.?A\\.?|M\\.?B\\.?A\\.?|M\\.?P\\.?H\\.?|M\\.?P\\.?A\\.?|M\\.?F\\.?A\\.?|B\\.?F\\.?A\\.?|B\\.?B\\.?A\\.?|LL\\.?[BM]\\.?|` +
  `[BM]\\.?\\s?Sc\\.?(?:\\s?\\(?Hons?\\.?\\)?)?|[BM]\\.?\\s?Eng\\.?|[BM]\\.?\\s?Tech\\.?|B\\.?E\\.?|M\\.?E\\.?|[BM]\\.?Comm?\\.?|[BM]\\.?Ed\\.?|[BM]\\.?Arch\\.?|[BM]\\.?Des\\.?|M\\.?Phil\\.?|M\\.?Res\\.?|M\\.?C\\.?A\\.?|B\\.?C\\.?A\\.?|` +
  `S\\.?[BM]\\.?|[BM]\\.?\\s?[AS]\\.?|A\\.?[AS]\\.?(?:S\\.?)?|B\\.?S\\.?N\\.?|M\\.?S\\.?N\\.?|B\\.?S\\.?E\\.?E?\\.?|M\\.?S\\.?E\\.?|R\\.?N\\.?|(?:NVQ|SVQ|NCEA|BTEC|SCQF|RQF|EQF|NQF|AQF)\\s+Level\\s+\\d|NVQ|SVQ|NCEA|HSC|SSC|SSLC|WASSCE|KCSE|[Mm][Bb][Oo](?:[- ](?:niveau )?\\d)|CFGM|BEP|CQP|CFGS|CFGM|DNSEP|DNAP|DNMADE|DSAA|DEUST|DEUG|BTSA|CAPES|CAPA|DEAES|DEAS|GED|GCSEs?|(?:GCE\\s+)?(?:[AON]|Advanced|Ordinary)[- ]Levels?|HND|BTEC|DUT|BTS|CAP|DEA|DESS|MENG|BENG|MSC|BSC|PHD|MPHIL|BTECH|MTECH|BCOM|MCOM|Dipl\\.?[- ]?(?:Ing|Inf|Kfm|Wirt)\\.?|Dr\\.?(?:\\s(?:rer|phil|ing|med)\\.?)+(?:\\s?nat\\.?)?`
const longForms =
  `Doctor(?:ate)?(?:\\s+of\\s+[\\p{Lu}]\\p{L}+)?|Doktor(?:at)?|Doctorat|Doctorado|Dottorato|Doutorado|Promotion|Post\\s?graduate(?:\\s+Diploma)?|` +
  `Masters?(?:['’]s)?(?:\\s+(?:of|in)\\s+(?:Science|Arts|Engineering|Business\\s+Administration|Fine\\s+Arts|Education|Laws|Design|Philosophy|Public\\s+\\p{L}+|Architecture|Technology|Social\\s+Work|Music|Computer\\s+Applications|Research|Commerce|Nursing))?(?:\\s+(?:[Dd]egree|[Ss]tudies|[Pp]rogram(?:me)?))?|` +
  `Bachelors?(?:['’]s)?(?:\\s+(?:of|in)\\s+(?:Science|Arts|Engineering|Business\\s+Administration|Fine\\s+Arts|Education|Laws|Design|Architecture|Technology|Commerce|Music|Applied\\s+Science|Nursing|Social\\s+Work|Computer\\s+Applications))?(?:\\s+(?:[Dd]egree|[Ss]tudies|[Pp]rogram(?:me)?))?|` +
  `Associates?(?:['’]s)?(?:\\s+(?:of|in)\\s+(?:Science|Arts|Applied\\s+Science|Applied\\s+Arts|Occupational\\s+Studies|Applied\\s+Technology))?(?:\\s+[Dd]egree)?|Diplom(?:a|e|ado)?(?!\\p{L})|Diplôme|Laurea(?:\\s+(?:[Mm]agistrale|[Tt]riennale|[Ss]pecialistica))?|Licence|Licenciatura|Licenciado|Grado|Máster|Mestrado|Bacharelado|Maîtrise|Magister|` +
  `(?:Erstes |Zweites |1\\. |2\\. )?Staatsexamen|Mittlere Reife|Realschulabschluss|Meisterbrief|Brevet(?:\\s+(?:de\\s+ma[iî]trise|professionnel|de\\s+technicien(?:\\s+supérieur)?))?|T[ée]cnico(?:\\s+(?:Superior|Medio|Profissional))?(?=\\s+(?:en|em)\\s)|Class\\s+(?:X|XII|10|12)(?:th)?|` +
  `Abitur|Fachabitur|Matura|Baccalauréat|Bachillerato|Maturità|High\\s+School(?:\\s+(?:Diploma|Degree))?|High\\s+school\\s+(?:diploma|degree)|Secondary\\s+School(?:\\s+Certificate)?|Higher\\s+Secondary(?:\\s+\\p{L}+)?|Certificate(?=\\s+(?:in|of))|Minor(?=\\s+in)|Undergraduate|Graduate\\s+Certificate|Ausbildung(?=\\s+(?:zum|zur|als))|Higher\\s+(?:National\\s+)?(?:Certificate|Diploma)|Foundation\\s+[Dd]egree|(?:National|Advanced|Extended|Graduate)\\s+Diploma|(?:Leaving|School|Senior|National\\s+Senior)\\s+Certificate|Certificate\\s+[IV]+|Matric(?:ulation)?(?:\\s+\\(NSC\\))?|(?:Trade|Journeyman)\\s+[Cc]ertificate|P[óo]s-?\\s?[Gg]radua[çc][ãa]o|Posgrado|Ensino\\s+[Mm]édio|Curso\\s+[Tt]écnico|Coding\\s+Bootcamp|Nanodegree|Honou?rs\\s+Degree`

/** Where letters have no capitals, and languages of other words. */
const otherForms =
  `תואר\\s+(?:ראשון|שני|שלישי)|דוקטורט|(?:תעודת\\s+)?בגרות|بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس|本科|学士|學士|硕士|碩士|博士|大专|修士|研究生|학사|석사|박사|` +
  `[Бб]акалавр(?:иат)?|[Мм]агистр(?:атура)?|[Аа]спирантура|(?:[Нн]еоконченное\\s+)?[Вв]ысшее(?:\\s+образование)?|[Сс]пециалист(?=$)|[Кк]андидат\\s+наук|[Вв]ища\\s+освіта|[Мм]агістр|[Сс]реднее\\s+специальное|Πτυχίο|Μεταπτυχιακό|Διδακτορικό|Δίπλωμα|Απολυτήριο(?:\\s+\\p{Lu}\\p{L}+\\s+Λυκείου)?|` +
  `[Ll]icencjat|[Mm]agister|[Dd]oktorat|[Mm]atura|[Ss]tudia\\s+(?:magisterskie|licencjackie|inżynierskie|podyplomowe)|[Bb]akalář|[Mm]agistr|[Mm]aturita|(?:Yüksek|Ön)\\s+[Ll]isans|Lisans|Doktora|Lise|` +
  `Mgr\\.?|BcA?\\.|Ing\\.(?!\\s+\\p{Lu})|(?:RN|Ph|MU|JU|Paed|MV|Th)Dr\\.|[Mm]gr(?:\\s+inż\\.)?|[Ii]nż\\.|[Kk]andidatexamen|[Mm]asterexamen|[Mm]agisterexamen|[Hh]ögskoleexamen|[Ss]tudentexamen|[Yy]rkesexamen|[Cc]ivilingenjör|[Gg]ymnasieexamen|[Ss]tudentereksamen|[Ss]vendebrev|[Ff]agbrev|[Yy]lioppilastutkinto|Bachelorgrad|Mastergrad|Kandidatgrad|Post-?hbo|PGCE|PGDip|PGCert|Meisterprüfung|Gesellenprüfung|Gesellenbrief|Lehre(?=\\s+als)|Hauptschulabschluss|Allgemeine\\s+Hochschulreife|Fachhochschulreife|[Ss]taatlich\\s+(?:anerkannte|geprüfte)[rs]?\\s+\\p{Lu}\\p{L}+|Geprüfte[rs]?\\s+\\p{Lu}\\p{L}+|[Bb]ac(?:calauréat)?\\s+(?:pro(?:fessionnel)?|général|technologique|scientifique|littéraire)(?!\\p{L})|Diplôme\\s+(?:d['’]État|universitaire)|LİSANS|YÜKSEK\\s+LİSANS|LİSE(?:\\s+DİPLOMASI)?|Lise\\s+Diploması|BSCS|MSCS|[Hh][Aa][Vv][Oo]|[Vv][Ww][Oo]|[Mm][Bb][Oo]|[Hh][Bb][Oo]|Propedeuse`
/** The same pattern for words in capitals: escapes and properties stay. */
const inCapitals = (pattern: string) =>
  pattern.replaceAll(/\\p\{\w+\}|\\\w|\p{Ll}/gu, (part) => (part.startsWith('\\') ? part : part.toUpperCase()))

/** Written together with their subject. */
const joinedForms = `(?:本科|学士|學士|硕士|碩士|博士|修士|학사|석사|박사)`

export const degreePattern = new RegExp(
  `${joinedForms}|(?<![\\p{L}.])(?:(?:${longForms}|${inCapitals(longForms)}|${otherForms})(?![\\p{L}])|(?:${shortForms})(?![\\p{L}+#]|\\.\\p{Lu}\\.))`,
  'u',
)
/** Between a degree and its subject. */
export const subjectJoint =
  /^\s*(?:[,:|–—-]\s*)?(?:ב(?=\p{L}{3})|في\s+|(?:degree\s+)?(?:in|of|en|de|em|der|im|für|with\s+a\s+major\s+in|major(?:ing)?\s+in)\s+)?/iu
