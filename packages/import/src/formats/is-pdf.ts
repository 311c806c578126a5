/** Readers accept a little before the mark. */
const maxBytesBefore = 1024

/** Whether the content says that it is a PDF: the name and the declared type of a file are untrusted. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, maxBytesBefore)).includes('%PDF-')
