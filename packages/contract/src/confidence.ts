/**
 * What the confidence of an imported field means, from 0 to 1. The rules that read a file choose it, a model's review
 * and the form act on it.
 */
export const confidenceFrom = {
  /** From here on the form shows the field without colour. Below it only the place on the page says what a text is. */
  sure: 0.65,
  /** Below it the field is a guess: a model may replace it. */
  likely: 0.5,
} as const
