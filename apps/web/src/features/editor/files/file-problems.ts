// Sentences about files that can't be added or named so.
import { files } from '../../../strings/en/editing/files.ts'
import { endingOf, fileEndings, type NameProblem } from './file-name.ts'
import type { RoomProblem } from './file-room.ts'
import { sizeInWords } from './file-size.ts'

const words = files.troubles

export function nameSentence(problem: NameProblem, name: string, old = ''): string {
  switch (problem) {
    case 'ending':
      return words.ending(name, fileEndings)
    case 'format':
      return words.format(name, endingOf(old))
    default:
      return words[problem](name)
  }
}

export function roomSentence(problem: RoomProblem, { name, bytes }: { name: string; bytes: number }): string {
  switch (problem.kind) {
    case 'large':
      return words.large(name, sizeInWords(bytes))
    case 'room':
      return words.room(name, sizeInWords(bytes), sizeInWords(problem.leftBytes))
    default:
      return words[problem.kind](name)
  }
}
