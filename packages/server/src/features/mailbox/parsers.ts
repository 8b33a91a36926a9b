import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { readMail, readSummary } from './read.ts'

const module = new URL('./read.ts', import.meta.url).href

/** A message that the embedded catcher took; it takes 10 MB. */
export const MAIL = parser<typeof readMail>({
  module,
  name: 'readMail',
  inputMax: 11 * MB,
  answerMax: 16 * MB,
  timeMs: 2 * SECOND,
})

export const SUMMARY = parser<typeof readSummary>({
  module,
  name: 'readSummary',
  inputMax: 0.3 * MB,
  answerMax: MB,
  timeMs: 2 * SECOND,
})
