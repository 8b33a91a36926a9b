import { MB, parser, SECOND } from '../../../isolation/parser.ts'
import type { judgeSent } from './judge.ts'
import type { readSentPage } from './read-sent-page.ts'

/** Finds our parts in a page of a host's site. The guarded fetch brings at most a megabyte. */
export const SENT_PAGE = parser<typeof readSentPage>({
  module: new URL('./read-sent-page.ts', import.meta.url).href,
  name: 'readSentPage',
  inputMax: 1.1 * MB,
  answerMax: 4 * MB,
  timeMs: 5 * SECOND,
})

export const VERDICT = parser<typeof judgeSent>({
  module: new URL('./judge.ts', import.meta.url).href,
  name: 'judgeSent',
  inputMax: 4.5 * MB,
  answerMax: 4 * MB,
  timeMs: 5 * SECOND,
})
