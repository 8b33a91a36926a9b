/** A calendar event. */
export interface ExchangeEvent {
  subject: string
  /** ISO 8601, UTC. */
  start: string
  end: string
  isAllDay?: boolean
  /** A Windows zone name. */
  timeZone?: string
  status: 'Free' | 'Tentative' | 'Busy' | 'OOF' | 'WorkingElsewhere'
  changeKey: number
  /** Our own key. */
  key?: string
  attendees: { email: string; response: string }[]
  myResponse?: string
}
