// What a document calls itself, where its person's name or a heading might stand.

const latin =
  /^(?:curriculum(?: vitae)?|cv|c\.\s?v\.|r[ée]sum[ée]|lebenslauf|hoja de vida|tabellarischer lebenslauf|резюме|анкета)$/iu
/** Many are set with spaces between their letters. */
const spaced =
  /^(?:履歴書|職務経歴書|履歷表?|履歷書|简历|個人簡歷|个人简历|이력서|자기소개서|입사지원서|βιογραφικόσημείωμα|özgeçmiş|życiorys|životopis|السيرةالذاتية|سيرةذاتية|קורותחיים)$/iu

export const isDocumentName = (text: string): boolean => latin.test(text) || spaced.test(text.replaceAll(/\s/g, ''))
/** One that is nothing else: "Resume" is a heading, too. */
export const isOnlyDocumentName = (text: string): boolean => spaced.test(text.replaceAll(/\s/g, ''))
