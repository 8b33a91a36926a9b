import type { EventType, PublicEvent, PublicEventSummary, PublicVideo } from '@scheduling/contract'
import { dateOf, videoPlayerUrl } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { PageOffer } from '../offers/offer.ts'
import { presentOffer } from '../offers/present.ts'
import { lastBookableInstant } from '../slots/operations.ts'
import { publicVideo } from '../videos/page/show.ts'
import type { StoredEventType } from './store.ts'

export async function publicEventOf(context: Context, offer: PageOffer): Promise<PublicEvent> {
  const last = lastBookableInstant(context, offer)
  return presentOffer(offer, {
    lastDate: last === null ? null : dateOf(offer.owner.timeZone, last),
    video: await videoOf(context, offer.video),
  })
}

/** The lines of a booking list. */
export async function publicSummariesOf(
  context: Context,
  events: readonly StoredEventType[],
): Promise<PublicEventSummary[]> {
  return Promise.all(
    events.map(async ({ name, slug, description, duration, video }) => ({
      name,
      slug,
      description,
      duration,
      video: await videoOf(context, video),
    })),
  )
}

async function videoOf(context: Context, video: EventType['video']): Promise<PublicVideo | null> {
  if (video === null) return null
  if (video.kind === 'own') return publicVideo(context, video.id)
  const player = videoPlayerUrl(video.url, 'autoplay=1')
  return player === undefined ? null : { ...video, player }
}
