import { parser, SECOND } from '../../isolation/parser.ts'
import type { readDescription } from './description.ts'

/** Bytes of the description of an app. Real ones have less than a thousand. */
export const DESCRIPTION_MAX = 20_000

export const DESCRIPTION = parser<typeof readDescription>({
  module: new URL('./description.ts', import.meta.url).href,
  name: 'readDescription',
  inputMax: 3 * DESCRIPTION_MAX,
  answerMax: 3 * DESCRIPTION_MAX,
  timeMs: 1 * SECOND,
})
