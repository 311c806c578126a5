/** Without accents, soft hyphens and capitals, with one kind of dash. */
export const strip = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
