/** One row per mail that follows from an event: what was sent, to whom, and whether it went out. */
interface DeliveryRow {
  host_id: string
  event_id: string
  recipient: string
  kind: string
  booking_id: string | null
  attempts: number
  claimed_at: Date
  sent_at: Date | null
  /** Set when the recipient's server refused for good. */
  refused_at: Date | null
  last_error: string | null
}

export interface NotificationTables {
  deliveries: DeliveryRow
}
