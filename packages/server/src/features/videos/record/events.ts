import type { HostMails, Video } from '@scheduling/contract'
import type { Overlay } from '@scheduling/contract/campaign-backgrounds'
import { z } from 'zod'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { hook } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { HOST_ID } from '../../../host-id.ts'
import { defineEvent } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'

/** Where a capability uses videos of a host, by the id of the video. */
type FindUses = (
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
) => Promise<ReadonlyMap<string, Video['usedIn']>>

/** The address of a host's booking page for an event type, below the origin. Undefined if it cannot be booked now. */
type FindBookingAddress = (
  db: Db,
  host: { id: HostId; link: string },
  eventTypeId: string,
) => Promise<string | undefined>

/** A picture behind the video, and where the video is on it. */
export interface BehindVideo extends Overlay {
  /** Its address, below the origin. */
  picture: string
  /** What it shows. Empty: nothing that matters, or a website. */
  alt: string
  /** Whose website it shows. */
  site: string | null
}

/** Somebody to whom the host sent a link of their own. Whoever has the link is taken for them. */
export interface NamedViewer {
  /** Above the video. Empty: none. */
  greeting: string
  /** What a booking form begins with. */
  name: string
  email: string
  /** The link that they came by. Null: the campaign’s, without a lead. */
  campaignId: string
  leadId: string | null
  behind: BehindVideo | null
}

/** Whom the query of a video's address names. Undefined: nobody. */
type FindViewer = (
  db: Db,
  hostId: HostId,
  videoId: string,
  query: Readonly<Record<string, unknown>>,
) => Promise<NamedViewer | undefined>

export const NAMED_VIEWER = hook<FindViewer>('somebody opens a video by a link of their own')

export const BOOKING_ADDRESS = hook<FindBookingAddress>('a video leads to a booking page')

/** When a booking was made. Undefined if the host has no such booking. */
type FindBooking = (db: Db, hostId: HostId, bookingId: string) => Promise<Date | undefined>

export const BOOKING_OF_VIDEO = hook<FindBooking>('somebody says that they booked beside a video')

export const VIDEO_USES = hook<FindUses>('where videos are used')

/** Part of the change that makes the video ready. The profile of the host is locked. */
type FollowReady = (
  context: Context,
  trx: Transaction<Database>,
  video: { hostId: HostId; videoId: string },
) => Promise<void>

export const VIDEO_READY = hook<FollowReady>('a video is ready, and its length known')

/** How often a host wants a mail when the same lead watches again. */
type FindPace = (db: Db, hostId: HostId) => Promise<HostMails['watchedPace'] | 'off'>

export const WATCHED_MAILS = hook<FindPace>('a host may want a mail of who watched')

/** What was booked by a link of a lead. */
export interface LeadBooking {
  id: string
  campaignId: string
  leadId: string
}

/** Somebody has watched a video, or booked by a link of a lead. */
export interface VideoNews {
  id: string
  kind: 'watched' | 'booked'
  hostId: HostId
  /** Null: booked on a page without a video. */
  viewId: string | null
  /** Absent: nothing was booked. */
  booking?: LeadBooking
  /** ISO 8601, UTC. */
  occurredAt: string
  /** The host wants a mail of it now. */
  isForMail: boolean
}

export const VIDEO_NEWS = defineEvent<VideoNews>({
  name: 'video-news',
  schema: z.looseObject({
    id: z.string(),
    kind: z.enum(['watched', 'booked']),
    hostId: HOST_ID,
    viewId: z.string().nullable(),
    booking: z.looseObject({ id: z.string(), campaignId: z.string(), leadId: z.string() }).optional(),
    occurredAt: z.string(),
    isForMail: z.boolean(),
  }),
  lane: LANES.events,
  retry: 'steady',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
