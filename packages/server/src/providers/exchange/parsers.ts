import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { readSoap } from './read-soap.ts'

/** Bytes of a response. A thousand meetings take a megabyte. */
export const ANSWER_MAX = 10 * MB

export const SOAP = parser<typeof readSoap>({
  module: new URL('./read-soap.ts', import.meta.url).href,
  name: 'readSoap',
  inputMax: 2 * ANSWER_MAX + MB,
  answerMax: 16 * MB,
  timeMs: 5 * SECOND,
})
