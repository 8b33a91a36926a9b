import type { PublicEvent } from '@scheduling/contract'
import type { PageOffer } from './offer.ts'

/** What an invitee needs; locations without values stay as they are, the value is what they are told to use. */
export function presentOffer(offer: PageOffer, lastDate: string | null): PublicEvent {
  const { name, slug, description, duration, video, increment } = offer
  const { locations, questions, allowGuests, confirmEmail, confirmation } = offer
  return {
    name,
    slug,
    description,
    duration,
    video,
    increment,
    locations,
    questions,
    allowGuests,
    confirmEmail,
    confirmation,
    lastDate,
  }
}
