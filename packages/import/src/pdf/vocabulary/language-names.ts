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

/** Columns of the European table of what one can do in a language, as Europass names them. Without accents. */
export const languageGrid: ReadonlySet<string> = new Set(
  `understanding, speaking, writing, listening, reading, spoken interaction, spoken production, verstehen, sprechen, schreiben, horen, lesen,
an gesprachen teilnehmen, zusammenhangendes sprechen, comprendre, parler, ecrire, ecouter, lire, comprehension orale, comprehension ecrite, ecriture,
expression orale, expression ecrite, expression orale en continu, interaction orale, production orale, comprender, comprension, hablar, escribir,
comprension auditiva, comprension oral, comprension lectora, comprension de lectura, expresion, expresion oral, expresion escrita, interaccion oral,
produccion oral, escrita, escritura, comprensione, parlato, ascolto, lettura, interazione, interazione orale, produzione orale, produzione scritta,
espressione orale, scrittura, compreender, compreensao, falar, escrever, compreensao oral, leitura, interacao oral, producao oral, expressao oral,
rozumienie, mowienie, pisanie, sluchanie, czytanie, interakcja, tworzenie wypowiedzi, porozumiewanie sie, begrijpen, spreken, schrijven, luisteren,
lezen, interactie, productie, forsta, tala, skriva, horforstaelse, lasforstaelse, porozumeni, mluveni, psani, poslech, cteni, samostatny ustni projev,
κατανοηση, ομιλια, γραφη, ακροαση, αναγνωση, επικοινωνια, προφορικη κατανοηση, γραπτη κατανοηση, προφορικη εκφραση, προφορικη επικοινωνια,
anlama, konusma, yazma, dinleme, okuma, karsilikli konusma, sozlu anlatim`.split(/,\s+/),
)
