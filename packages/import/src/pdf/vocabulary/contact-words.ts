// Labels of contacts, in the languages of the headings, as our own themes write them and as others do. Only where a
// colon follows, or alone in their cell.
const addressWords =
  'address|anschrift|adresse|wohnhaft in|проживает|место жительства|город проживания|проживання|місце проживання|miejsce zamieszkania|adres zamieszkania|bydliště|ikamet|woonplaats|bostadsort|bopæl|bosted|domicilio|residenza|residente a|residência|domicile|現住所|거주지|dirección|indirizzo|endereço|location|wohnort|ort|ubicación|localisation|adres|adress|adresă|адрес|адреса|διεύθυνση|住所|地址|现居|現居|现居地|所在地|居住地|주소|العنوان|כתובת|نشانی'
const contactWords = [
  addressWords,
  'e-?mail(?:\\s*address)?|mail|correo(?: electrónico)?|e-post(?:a)?|почта|пошта|メール|邮箱|이메일|البريد|דוא״ל|ایمیل',
  'phone(?:\\s*number)?|tel(?:ephone|efon|éfono|efono|efone|efoon)?|téléphone|mobile|cell|handy|mobil|móvil|cellulare|telemóvel|fax|телефон|τηλέφωνο|電話|电话|전화|الهاتف|טלפון|تلفن',
  'linkedin|github|gitlab|website|web|site|site web|sitio web|sito web|homepage|url|blog|twitter|skype|strona|сайт|webbplats|websted|nettsted|web sitesi|ιστότοπος|ウェブサイト|网站|웹사이트|الموقع|אתר|وب‌سایت',
  'portfolio|portafolio|portfólio|портфолио|портфоліо|portofoliu|portfolyo|χαρτοφυλάκιο|ポートフォリオ|作品集|포트폴리오|الأعمال|תיק עבודות|نمونه‌کار',
  'nationality|date of birth|born|born on|geburtsdatum|geboren|staatsangehörigkeit',
].join('|')
// No \b: it knows ASCII letters alone.
const endOfWord = '(?![\\p{L}\\p{M}\\d_])'
export const contactLabel = new RegExp(`^(?:${contactWords})${endOfWord}\\.?\\s*(?:[:：]\\s*|$)`, 'iu')
export const addressLabel = new RegExp(`^(?:${addressWords}|based in|lives in)${endOfWord}\\s*[:：.]?\\s*`, 'iu')
export const portfolioWords = /portfolio|behance|dribbble|\/works?\b|\/projects?\b|artstation|deviantart/i
/** Networks that have no field of their own: never a person's website. */
export const otherNetworks =
  /(?:twitter|x|facebook|instagram|medium|youtube|stackoverflow|gitlab|kaggle|orcid|scholar\.google|researchgate|t|leetcode|hackerrank)\.(?:com|org|net|me)\b/i
/** What most addresses end in: a country's two letters, or one of these. */
export const topDomain =
  /\.(?:[a-z]{2}|com|org|net|edu|gov|mil|info|biz|name|pro|dev|app|tech|online|site|store|shop|blog|cloud|email|work|xyz|example|test)$/i

/** An address of mail, of a page, or a telephone number with its country. */
export const contactSign = /@[\p{L}\d-]+\.|https?:|www\.|\+\d[\d ()-]{7}|linkedin|github/iu
