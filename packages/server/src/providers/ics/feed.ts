import type { Interval, TimeZone } from '@scheduling/domain'
import { DAY, MINUTE } from '@scheduling/domain'
import { isWithin } from '../../clock.ts'
import { restIn } from '../call.ts'
import type { CalendarText } from '../provider.ts'
import { CALENDAR_TEXT, TEXT_MAX } from '../icalendar/parsers.ts'
import { askNamed, readNamed } from '../named.ts'
import { ProviderError } from '../provider.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Feed } from '../feed-memory.ts'
import type { FeedSecret } from './wire.ts'
import { failureOfStatus } from './wire.ts'

// A feed that was made anew within the minute is one that nobody asks for twice.
const FRESH_MS = MINUTE
// Read at once: what is asked of it comes in pieces of four weeks.
const BEFORE_MS = 60 * DAY
const AFTER_MS = 500 * DAY
const READINGS_KEPT = 8

/** What stands at the address now, sent only where it is another than before. Throws `ProviderError`. Repeat: asks again. */
export async function askFeed(here: Surroundings, { address }: FeedSecret): Promise<Feed> {
  const { byAddress, asking } = here.feeds
  const known = byAddress.get(address)
  if (known && isWithin(known.askedAt, FRESH_MS, here.now())) return known
  const underWay = asking.get(address)
  if (underWay) return underWay
  const begun = sent(here, address, known).finally(() => asking.delete(address))
  asking.set(address, begun)
  const feed = await begun
  byAddress.set(address, feed)
  return feed
}

async function sent(here: Surroundings, address: string, known: Feed | undefined): Promise<Feed> {
  const askedAt = here.now()
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  const answer = await askNamed(here, address, { method: 'GET', headers }, { bytesMax: TEXT_MAX })
  if (answer.status === 304 && known) return { ...known, askedAt }
  if (answer.status !== 200)
    throw new ProviderError(failureOfStatus(answer.status), `status ${answer.status}`, restIn(answer.headers))
  const text = answer.body.toString('utf8')
  const [etag, lastModified] = [answer.headers.get('etag'), answer.headers.get('last-modified')]
  return { askedAt, etag, lastModified, text, read: known?.text === text ? known.read : new Map() }
}

/** When somebody is busy by it. Throws `ProviderError`. Repeat: the same, without reading again. */
export async function readFeed(
  here: Surroundings,
  feed: Feed,
  { hostId, email }: FeedSecret,
  span: Interval,
  timeZone: TimeZone,
): Promise<CalendarText> {
  const whole = wholeAround(span, here.now())
  const key = `${timeZone} ${email} ${whole.start} ${whole.end}`
  let reading = feed.read.get(key)
  if (!reading) {
    const asked = { text: feed.text, span: whole, timeZone, addresses: [email] }
    reading = readNamed(here, CALENDAR_TEXT, asked, hostId)
    if (feed.read.size >= READINGS_KEPT) feed.read.clear()
    feed.read.set(key, reading)
  }
  try {
    const { name, times } = await reading
    return { name, times: times.filter(({ start, end }) => start < span.end && end > span.start) }
  } catch (error) {
    // What cannot be read the next time could not either, but where too many waited.
    if (!(error instanceof ProviderError) || error.failure !== 'invalid') feed.read.delete(key)
    // Half of it may have come: all of it is to be sent again, though it is the same there.
    else Object.assign(feed, { etag: null, lastModified: null })
    throw error
  }
}

/** The same for all that is asked of a month, and for what is not of our times only itself. */
function wholeAround(span: Interval, now: number): Interval {
  const month = Math.floor(now / (30 * DAY)) * 30 * DAY
  const whole = { start: month - BEFORE_MS, end: month + AFTER_MS }
  return span.start >= whole.start && span.end <= whole.end ? whole : span
}
