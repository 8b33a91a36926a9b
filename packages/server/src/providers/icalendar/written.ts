import type { Instant, PlainDate } from '@scheduling/domain'
import { addDays } from '@scheduling/domain'
import ICAL from 'ical.js'
import type { CalendarEvent } from '../provider.ts'

/** The organizer, and when it is written. */
export interface Written {
  organizer: string
  at: Instant
}

/** An event as text. Tells servers not to send mails: we have already told the attendees. */
export function textOf(event: CalendarEvent, { organizer, at }: Written): string {
  const { key, title, description, location, attendees, start, end, allDay } = event
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//scheduling//calendars//EN')
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', key)
  component.addPropertyWithValue('dtstamp', timeOf(at))
  component.addPropertyWithValue('dtstart', allDay ? dateOf(allDay.date) : timeOf(start))
  component.addPropertyWithValue('dtend', allDay ? dateOf(addDays(allDay.date, 1)) : timeOf(end))
  component.addPropertyWithValue('summary', title)
  component.addPropertyWithValue('status', 'CONFIRMED')
  if (description) component.addPropertyWithValue('description', description)
  if (location) component.addPropertyWithValue('location', location)
  if (attendees.length > 0) component.addPropertyWithValue('organizer', `mailto:${organizer}`)
  for (const { email, name } of attendees) {
    const attendee = component.addPropertyWithValue('attendee', `mailto:${email}`)
    attendee.setParameter('schedule-agent', 'CLIENT')
    attendee.setParameter('partstat', 'ACCEPTED')
    if (name !== undefined) attendee.setParameter('cn', name.replace(/["\p{Cc}]/gu, ' '))
  }
  calendar.addSubcomponent(component)
  return `${calendar.toString()}\r\n`
}

function dateOf(date: PlainDate): ICAL.Time {
  return ICAL.Time.fromDateString(date)
}

function timeOf(instant: Instant): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true)
}
