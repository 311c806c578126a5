import { expect, it } from 'vitest'
import { findLayoutBreaches, maxFilesPerFolder } from './folder-layout.ts'

const web = 'apps/web/src'
const file = (source: string, ...imports: string[]) => ({ source, imports })

it('finds two folders that import each other, through different files', () => {
  const modules = [file(`${web}/a/one.ts`, `${web}/b/two.ts`), file(`${web}/b/three.ts`, `${web}/a/four.ts`)]
  expect(findLayoutBreaches(modules).map(({ rule, from }) => [rule, from])).toEqual([
    ['no-mutual-folders', `${web}/a/one.ts`],
    ['no-mutual-folders', `${web}/b/three.ts`],
  ])
})

it('leaves folders that import in one direction alone, and what only tests import', () => {
  expect(
    findLayoutBreaches([
      file(`${web}/a/one.ts`, `${web}/b/two.ts`, `${web}/a/four.ts`),
      file(`${web}/b/three.test.ts`, `${web}/a/four.ts`),
      file(`${web}/b/testing/five.ts`, `${web}/a/four.ts`),
    ]),
  ).toEqual([])
})

it('finds a folder with too many files', () => {
  const files = Array.from({ length: maxFilesPerFolder + 1 }, (_, n) => file(`${web}/a/n${n}.ts`))
  expect(findLayoutBreaches(files)).toEqual([{ rule: 'small-folders', from: `${web}/a`, to: '26 files' }])
  expect(findLayoutBreaches(files.slice(1))).toEqual([])
})
