import type { Conversion, Conversions, FrameEvent } from '@scheduling/contract'

type Booked = Extract<FrameEvent, { name: 'booked' }>

/** The services that a page in its own tab can tell. Not Tag Manager: a container would read the page's address. */
export function toldHere({ google, meta }: Conversions): ('Google' | 'Meta')[] {
  const isGoogle = google.some((id) => !id.startsWith('GTM-'))
  return [...(isGoogle ? ['Google' as const] : []), ...(meta ? ['Meta' as const] : [])]
}

/** What the owner's analytics get for a booking: its id, start, owner and event type. Never who booked. */
export function conversionsOf({ google, meta }: Conversions, booked: Booked): Conversion[] {
  const told = {
    booking_id: booked.bookingId,
    start: booked.start,
    owner: booked.owner,
    event_type: booked.event,
  }
  const calls: Conversion[] = google.map((id) =>
    // A container reads the data layer. It is not called by its id.
    id.startsWith('GTM-')
      ? ['dataLayer', { event: 'scheduling_booked', ...told }]
      : ['gtag', 'event', 'schedule_meeting', { send_to: id, ...told }],
  )
  if (meta) calls.push(['fbq', 'trackSingle', meta, 'Schedule', told, { eventID: booked.bookingId }])
  return calls
}
