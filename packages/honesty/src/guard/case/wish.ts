/** What the person looks for, to the end of its sentence. */
export const wish =
  /\b(?:looking for|seek(?:s|ing)?|hoping to|hopes? to|want(?:s|ing)?|wish(?:es|ing)? (?:to|for)|interested in|keen to|would like to|aim(?:s|ing)? (?:to|for)|applying for|searching for)\b[^.;]*/giu
