import { languageOf } from '../guard/languages/language-of.ts'

/** A posting may be in any language; a wish is read in English. */
export const isOtherLanguage = (message: string): boolean => {
  const language = message.length > 25 && message.length < 600 ? languageOf(message) : null
  const english =
    message.match(
      /\b(?:the|my|to|it|and|please|can|you|of|for|with|add|this|in|on|is|job|find|make|what|how|now|since|from|not|are|have|has|been|they|want|same|but|at|company)\b/gi,
    ) ?? []
  return language !== null && language !== 'en' && english.length < 2
}
