// Money's signs and codes, each as one unit.

const currencies = new Map([
  ['$', '$'],
  ['usd', '$'],
  ['dollar', '$'],
  ['€', '€'],
  ['eur', '€'],
  ['euro', '€'],
  ['£', '£'],
  ['gbp', '£'],
  ['pound', '£'],
  ['¥', '¥'],
  ['yen', '¥'],
  ['jpy', '¥'],
  ['chf', 'chf'],
  ['₹', '₹'],
  ['inr', '₹'],
  ['cad', 'cad'],
  ['aud', 'aud'],
  ['nzd', 'nzd'],
  ['sgd', 'sgd'],
  ['hkd', 'hkd'],
  ['sek', 'sek'],
  ['nok', 'nok'],
  ['dkk', 'dkk'],
  ['pln', 'pln'],
  ['zar', 'zar'],
  ['brl', 'brl'],
  ['mxn', 'mxn'],
  ['aed', 'aed'],
])

/** Of a number: the sign or code before it, the text behind it, and the first word of what it counts. */
export function currencyOf(money: string | undefined, rest: string, counted: string | undefined): string | undefined {
  // "$7.5M CAD": the code says which dollars.
  const code = /^(?:cad|aud|nzd|sgd|hkd)$/.test(counted ?? '') ? counted : undefined
  const sign = code ?? money ?? /^\s?([€$£])/.exec(rest)?.[1] ?? counted
  return sign === undefined ? undefined : currencies.get(sign.toLowerCase())
}
