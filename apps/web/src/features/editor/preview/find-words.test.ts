// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { findWords } from './find-words.ts'

function page(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}
const found = (html: string, words: string[]) => findWords(page(html), words).map(String)

it.each<[string, string, string[], string[]]>([
  ['whole words', '<span>Go to Google with Go</span>', ['Go'], ['Go', 'Go']],
  ['signs as they are', '<span>C++, C# and C</span>', ['C#', 'C++', 'C'], ['C++', 'C#', 'C']],
  [
    'the longer one first',
    '<span>machine learning engineer</span>',
    ['learning', 'machine learning'],
    ['machine learning'],
  ],
  ['over two pieces', '<span>Post</span><span>greSQL</span>', ['PostgreSQL'], ['PostgreSQL']],
  [
    'over the end of a line',
    '<span>machine</span><br><span>learning</span>',
    ['machine learning'],
    ['machinelearning'],
  ],
  ['as they are written', '<span>excel at Excel</span>', ['Excel'], ['Excel']],
  ['nothing', '<span>Go</span>', [], []],
])('finds %s', (_what, html, words, expected) => expect(found(html, words)).toEqual(expected))
