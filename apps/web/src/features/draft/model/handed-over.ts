// A file that another page hands over to the create form, which reads it as one that was chosen there.
let waiting: File | null = null

export function handOver(file: File): void {
  waiting = file
}

/** Once: the next one finds none. */
export function takeHandedOver(): File | null {
  const file = waiting
  waiting = null
  return file
}
