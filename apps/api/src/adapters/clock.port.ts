// Time and chance, handed in so that tests can say what they are.
export interface Clock {
  now(): Date
}

export interface Ids {
  /** A new UUID. */
  next(): string
}
