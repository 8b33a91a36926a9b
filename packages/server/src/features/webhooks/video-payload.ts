import type { VideoWebhookEvent, VideoWebhookPayload } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { namedByLink } from '../campaigns/named.ts'
import type { VideoNews } from '../videos/record/events.ts'
import { partOf } from '../videos/views/figures.ts'
import type { viewWithVideo } from '../videos/views/tell.ts'

type Viewed = NonNullable<Awaited<ReturnType<typeof viewWithVideo>>>

const EVENTS: Record<VideoNews['kind'], VideoWebhookEvent> = {
  watched: 'video.watched',
  booked: 'lead.booked',
}

export function videoPayload(
  { id, kind, occurredAt, booking }: VideoNews,
  viewed: Viewed | undefined,
  { campaign, lead }: Awaited<ReturnType<typeof namedByLink>>,
): VideoWebhookPayload {
  return {
    id,
    type: EVENTS[kind],
    timestamp: occurredAt,
    test: false,
    data: {
      video: viewed ? watchedVideo(viewed) : null,
      campaign: campaign ? { id: campaign.id, name: campaign.name } : null,
      lead: lead
        ? { id: lead.id, externalKey: lead.external_key, email: lead.email, fields: { ...lead.fields } }
        : null,
      view: viewed ? watchedPart(viewed) : null,
      bookingId: booking?.id ?? null,
    },
  }
}

function watchedVideo({ video: { id, title, seconds } }: Viewed) {
  return { id, title, seconds }
}

function watchedPart({ view, seconds, length }: Viewed) {
  return {
    id: view.id,
    openedAt: view.opened_at.toISOString(),
    secondsWatched: seconds,
    part: length === null ? null : Math.round(partOf({ seconds }, length) * 100) / 100,
    bookingId: view.booking_id,
    bookedSecond: view.booked_second,
  }
}

/** An example of such an event, to try an address with. */
export function exampleVideoPayload(type: VideoWebhookEvent, now: Instant): VideoWebhookPayload {
  const bookingId = type === 'lead.booked' ? randomUUID() : null
  return {
    id: randomUUID(),
    type,
    timestamp: new Date(now).toISOString(),
    test: true,
    data: {
      video: { id: 'Qx7bT2mK', title: 'Product tour', seconds: 92 },
      campaign: { id: 'spring000001', name: 'Spring outreach' },
      lead: {
        id: 'robin0000001',
        externalKey: 'robin@example.com',
        email: 'robin@example.com',
        fields: { first_name: 'Robin', company: 'Park & Co' },
      },
      view: {
        id: '3f1d2b8e5a010198c0de',
        openedAt: new Date(now - 5 * MINUTE).toISOString(),
        secondsWatched: 69,
        part: 0.75,
        bookingId,
        bookedSecond: bookingId === null ? null : 64,
      },
      bookingId,
    },
  }
}
