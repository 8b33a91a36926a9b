import type { SitePage } from '../features/embeds/check-up/judge.ts'
import type { Known } from '../features/embeds/check-up/known.ts'
import type { ParserTable } from './parser.ts'

const SECOND = 1_000
const MB = 1_024 * 1_024

/** Everything that reads what strangers wrote. Loaded in the threads, when it is first asked for. */
export const PARSERS = {
  /** What of a page of a host's site is ours. The guarded fetch brings at most a megabyte. */
  page: {
    load: async () => (await import('../features/embeds/check-up/read-sent-page.ts')).readSentPage,
    inputMax: 1.1 * MB,
    answerMax: 4 * MB,
    timeMs: 5 * SECOND,
  },
  'page-verdict': {
    load: async () => {
      const { judge } = await import('../features/embeds/check-up/judge.ts')
      return ({ page, known }: { page: SitePage; known: Known }) => judge(page, known)
    },
    inputMax: 4.5 * MB,
    answerMax: 4 * MB,
    timeMs: 5 * SECOND,
  },
  /** A message that the embedded catcher took; it takes 10 MB. */
  mail: {
    load: async () => (await import('../features/mailbox/read.ts')).readMail,
    inputMax: 11 * MB,
    answerMax: 16 * MB,
    timeMs: 2 * SECOND,
  },
  'mail-summary': {
    load: async () => (await import('../features/mailbox/read.ts')).readSummary,
    inputMax: 0.3 * MB,
    answerMax: MB,
    timeMs: 2 * SECOND,
  },
} as const satisfies ParserTable
