const maxChars = 60

/** A text in a sentence about it. */
export const shortened = (text: string): string =>
  text.length > maxChars ? `${text.slice(0, maxChars - 1).trimEnd()}…` : text
