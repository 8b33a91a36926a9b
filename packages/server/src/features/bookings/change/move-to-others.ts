import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { narrowToPeople } from '../../offers/offer.ts'
import { checkSlot } from '../../slots/operations.ts'
import { choosePeople, readTurns } from '../../teams/turns.ts'
import { allowChange } from '../allowance.ts'
import type { BookingResult } from '../conflict.ts'
import { SlotLost } from '../conflict.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Swap } from './reassign-hosts.ts'
import { reassign } from './reassign-hosts.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { BookingWithOffer, StoredBooking } from '../operations.ts'
import { earlierBooking, getBooking, occupiedHosts, requireBooking } from '../operations.ts'
import { requirePermission } from '../policy.ts'
import { termsOfPools } from '../terms.ts'
import type { Move } from './move.ts'
import { movedColumns, startsAt } from './move.ts'

/**
 * Moves a meeting to a time at which whoever comes is not free, but others of its pools are. It goes to those whose turn
 * it is. Undefined: nobody else can take it. Throws `others_only` where the invitee has not agreed to somebody else.
 */
export async function moveToOthers(
  context: Context,
  move: Move,
  before: StoredBooking,
  repeat: Repeatable | undefined,
): Promise<BookingWithOffer | undefined> {
  const taken = await occupiedHosts(context.db, before)
  const options = { except: before.id }
  const lost = new Set<HostId>()
  for (;;) {
    const offer = await termsOfPools(context, context.db, before)
    const check = offer && (await checkSlot(context, context.db, offer, move.start, options, 'known'))
    if (!offer || !check?.ok) return undefined
    if (move.anybody !== true) throw othersOnly()
    const turns = await readTurns(context.db, offer, move.start)
    const isFree = (id: HostId) => check.free.includes(id) && !lost.has(id)
    const chosen = choosePeople(offer, turns, isFree, { hostIds: taken })
    const newcomers = chosen?.hostIds.filter((id) => !taken.includes(id)) ?? []
    if (!chosen || newcomers.length === 0) return undefined
    const result = await moveTo(context, move, before, { taken, chosen: chosen.hostIds, offer }, repeat)
    if (result.ok) return result.written
    for (const id of newcomers) lost.add(id)
  }
}

function othersOnly(): AppError {
  const message = 'Only somebody else is free then: send true if they may come'
  return new AppError('others_only', { errors: [{ path: 'anybody', reason: 'required', message }] })
}

interface Handing {
  taken: readonly HostId[]
  chosen: readonly HostId[]
  offer: Offer
}

async function moveTo(
  context: Context,
  move: Move,
  before: StoredBooking,
  { taken, chosen, offer }: Handing,
  repeat: Repeatable | undefined,
): Promise<BookingResult<BookingWithOffer>> {
  const { hostId, bookingId, start, caller } = move
  return takeSlot<BookingWithOffer>(context, {
    start,
    options: { except: bookingId },
    offer: narrowToPeople(offer, chosen),
    hostIds: [...taken, ...chosen],
    allow: caller && (() => allowChange(context, bookingId, caller)),
    currentOffer: async (db) => {
      const current = await termsOfPools(context, db, await requireBooking(db, hostId, bookingId))
      if (!current) throw new AppError('slot_not_available')
      const narrowed = narrowToPeople(current, chosen)
      if (narrowed.hosts.length < chosen.length) throw new SlotLost('overtaken')
      return narrowed
    },
    earlier: (db) => earlierBooking(context, hostId, repeat, db),
    write: async (trx, slot) => {
      const booking = await requireBooking(trx, hostId, bookingId)
      if (!startsAt(booking, start)) {
        requirePermission(context, 'reschedule', booking, 'invitee')
        const swaps = swapsOf(taken, chosen)
        const columnsFor = movedColumns(context, move, booking, slot)
        const at = before.starts_at
        const handed = { hostId, bookingId, swaps, slot, at, move: columnsFor, byHost: false, repeat }
        await reassign(context, trx, handed)
      }
      return getBooking(context, hostId, bookingId, trx)
    },
  })
}

/** Each of those who come now takes the place of one who came. */
function swapsOf(taken: readonly HostId[], chosen: readonly HostId[]): Swap[] {
  const come = chosen.filter((id) => !taken.includes(id))
  return taken
    .filter((id) => !chosen.includes(id))
    .flatMap((from, index) => {
      const to = come[index]
      return to === undefined ? [] : [{ from, to }]
    })
}
