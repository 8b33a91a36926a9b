import type { Interval, TimeZone } from '@scheduling/domain'
import { DAY, MINUTE } from '@scheduling/domain'
import { isWithin } from '../../clock.ts'
import { restIn } from '../call.ts'
import type { CalendarText } from '../provider.ts'
import { CALENDAR_TEXT, TEXT_MAX } from '../icalendar/parsers.ts'
import { askNamed, readNamed } from '../named.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import type { Feed } from '../feed-memory.ts'
import type { FeedSecret } from './wire.ts'
import { failureOfStatus } from './wire.ts'

// Within a minute, nobody needs a feed again.
const FRESH_MS = MINUTE
// Parsed once as a whole, because queries come in pieces of four weeks.
const BEFORE_MS = 60 * DAY
const AFTER_MS = 500 * DAY
const READINGS_KEPT = 8

/** Requests the feed; the server only sends it if it has changed. Throws `ProviderError`. Repeat: asks again. */
export async function askFeed(here: ProviderContext, { address }: FeedSecret): Promise<Feed> {
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

async function sent(here: ProviderContext, address: string, feed: Feed | undefined): Promise<Feed> {
  const askedAt = here.now()
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    ...(feed?.etag && { 'if-none-match': feed.etag }),
    ...(feed?.lastModified && { 'if-modified-since': feed.lastModified }),
  }
  const answer = await askNamed(here, address, { method: 'GET', headers }, { bytesMax: TEXT_MAX })
  if (answer.status === 304 && feed) return { ...feed, askedAt }
  if (answer.status !== 200)
    throw new ProviderError(failureOfStatus(answer.status), `status ${answer.status}`, restIn(answer.headers))
  const text = answer.body.toString('utf8')
  const [etag, lastModified] = [answer.headers.get('etag'), answer.headers.get('last-modified')]
  return { askedAt, etag, lastModified, text, read: feed?.text === text ? feed.read : new Map() }
}

/** When the owner is busy, by the feed. Throws `ProviderError`. Repeat: the same, without parsing again. */
export async function readFeed(
  here: ProviderContext,
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
    // Unreadable content stays unreadable. Only forget other failures, such as a full queue.
    if (!(error instanceof ProviderError) || error.failure !== 'invalid') feed.read.delete(key)
    // It may have been truncated, so request the full text next time, even if it has not changed.
    else Object.assign(feed, { etag: null, lastModified: null })
    throw error
  }
}

/** Widens spans near today to one common span, so that they share a result. Other spans stay as they are. */
function wholeAround(span: Interval, now: number): Interval {
  const month = Math.floor(now / (30 * DAY)) * 30 * DAY
  const whole = { start: month - BEFORE_MS, end: month + AFTER_MS }
  return span.start >= whole.start && span.end <= whole.end ? whole : span
}
