// Labels under "Personal skills" of a Europass form: which of them name a language, a table of languages, skills that
// are a list, or what one may drive.
import { labelKey } from './label-key.ts'

export type SkillLabel = 'motherTongue' | 'languages' | 'skills' | 'licence'

const labels: readonly (readonly [SkillLabel, string])[] = [
  [
    'motherTongue',
    `mother tongue, mother tongue s, muttersprache, muttersprache n, muttersprachen, langue maternelle, langue s maternelle s, lengua materna, lengua s materna s, idioma materno,
    idioma s materno s, madrelingua, madrelingua e, lingua madre, lingua materna, lingua s materna s, jezyk ojczysty, jezyk i ojczysty e, moedertaal, moedertaal moedertalen, limba materna,
    limba i materna e, matersky jazyk, modersmal, anyanyelv, μητρικη γλωσσα, ana dil`,
  ],
  [
    'languages',
    `other language, other languages, other language s, self assessment, european level, weitere sprache n, weitere sprachen, sonstige sprache n, fremdsprache n, selbstbeurteilung,
    europaische kompetenzstufe, autre langue, autres langues, autre s langue s, auto evaluation, niveau europeen, otros idiomas, otro s idioma s, autoevaluacion, nivel europeo, altre lingue,
    altra e lingua e, autovalutazione, livello europeo, outras linguas, outra s lingua s, auto avaliacao, nivel europeu, inne jezyki, inny jezyk inne jezyki, inny e jezyk i, samoocena,
    poziom europejski, andere talen, andere taal talen, zelfbeoordeling, europees niveau, alte limbi straine cunoscute, limba limbi straina e cunoscuta e, autoevaluare, nivel european,
    linguas estrangeiras, lenguas extranjeras, lingue straniere, langues etrangeres, fremdsprachen, jezyki obce, vreemde talen, foreign languages`,
  ],
  [
    'skills',
    `computer skills, computer skills and competences, digital skills, digital competence, technical skills and competences, job related skills, ikt kenntnisse und kompetenzen,
    computerkenntnisse, digitale kompetenz, technische fahigkeiten und kompetenzen, aptitudes et competences informatiques, aptitudes et competences techniques, competences informatiques,
    competence numerique, competencias informaticas, capacidades y competencias informaticas, capacidades y competencias tecnicas, competencia digital, competenze informatiche,
    capacita e competenze informatiche, capacita e competenze tecniche, competenza digitale, competencias digitais, aptidoes e competencias informaticas, aptidoes e competencias tecnicas,
    umiejetnosci cyfrowe, umiejetnosci techniczne i komputerowe, umiejetnosci techniczne, kompetencje cyfrowe, umiejetnosci i kompetencje techniczne, umiejetnosci i kompetencje komputerowe,
    computervaardigheden, digitale competentie, competente digitale`,
  ],
  [
    'licence',
    `driving licence, driving licence s, fuhrerschein, fuhrerschein e, permis de conduire, permiso de conducir, permiso s de conduccion, patente, patente di guida, carta de conducao, prawo jazdy,
    rijbewijs, permis de conducere, permis e de conducere, korkort, ridicsky prukaz`,
  ],
]
const kinds = new Map(
  labels.flatMap(([kind, texts]) => texts.split(/,\s+/).map((text) => [labelKey(text), kind] as const)),
)

/** Undefined where it is no such label, as of communication or organisation: those stay what they are. */
export const skillLabelOf = (text: string): SkillLabel | undefined =>
  text.length < 60 ? kinds.get(labelKey(text)) : undefined
