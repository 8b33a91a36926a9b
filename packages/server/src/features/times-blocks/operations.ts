import type { NewTimesBlock, TimesBlock } from '@scheduling/contract'
import { pageLink, timesAsHtml, timesAsText, timeText } from '@scheduling/contract/times-block'
import type { Instant } from '@scheduling/domain'
import { DAY, dateOf, limits } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import { oneOffsTexts } from '@scheduling/messages/one-offs'
import type { Context } from '../../context.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { findHost, originOf } from '../hosts/operations.ts'
import type { Host } from '../hosts/operations.ts'
import type { Offer } from '../offers/offer.ts'
import { offerOf, ownOffer } from '../offers/operations.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { freeStarts } from '../slots/operations.ts'
import { chooseTimes } from './choose-times.ts'
import { drawTimes } from './draw.ts'
import { LIMITS } from './limits.ts'
import { pictureAddress } from './picture-address.ts'
import type { StoredTimesBlock } from './store.ts'
import { blockByToken, deleteEndedBefore, insertBlock } from './store.ts'
import type { Recipient } from './words.ts'
import { formatOf, wordsFor } from './words.ts'

const textsFor = await translatorFor(oneOffsTexts)

/** Throws `event_type_not_found`, `event_type_off`, `link_expired`, `rate_limited`. Repeat: another block. */
export async function makeBlock(context: Context, by: Acting, wanted: NewTimesBlock): Promise<TimesBlock> {
  const { hostId } = by
  await allow(context, 'times-block', [[LIMITS.blocks, by]])
  const host = found(await findHost(context, hostId), 'event_type_not_found', wanted.of.id)
  const offer = await ownOffer(context, hostId, wanted.of)
  if (offer.state !== 'open' || offer.slug === null)
    throw new AppError(wanted.of.kind === 'one_off' ? 'link_expired' : 'event_type_off')
  const recipient = recipientOf(context, host, wanted)
  const starts = await startsFor(context, offer, wanted, recipient)
  const picture = starts.length > 0 ? await keepBlock(context, hostId, { wanted, starts, recipient }) : null
  return written(
    { host, offer, starts, recipient, picture, invitee: wanted.invitee },
    originOf(context, host),
  )
}

function recipientOf(
  { clock }: Pick<Context, 'clock'>,
  { language, time_zone, time_format }: Host,
  wanted: Partial<Pick<NewTimesBlock, 'language' | 'timeZone'>>,
): Recipient {
  const timeZone = wanted.timeZone ?? time_zone
  return {
    language: wanted.language ?? language,
    timeZone,
    timeFormat: time_format,
    year: dateOf(timeZone, clock.now()).slice(0, 4),
  }
}

async function startsFor(
  context: Context,
  offer: Offer,
  { starts: picked }: NewTimesBlock,
  { timeZone }: Recipient,
): Promise<Instant[]> {
  if (picked) {
    const starts = [...new Set(picked.map(Date.parse))].toSorted((one, other) => one - other)
    if ((starts.at(-1) ?? 0) - (starts[0] ?? 0) >= limits.SLOT_QUERY_DAYS_MAX * DAY)
      throw fieldError('starts', 'too_long', `starts: at most ${limits.SLOT_QUERY_DAYS_MAX} days apart`)
    return starts
  }
  const now = context.clock.now()
  const { starts, next } = await freeStarts(context, offer, { start: now, end: now + 14 * DAY })
  if (starts.length > 0 || next === null) return chooseTimes(starts, timeZone)
  return chooseTimes(
    (await freeStarts(context, offer, { start: next, end: next + 14 * DAY })).starts,
    timeZone,
  )
}

interface Kept {
  wanted: NewTimesBlock
  starts: readonly Instant[]
  recipient: Recipient
}

/** Answers the address of the picture. */
async function keepBlock(
  context: Context,
  hostId: HostId,
  { wanted, starts, recipient }: Kept,
): Promise<string> {
  const { token, hash } = newToken()
  await insertBlock(context.db, {
    host_id: hostId,
    token_hash: hash,
    kind: wanted.of.kind,
    source_id: wanted.of.id,
    starts: JSON.stringify(starts.map((start) => new Date(start).toISOString())),
    last_start: new Date(starts.at(-1) ?? 0),
    time_zone: recipient.timeZone,
    language: recipient.language,
    created_at: new Date(context.clock.now()),
  })
  return pictureAddress(context.config.publicUrl, hostId, token)
}

interface Written extends Pick<NewTimesBlock, 'invitee'> {
  host: Host
  offer: Offer
  starts: readonly Instant[]
  recipient: Recipient
  picture: string | null
}

function written({ host, offer, starts, recipient, picture, invitee }: Written, origin: string): TimesBlock {
  const { language, timeZone: zone } = recipient
  const words = wordsFor(recipient)
  const offered = {
    heading: textsFor(language)('one_off.text_heading', { zone: words.zone(zone, starts[0] ?? 0) }),
    url: `${origin}/${host.link}/${offer.slug}`,
    free: starts,
    duration: offer.duration,
    zone,
    invitee,
  }
  const look = { direction: LANGUAGES[language].direction, picture: picture ?? undefined }
  return {
    url: pageLink(offered),
    starts: starts.map((start) => new Date(start).toISOString()),
    html: timesAsHtml({ ...offered, ...look }, formatOf(words)),
    text: timesAsText(offered, formatOf(words)),
    picture,
  }
}

/** The picture as it is now. Undefined: nobody was given this address. */
export async function drawPicture(
  context: Context,
  { hostId, token }: { hostId: HostId; token: string },
): Promise<Buffer | undefined> {
  const block = await blockByToken(context.db, hostId, hashToken(token))
  const host = block && (await findHost(context, hostId))
  if (!host) return undefined
  const { language, time_zone: zone } = block
  const words = wordsFor(recipientOf(context, host, { language, timeZone: zone }))
  const t = textsFor(language)
  const offer = await offerOf(context, context.db, hostId, { kind: block.kind, id: block.source_id })
  const free = await stillFree(context, offer, block)
  const duration = offer?.duration ?? 0
  const lines = block.starts.map(Date.parse).map((start) => ({
    text: timeText({ duration, zone }, start, formatOf(words)),
    isFree: free.has(start),
  }))
  return drawTimes(lines, t('times_block.drawn', { moment: words.moment(zone, context.clock.now()) }))
}

async function stillFree(
  context: Context,
  offer: Offer | undefined,
  { starts: texts }: StoredTimesBlock,
): Promise<ReadonlySet<Instant>> {
  if (offer?.state !== 'open' || !offer.owner.isOpen) return new Set()
  const starts = texts.map(Date.parse)
  const span = { start: Math.min(...starts), end: Math.max(...starts) + 1 }
  return new Set((await freeStarts(context, offer, span)).starts)
}

/** Forgets blocks whose last time was long ago. Repeat: finds nothing. */
export async function cleanUpBlocks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEndedBefore(db, new Date(clock.now() - limits.ENDED_OFFER_DAYS * DAY))
}
