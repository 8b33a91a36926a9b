import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { readText } from './busy.ts'

/** Bytes of a calendar from somebody else. Ten years of a full one take a fifth of this. */
export const TEXT_MAX = 10 * MB

export const CALENDAR_TEXT = parser<typeof readText>({
  module: new URL('./busy.ts', import.meta.url).href,
  name: 'readText',
  // In memory, a text may take two bytes per byte of the file.
  inputMax: 2 * TEXT_MAX + MB,
  answerMax: 8 * MB,
  timeMs: 5 * SECOND,
})
