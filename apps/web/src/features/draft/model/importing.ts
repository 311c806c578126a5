// What the card says of the file that was chosen.

export type Importing =
  | { kind: 'idle' }
  /** `doing`: where it takes several steps. */
  | { kind: 'working'; name: string; doing?: string }
  | { kind: 'done'; name: string }
  | { kind: 'failed'; name: string; why: string; title?: string; retry?: Retry; open?: () => void }

interface Retry {
  label: string
  act: () => void
}
