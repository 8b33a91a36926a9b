import type { Instant } from '@scheduling/domain'
import { HOUR, MINUTE } from '@scheduling/domain'
import type { BookingSnapshot } from '../bookings/events.ts'
import type { Audience, BookingMailKind, Role } from '../bookings/mails/mail.ts'
import type { LastMail } from './tables.ts'

/** What we know about what a reader knows. */
export interface Knowledge {
  told: LastMail | null
  /** False if the mail that said so may not have reached them. */
  isSure: boolean
}

type State = Pick<
  BookingSnapshot,
  | 'status'
  | 'sequence'
  | 'start'
  | 'end'
  | 'rescheduledBy'
  | 'canceledBy'
  | 'hostIds'
  | 'wasReassigned'
  | 'placeSequence'
> &
  Pick<LastMail, 'room'> & {
    /** The reader is no guest of the meeting any more. */
    isUninvited?: boolean
  }

/**
 * What is new to this reader about the booking as it is now; undefined if nothing is. After many changes they hear
 * only the newest state, compared with the one they know.
 */
export function newsFor(
  audience: Audience,
  { told: last, isSure }: Knowledge,
  current: State,
  now: Instant,
): LastMail | undefined {
  const { sequence, start, end, room, hostIds } = current
  const stands = { sequence, start, end, room, hostIds }
  // Who comes back hears of the meeting as if for the first time.
  const isOff = current.status === 'canceled' || current.isUninvited
  const lastMail = isOver(last) && !isOff ? null : last
  if (isOff) return cancelationFor(audience, { told: lastMail, isSure }, current)
  // Only the host needs mails about a meeting that is over.
  if (now >= end && audience !== 'host') return undefined
  if (!lastMail) return { kind: 'confirmation', ...stands, formerStart: null }
  const isSame = lastMail.start === start && lastMail.end === end
  const othersCome = areOthers(lastMail.hostIds, hostIds)
  const isElsewhere = isNewPlaceFor(audience, lastMail, current)
  if (isSure && isSame && othersCome) return { kind: 'reassigned', ...stands, formerStart: null }
  if (isSure && isSame && isElsewhere) return { kind: 'place', ...stands, formerStart: null }
  if (isSure && isSame)
    return lastMail.room === null && room ? { kind: 'room', ...stands, formerStart: null } : undefined
  if (isSure)
    return {
      kind: 'rescheduled',
      ...stands,
      formerStart: lastMail.start,
      ...(othersCome && { othersCome }),
      ...(isElsewhere && { isElsewhere }),
    }
  // They may not have got the last mail. Sent again, it is the same mail or a newer one.
  if (lastMail.kind === 'confirmation' || isSame) return { ...lastMail, ...stands }
  return { kind: 'rescheduled', ...stands, formerStart: lastMail.start }
}

/** A host who is alone changed it, so they know. */
function isNewPlaceFor(
  audience: Audience,
  { sequence }: LastMail,
  { placeSequence, hostIds = [] }: State,
): boolean {
  return sequence < (placeSequence ?? 0) && (audience !== 'host' || hostIds.length > 1)
}

function isOver(lastMail: LastMail | null): boolean {
  return lastMail !== null && ['canceled', 'replaced', 'uninvited'].includes(lastMail.kind)
}

function areOthers(known: LastMail['hostIds'], current: LastMail['hostIds'] = []): boolean {
  return known !== undefined && known.toSorted().join() !== current.toSorted().join()
}

/** Names the time that the reader knows. A guest who was never invited gets no cancelation. */
function cancelationFor(
  audience: Audience,
  { told, isSure }: Knowledge,
  current: State,
): LastMail | undefined {
  if (isOver(told) && isSure) return undefined
  if (!told && (audience === 'guest' || current.wasReassigned)) return undefined
  const { start, end } = told ?? current
  return {
    kind: endOf(current),
    sequence: current.sequence,
    start,
    end,
    formerStart: null,
  }
}

function endOf({ status, wasReassigned, isUninvited }: State): LastMail['kind'] {
  if (wasReassigned) return 'replaced'
  return isUninvited && status !== 'canceled' ? 'uninvited' : 'canceled'
}

/** Whether a reader gets a mail of this kind. `wants` is their own choice, null if they made none. */
export function mayTell(audience: Role, kind: BookingMailKind, wants: boolean | null): boolean {
  if (audience === 'host') return true
  if (audience !== 'guest' || wants !== null) return wants !== false
  // Somebody else gave the guest's address. Until they choose, they get only what they need to come or to stay away.
  return kind !== 'reminder'
}

// A guest who has not answered gets the invitee's changes within this time as one mail.
const GATHERED = HOUR
// The guest may already be on the way if the meeting is nearer than this.
const NEAR = 3 * HOUR
const PAUSE_WHEN_NEAR = 15 * MINUTE

/**
 * Until when the news waits because the invitee may change more; `undefined` if it goes now. Only guests who have not
 * answered wait: all others asked for their mails. `since`: when the first change was postponed. `mailedAt`: the last
 * mail.
 */
export function gatheredUntil(
  reader: { audience: Role; wants: boolean | null; known: Instant | undefined; mailedAt: Instant | null },
  news: LastMail,
  current: Pick<State, 'start' | 'rescheduledBy' | 'canceledBy'>,
  { since, now }: { since: Instant; now: Instant },
): Instant | undefined {
  if (reader.audience !== 'guest' || reader.wants !== null) return undefined
  const by = {
    rescheduled: current.rescheduledBy,
    canceled: current.canceledBy,
    reassigned: null,
    replaced: null,
    uninvited: null,
    place: null,
    confirmation: null,
    room: null,
  }
  if (by[news.kind] !== 'invitee') return undefined
  const ahead = [reader.known ?? current.start, current.start].filter((start) => start > now)
  const nearest = Math.min(...ahead)
  const quiet = (reader.mailedAt ?? 0) + PAUSE_WHEN_NEAR
  const until = Math.max(quiet, Math.min(since + GATHERED, nearest - NEAR))
  return until > now ? until : undefined
}
