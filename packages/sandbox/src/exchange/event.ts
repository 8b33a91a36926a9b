/** What stands in the calendar. */
export interface ExchangeEvent {
  subject: string
  /** ISO 8601, UTC. */
  start: string
  end: string
  isAllDay?: boolean
  /** In Windows' words. */
  timeZone?: string
  status: 'Free' | 'Tentative' | 'Busy' | 'OOF' | 'WorkingElsewhere'
  changeKey: number
  /** Of ours. */
  key?: string
  attendees: { email: string; response: string }[]
  myResponse?: string
}
