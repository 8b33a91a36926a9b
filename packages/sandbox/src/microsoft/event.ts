/** An event of the Graph API. Times are local to their zone, without an offset. */
export interface MicrosoftEvent {
  id: string
  subject: string
  start: { dateTime: string; timeZone: string }
  end: { dateTime: string; timeZone: string }
  isAllDay?: boolean
  isCancelled?: boolean
  showAs?: 'free' | 'tentative' | 'busy' | 'oof' | 'workingElsewhere' | 'unknown'
  responseStatus?: { response: string }
  attendees?: { emailAddress: { address: string }; status?: { response: string } }[]
  transactionId?: string
  isOnlineMeeting?: boolean
  onlineMeeting?: { joinUrl: string } | null
  [field: string]: unknown
}

/** In milliseconds. Times here are in UTC. */
export function instantOf({ dateTime }: { dateTime: string }): number {
  return Date.parse(`${dateTime.slice(0, 23)}Z`)
}
