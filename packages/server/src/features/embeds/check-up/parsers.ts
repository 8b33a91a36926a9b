import { MB, parser, SECOND } from '../../../isolation/parser.ts'
import type { judgeSent } from './judge.ts'
import type { readSentPage } from './read-sent-page.ts'

/** What of a page of a host's site is ours. The guarded fetch brings at most a megabyte. */
export const SENT_PAGE = parser<typeof readSentPage>({
  module: import.meta.resolve('./read-sent-page.ts'),
  name: 'readSentPage',
  inputMax: 1.1 * MB,
  answerMax: 4 * MB,
  timeMs: 5 * SECOND,
})

export const VERDICT = parser<typeof judgeSent>({
  module: import.meta.resolve('./judge.ts'),
  name: 'judgeSent',
  inputMax: 4.5 * MB,
  answerMax: 4 * MB,
  timeMs: 5 * SECOND,
})
