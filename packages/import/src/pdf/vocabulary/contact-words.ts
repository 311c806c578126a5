// Labels of contacts, in the languages of the headings. Only where a colon follows, or alone in their cell.
export const contactLabel =
  /^(?:e-?mail(?:\s*address)?|mail|phone(?:\s*number)?|tel(?:ephone|efon|éfono|efono|efone)?|téléphone|telefono|telefone|mobile|cell|handy|mobil|móvil|cellulare|telemóvel|fax|address|anschrift|adresse|dirección|indirizzo|endereço|location|ort|wohnort|localisation|ubicación|linkedin|github|gitlab|website|web|site|portfolio|homepage|url|blog|twitter|skype|nationality|date of birth|born|born on|geburtsdatum|geboren|staatsangehörigkeit)\b\.?\s*(?::\s*|$)/iu
export const addressLabel =
  /^(?:address|anschrift|adresse|dirección|indirizzo|endereço|location|wohnort|ort|ubicación|localisation|based in|lives in)\b\s*[:.]?\s*/iu
export const portfolioWords = /portfolio|behance|dribbble|\/works?\b|\/projects?\b|artstation|deviantart/i
/** Networks that have no field of their own: never a person's website. */
export const otherNetworks =
  /(?:twitter|x|facebook|instagram|medium|youtube|stackoverflow|gitlab|kaggle|orcid|scholar\.google|researchgate|t|leetcode|hackerrank)\.(?:com|org|net|me)\b/i
