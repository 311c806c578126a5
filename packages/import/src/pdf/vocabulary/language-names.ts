// Languages that people speak, in English and in the languages of the headings. Lower case, without accents.
export const languageNames: ReadonlySet<string> = new Set(
  `english german french spanish italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian greek turkish russian ukrainian
belarusian lithuanian latvian estonian arabic hebrew persian farsi urdu hindi bengali punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala chinese mandarin cantonese japanese korean vietnamese thai
indonesian malay tagalog filipino swahili amharic yoruba igbo hausa zulu afrikaans catalan basque galician irish welsh latin albanian macedonian georgian armenian kazakh uzbek mongolian kurdish pashto asl
deutsch englisch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch turkisch arabisch chinesisch japanisch schwedisch latein
anglais allemand francais espagnol italien portugais neerlandais polonais russe turc arabe chinois japonais
ingles aleman frances espanol italiano portugues holandes polaco ruso turco chino japones catalan castellano
inglese tedesco francese spagnolo portoghese olandese polacco russo cinese giapponese alemao espanhol russo chines`.split(
    /\s+/,
  ),
)
