// A message that leads nowhere: of links, pictures and addresses only those that are the person's own stay.
const linkStart = /!?\[([^[\]\n]*)\]\(/g
/** Names before the @ have at most 64 characters, hosts 253. */
const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{0,253}\w/gi
/** A picture in a link is two. */
const deepest = 3
/** Of more addresses none is looked up: no honest message has them. */
const maxAddresses = 50

/** `own`: texts in which an address is the person's own, such as their resume. */
export function withoutLinks(message: string, own: string): string {
  let words = message
  for (let depth = 0; depth < deepest; depth += 1) words = withoutMarked(words)
  const isOwn = new Map<string, boolean>()
  return words.replaceAll(addresses, (address) => {
    if (!isOwn.has(address) && isOwn.size < maxAddresses) isOwn.set(address, own.includes(address))
    return isOwn.get(address) ? address : '(address removed)'
  })
}

/** `[words](address)` and `![words](address)` as their words, on one line each. */
function withoutMarked(text: string): string {
  let [result, at, end] = ['', 0, 0]
  for (const { 0: start, 1: words = '', index } of text.matchAll(linkStart)) {
    const inner = index + start.length
    // What ends one link's address ends those that begin before it.
    if (end < inner) end = nextOf(text, inner)
    if (index < at || text[end] !== ')') continue
    result += text.slice(at, index) + words
    at = end + 1
  }
  return result + text.slice(at)
}

function nextOf(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === ')' || text[at] === '\n') return at
  return text.length
}
