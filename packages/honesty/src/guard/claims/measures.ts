// Units of physical measures, by any of their names: 3,000 feet are no 3,000 metres.

const units = new Map([
  ['foot', 'feet|foot|ft'],
  ['metre', 'met(?:er|re)s?'],
  ['yard', 'yards?|yd'],
  ['inch', 'inch(?:es)?'],
  ['mile', 'miles?|mi'],
  ['kilometre', 'kilomet(?:er|re)s?|km'],
  ['centimetre', 'centimet(?:er|re)s?|cm'],
  ['millimetre', 'millimet(?:er|re)s?|mm'],
  ['square foot', 'sq(?:uare|\\.)?[ -]?(?:feet|foot|ft)|ft²|sqft'],
  ['square metre', 'sq(?:uare|\\.)?[ -]?(?:met(?:er|re)s?|m)|m²|sqm'],
  ['acre', 'acres?'],
  ['hectare', 'hectares?|ha'],
  ['kilogram', 'kilograms?|kilos?|kg'],
  ['gram', 'grams?'],
  ['pound', 'pounds?|lbs?'],
  ['ounce', 'ounces?|oz'],
  ['ton', 'tons?|tonnes?'],
  ['litre', 'lit(?:er|re)s?'],
  ['gallon', 'gallons?|gal'],
  ['second', 'seconds?|secs?'],
  ['minute', 'minutes?|mins?'],
  ['hour', 'hours?|hrs?'],
  ['day', 'days?'],
  ['week', 'weeks?'],
  ['month', 'months?'],
  ['year', 'years?|yrs?'],
  ['volt', 'volts?|v'],
  ['kilovolt', 'kilovolts?|kv'],
  ['ampere', 'amp(?:ere)?s?'],
  ['watt', 'watts?'],
  ['kilowatt', 'kilowatts?|kw'],
  ['megawatt', 'megawatts?|mw'],
  ['megabyte', 'megabytes?|mb'],
  ['gigabyte', 'gigabytes?|gb'],
  ['terabyte', 'terabytes?|tb'],
  ['percent', '%|per ?cent|percentage points?'],
])
const patterns = Array.from(
  units,
  ([name, words]) => [name, new RegExp(`^\\S+?[\\s-]?(?:${words})(?![\\p{L}\\d²])`, 'iu')] as const,
)

/** Of a text that begins with a number; null where no unit of a measure stands behind it. */
export const measureOf = (text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
