// What a message itself is not sure of.

/** "Take journeyman off? idk": what they are not sure about is not done, and the rest is. */
export function withoutUnsure(message: string): { message: string; unsure: string | null } {
  const found =
    /(?:^|(?<=[.!;,\n]\s?))([^.!;,?\n]{5,80}\?)\s{0,3}(?:idk|i don'?t know|not sure|dunno|unsure|or (?:maybe )?not|maybe not)\b[^.!?\n]{0,40}[.!?]*/i.exec(
      message,
    )
  const rest = found ? message.replace(found[0], ' ').trim() : ''
  const isPolite = /\b(?:can|could|would|will) (?:you|u)\b/i.test(found?.[1] ?? '')
  return found && !isPolite && /\p{L}{3}/u.test(rest)
    ? { message: rest, unsure: found[1]!.trim() }
    : { message, unsure: null }
}
