/** "A" or "an" before these words. Null where letters leave open how it sounds: "hour", "union", "one-off", "MBA". */
export function articleBefore(rest: string): 'a' | 'an' | null {
  if (/^(?:[ai]|e(?!u)|o(?!n[ce]))\p{Ll}/u.test(rest)) return 'an'
  return /^[bcdfgj-np-tvwyz]\p{Ll}/u.test(rest) ? 'a' : null
}
