import type { PlainDate } from '@scheduling/domain'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'
import type { BookingEvent } from '../bookings/events.ts'

export interface AnalyticsTables {
  page_views: { host_id: HostId; day: PlainDate; views: number }
  /** `id` is the id of the event. */
  booking_marks: { host_id: HostId; id: string; kind: BookingEvent['kind']; at: Date }
}

export const TABLES: KindsOf<AnalyticsTables> = {
  page_views: 'host',
  booking_marks: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  booking_marks: 'counted again from the bookings',
}

declare module '../../database/schema.ts' {
  interface Database extends AnalyticsTables {}
}
