import type { RenderedMail } from '../../../../mail/render.ts'
import { renderMail } from '../../../../mail/templates/index.tsx'
import { bookingContent } from '../content.ts'
import type { BookingMail, MailBooking } from '../mail.ts'
import { readerOf } from '../reader.ts'

/** A sample booking that tests can change: Ada in Berlin meets Grace in New York. */
export function sampleBooking(changes: Partial<MailBooking> = {}): MailBooking {
  return {
    bookingId: '0f6f1f7e-2c39-4d5a-9a2b-5b7c8d9e0f10',
    status: 'scheduled',
    sequence: 0,
    eventTypeId: '7d7a1d7e-58a5-4a87-8d7e-4f0d1a2b3c4d',
    start: Date.parse('2026-12-01T15:00:00Z'),
    end: Date.parse('2026-12-01T15:30:00Z'),
    eventName: 'Intro call',
    location: { kind: 'google_meet' },
    owner: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      timeZone: 'Europe/Berlin',
      language: 'en',
      timeFormat: '24h',
    },
    invitee: {
      name: 'Grace Hopper',
      email: 'grace@example.org',
      timeZone: 'America/New_York',
      language: 'en',
    },
    guests: [],
    answers: [],
    tracking: {},
    formerStart: null,
    rescheduleReason: null,
    rescheduledBy: null,
    cancelReason: null,
    canceledBy: null,
    brand: { accent: null, logo: null, avatar: null, hidesProductName: false },
    allowed: { reschedule: true, cancel: true, bookAgain: true },
    manageUrl: 'https://meet.example.com/booking/token',
    dashboardUrl: 'https://meet.example.com/scheduled-events/0f6f1f7e',
    ...changes,
  }
}

export function sampleMail(
  kind: BookingMail['kind'],
  audience: BookingMail['audience'],
  changes: Partial<MailBooking> = {},
  recipient = 'recipient@example.net',
): BookingMail {
  const booking = sampleBooking(changes)
  const now = Date.parse('2026-11-21T12:00:00Z')
  const reader = { ...readerOf(audience, recipient, booking, booking.owner), now }
  return { kind, audience, reader, booking, now }
}

/** The mail as its reader gets it. */
export async function renderBooking(mail: BookingMail): Promise<RenderedMail> {
  return renderMail(bookingContent(mail))
}
