// What a walk through LaTeX's source knows at a position, for the readers of commands.
import type { Argument, Masked } from '@galley/resume/outline/mask-latex'
import type { LineWriter } from '../styled-text/line-writer.ts'

export interface Walk {
  readonly source: Masked
  readonly writer: LineWriter
  /** What shows something that no text says: pictures, drawings, other files. */
  readonly left: string[]
  /** Writes what stands in an argument. */
  inside(argument: Argument): void
}

/** A command where it stands. */
export interface CommandArguments {
  readonly name: string
  readonly all: readonly Argument[]
  /** Without those in brackets. */
  readonly shown: readonly Argument[]
  /** After the name. */
  readonly end: number
  /** After its arguments. */
  readonly after: number
}

/** Writes what a command says and returns the offset after it; undefined where it is not one of these. */
export type CommandReader = (walk: Walk, given: CommandArguments) => number | undefined

export const sourceOf = ({ source }: Pick<Walk, 'source'>, { from, to }: Argument): string =>
  source.latex.slice(from, to)

/** TeX drops white space after a word of letters. */
export function past({ mask }: Masked, from: number): number {
  let at = from
  while (mask[at] === ' ' || mask[at] === '\t') at += 1
  return at
}
