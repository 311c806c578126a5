// A message that leads nowhere: of links, pictures and addresses only those that are the person's own stay.
const marked = /!?\[([^\]\n]*)\]\([^)\n]*\)/g
const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]*\w/gi

/** `own`: texts in which an address is the person's own, such as their resume. */
export function withoutLinks(message: string, own: string): string {
  return message
    .replaceAll(marked, (_whole, words: string) => words)
    .replaceAll(addresses, (address) => (own.includes(address) ? address : '(address removed)'))
}
