import type { Conversion, Conversions, FrameEvent } from '@scheduling/contract'

type Booked = Extract<FrameEvent, { name: 'booked' }>

/** Whom a page in a tab of its own can tell: a Tag Manager container would read its address, which is not for it. */
export function toldHere({ google, meta }: Conversions): ('Google' | 'Meta')[] {
  const isGoogle = google.some((id) => !id.startsWith('GTM-'))
  return [...(isGoogle ? ['Google' as const] : []), ...(meta ? ['Meta' as const] : [])]
}

/** What the owner's analytics are told of a booking: its id, when it is and what was booked, never who booked. */
export function conversionsOf({ google, meta }: Conversions, booked: Booked): Conversion[] {
  const told = {
    booking_id: booked.bookingId,
    start: booked.start,
    owner: booked.owner,
    event_type: booked.event,
  }
  const calls: Conversion[] = google.map((id) =>
    // A container hears of what happens in the data layer, not by its own name.
    id.startsWith('GTM-')
      ? ['dataLayer', { event: 'scheduling_booked', ...told }]
      : ['gtag', 'event', 'schedule_meeting', { send_to: id, ...told }],
  )
  if (meta) calls.push(['fbq', 'trackSingle', meta, 'Schedule', told, { eventID: booked.bookingId }])
  return calls
}
