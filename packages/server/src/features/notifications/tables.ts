import type { HostMails, MailKinds } from '@scheduling/contract'
import type { Instant, StrangerCause } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { NullableJson } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

/** What a reader was told of a booking, complete enough to say it again in the same words. */
export interface LastMail {
  kind:
    | 'confirmation'
    | 'rescheduled'
    | 'reassigned'
    | 'canceled'
    | 'replaced'
    | 'uninvited'
    | 'place'
    | 'room'
  sequence: number
  start: Instant
  end: Instant
  /** The start that they knew before. */
  formerStart: Instant | null
  /**
   * The room's address; null if there was none yet. Absent: the meeting has no room, or an earlier version told them.
   */
  room?: string | null | undefined
  /** Who comes on the hosts' side. Absent: an earlier version told them. */
  hostIds?: readonly HostId[] | undefined
  /** Of a new time: others come than the reader knew, too. */
  othersCome?: true
  /** Of a new time: it takes place elsewhere, too. */
  isElsewhere?: true
}

/** One row per mail that follows from an event: what was sent, to whom, and whether it went out. */
interface DeliveryRow {
  host_id: HostId
  event_id: string
  /** A digest, as in `MailReaderRow`. */
  recipient: Buffer
  kind: string
  booking_id: string | null
  attempts: number
  /** When it was tried first. */
  queued_at: Date
  claimed_at: Date
  sent_at: Date | null
  /** Set when the recipient's server refused for good. */
  refused_at: Date | null
  last_error: string | null
}

export type Delivery = Pick<
  DeliveryRow,
  'host_id' | 'recipient' | 'kind' | 'queued_at' | 'sent_at' | 'refused_at' | 'last_error'
>

/** One row per reader of a booking's mails. */
interface MailReaderRow {
  host_id: HostId
  booking_id: string
  audience: 'host' | 'invitee' | 'guest'
  /** A digest. */
  recipient: Buffer
  claimed_at: Generated<Date>
  told: NullableJson<LastMail>
  /** False while that mail is being sent, and if a process died while sending it. */
  is_sure: Generated<boolean>
  mailed_at: Date | null
  /** When the first change was postponed that they have not been told of. */
  waits_since: Date | null
  wants: boolean | null
}

/** Kinds of mails that a host can turn off. */
export type HostMailKind = keyof MailKinds | 'undelivered'

export interface NotificationTables {
  deliveries: DeliveryRow
  mail_readers: MailReaderRow
  mail_stops: { host_id: HostId; mailbox_key: Buffer; stopped_at: Date }
  mail_stops_everywhere: { mailbox_key: Buffer; stopped_at: Date }
  /** Mails to people who never wrote to the host, and mails that had to wait, by the day in UTC. */
  stranger_mails: {
    host_id: HostId
    day: string
    mail_id: string
    mailbox_key: Buffer
    cause: StrangerCause
    is_held: boolean
  }
  /** Kinds of mails that hosts turned off. */
  muted_mails: { host_id: HostId; kind: HostMailKind }
  /** How often hosts want a mail about the same lead. */
  watched_mails: { host_id: HostId; pace: HostMails['watchedPace'] }
}

export const TABLES: KindsOf<NotificationTables> = {
  deliveries: 'host',
  mail_readers: 'host',
  mail_stops: 'host',
  mail_stops_everywhere: 'directory',
  stranger_mails: 'host',
  muted_mails: 'host',
  watched_mails: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  deliveries: 'digests',
  mail_readers: 'digests',
  mail_stops: 'digests',
  stranger_mails: 'digests',
}

declare module '../../database/schema.ts' {
  interface Database extends NotificationTables {}
}
