import { createHash } from 'node:crypto'
import type { CalendarPort } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import { askFeed, readFeed } from './feed.ts'
import type { FeedSecret } from './wire.ts'
import { secretIn } from './wire.ts'

/** A feed is one calendar. */
const ID = 'feed'
const ALWAYS = { start: -Infinity, end: Infinity }
// Some feeds write their own sending time into each event.
const SENT_AT = /^DTSTAMP[^\r\n]*/gm

/** https://www.rfc-editor.org/rfc/rfc5545 */
export function feedCalendar(here: ProviderContext): CalendarPort {
  const timesIn: CalendarPort['busyEvents'] = async (token, _calendarId, span, timeZone) => {
    const secret = secretIn(token)
    return (await readFeed(here, await askFeed(here, secret), secret, span, timeZone)).times
  }
  return {
    async list(token) {
      const secret = secretIn(token)
      const now = here.now()
      const { name } = await readFeed(
        here,
        await askFeed(here, secret),
        secret,
        { start: now, end: now },
        'UTC',
      )
      return [
        {
          id: ID,
          name: name ?? hostOf(secret),
          color: null,
          isPrimary: true,
          canWrite: false,
          canRead: true,
        },
      ]
    },
    async busy(token, _calendarIds, span, timeZone) {
      return new Map([[ID, await timesIn(token, ID, span, timeZone)]])
    },
    busyEvents: timesIn,
    async changes(token, _calendarId, cursor) {
      const { text } = await askFeed(here, secretIn(token))
      const now = createHash('sha256').update(text.replace(SENT_AT, '')).digest('base64url')
      return { cursor: now, whole: cursor === null || cursor === now ? null : ALWAYS, events: [] }
    },
    find: () => Promise.reject(readOnly()),
    idOf: () => null,
    put: () => Promise.reject(readOnly()),
    remove: () => Promise.reject(readOnly()),
  }
}

function hostOf({ address }: FeedSecret): string {
  return new URL(address).hostname
}

function readOnly(): ProviderError {
  return new ProviderError('forbidden', 'a feed is for reading')
}
