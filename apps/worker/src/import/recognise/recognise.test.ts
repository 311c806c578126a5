// What a file is, by its content.
import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { recognise } from './recognise.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'

const kindOf = (bytes: Uint8Array | string) => {
  const file = recognise(Buffer.from(bytes))
  return file.kind === 'refused' ? file.why : file.kind
}
it.each<[string, Uint8Array | string, string]>([
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a PDF behind a few words', `${'x'.repeat(900)}%PDF-1.4`, 'pdf'],
  ['a web page that mentions one much later', `<html>${'x'.repeat(2000)}%PDF-1.4`, 'unknown_kind'],
  ['a zip', 'PK\u0003\u0004', 'zip'],
  ['an empty zip', 'PK\u0005\u0006', 'zip'],
  ['JSON Resume', ' \n{"basics": {}}', 'json_resume'],
  ['JSON Resume with a mark', '\uFEFF{"work": []}', 'json_resume'],
  ['a list in JSON', '[1]', 'unknown_kind'],
  ['a text in brackets', '[Maya Okafor]\nEngineer', 'text'],
  ['LaTeX', '% a comment\n\\documentclass{article}', 'latex'],
  ['LaTeX without a class', 'x \\begin{document} y', 'latex'],
  ['XML', '<?xml version="1.0"?><x/>', 'unknown_kind'],
  ['a text with an angle', '<3 Maya\nEngineer', 'text'],
  ['Latin-1', Buffer.from('Zoë Ångström, Engineer', 'latin1'), 'text'],
  ['UTF-16 without a mark', Buffer.from('Maya Okafor, Engineer', 'utf16le'), 'text'],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'picture'],
  ['WebP', 'RIFF1234WEBPVP8 ', 'picture'],
  ['a HEIC', '\0\0\0\u0018ftypheic', 'picture'],
  ['bytes', Buffer.from([1, 2, 3, 255, 254, 0, 7]), 'unknown_kind'],
])('tells %s', (_what, bytes, kind) => expect(kindOf(bytes)).toBe(kind))

/** As a program of that page writes it. */
function oneByte(text: string, page: string): Uint8Array {
  const letters = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}
const french = 'Hélène Lefèvre, chargée de clientèle à Nîmes. Élève modèle, forêt et château, où naïf, même très tôt.'
const polish = 'Łukasz Żółć, programista we Wrocławiu. Doświadczenie: tworzyłem oprogramowanie, zarządzałem siecią.'
const czech =
  'Jiří Dvořák, vývojář. Zkušenosti: člověk s dobrým přehledem, řešení úkolů, nejlepší péče o zákazníky v Brně.'
const danish = 'Søren Kjær, lærer på en skole i Ærø. Erfaring: prøver, møder og rådgivning; også på Færøerne.'
const spanish = 'José Núñez, diseñador en Coruña. Años de experiencia: compañías españolas, gestión y formación.'
const portuguese = 'João Gonçalves, São Paulo. Formação: gestão de informações, ações e três opções; não só avaliações.'
const russian =
  'Иван Петров, инженер. ОПЫТ РАБОТЫ: разработка программного обеспечения, Санкт-Петербург, 2015–2020.'.replace(
    '–',
    '-',
  )
const mixed =
  'Иван Петров\nExperience\nEngineer, Acme, worked at the company on many things and was happy with it for a long time.'

it.each([
  [0x61, 0xff],
  [0xf7, 0x61],
  [0xb3, 0x61],
])('comes to an end with one long word of %i', async (byte, last) => {
  const read = (size: number) => decodeText(Uint8Array.from([...Array.from({ length: size }, () => byte), last]))
  expect(await growthOf(read, 100_000)).toBeLessThanOrEqual(maxGrowth)
})

it.each<[string, Uint8Array, string | null]>([
  ['UTF-8', Buffer.from('Zoë – 日本'), 'Zoë – 日本'],
  ['its mark', Buffer.from('\uFEFFZoë'), 'Zoë'],
  ['UTF-16, big end first', Buffer.from([0xfe, 0xff, 0, 0x5a, 0, 0xeb]), 'Zë'],
  [
    'Windows’ quotes',
    Buffer.from([0x93, 0x5a, 0x6f, 0x65, 0x79, 0x20, 0x61, 0x6e, 0x64, 0x20, 0x6d, 0x65, 0x94]),
    '“Zoey and me”',
  ],
  ['one sign that controls a machine', Buffer.from('Maya\u0007 Okafor'), 'Maya Okafor'],
  ['a few of many', Buffer.from(`${'Maya Okafor '.repeat(50)}\u0000\u0001\u0002`), 'Maya Okafor '.repeat(50)],
  ['no more of them', Buffer.from('Maya\u0007 Ok\u0008afor'), null],
  ['French of Windows', oneByte(french, 'windows-1252'), french],
  ['Polish of Windows', oneByte(polish, 'windows-1250'), polish],
  ['Czech of Windows', oneByte(czech, 'windows-1250'), czech],
  ['Danish of Windows', oneByte(danish, 'windows-1252'), danish],
  ['Spanish of Windows', oneByte(spanish, 'windows-1252'), spanish],
  ['Portuguese of Windows', oneByte(portuguese, 'windows-1252'), portuguese],
  ['Russian of Windows', oneByte(russian, 'windows-1251'), russian],
  ['Russian of Unix', oneByte(russian, 'koi8-r'), russian],
  ['a Russian name among English words', oneByte(mixed, 'koi8-r'), mixed],
  ['bytes that are no text', Buffer.from(Array.from({ length: 300 }, (_, index) => 32 + ((index * 97) % 224))), null],
  ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x5a]), null],
  ['zeros', Buffer.alloc(50), null],
])('decodes %s', (_what, bytes, text) => expect(decodeText(bytes)).toBe(text))
