import type { PublicEvent } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { PageOffer } from '../offers/offer.ts'
import { presentOffer } from '../offers/present.ts'
import { lastBookableInstant } from '../slots/operations.ts'

export function publicEventOf(context: Context, offer: PageOffer): PublicEvent {
  const last = lastBookableInstant(context, offer)
  return presentOffer(offer, last === null ? null : dateOf(offer.owner.timeZone, last))
}
