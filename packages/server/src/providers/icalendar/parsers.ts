import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { readText } from './busy.ts'

/** Bytes of a calendar that somebody else wrote. Ten years of a full one have a fifth. */
export const TEXT_MAX = 10 * MB

export const CALENDAR_TEXT = parser<typeof readText>({
  module: new URL('./busy.ts', import.meta.url).href,
  name: 'readText',
  // A text in memory may have two bytes for each of a file.
  inputMax: 2 * TEXT_MAX + MB,
  answerMax: 8 * MB,
  timeMs: 5 * SECOND,
})
