export interface GoogleMoment {
  dateTime?: string
  date?: string
  timeZone?: string
}

export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  location?: string
  start: GoogleMoment
  end: GoogleMoment
  transparency?: 'opaque' | 'transparent'
  attendees?: { email: string; self?: boolean; responseStatus?: string }[]
  hangoutLink?: string
  conferenceData?: object | null
  [field: string]: unknown
}
