import type { Location, PublicEvent, PublicVideo } from '@scheduling/contract'
import type { PageOffer } from './offer.ts'

/** What an invitee needs to see before booking. */
export function presentOffer(
  offer: PageOffer,
  { lastDate, video }: { lastDate: string | null; video: PublicVideo | null },
): PublicEvent {
  const { name, slug, description, duration, increment } = offer
  const { locations, questions, allowGuests, confirmEmail, approval, confirmation } = offer
  return {
    name,
    slug,
    description,
    duration,
    video,
    increment,
    locations: locations.map(placeBeforeBooking),
    questions,
    allowGuests,
    confirmEmail: confirmEmail || Boolean(approval),
    ...(approval && { needsApproval: true as const }),
    confirmation,
    lastDate,
  }
}

/** Hides a room's address: anybody who has it can go in. */
export function placeBeforeBooking(location: Location): Location {
  return 'url' in location ? { kind: location.kind } : location
}
