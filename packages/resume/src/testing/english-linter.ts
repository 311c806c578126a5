// The real dictionary and grammar, which take seconds to load: the test files of a process share them.
import { slimBinary } from 'harper.js/slimBinary'
import { harperLinter } from '../proof/linting/harper-linter.ts'

export const englishLinter = harperLinter(slimBinary)
