import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  bookingsPerNetwork: {
    name: 'book-network',
    protects: 'hosts and mailboxes from one caller',
    per: 'network',
    free: 20,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
    most: 300,
  },
  bookingsPerHost: {
    name: 'book-host',
    protects: 'a calendar from many callers at once',
    per: 'visited host',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
  bookingsPerRecipient: {
    name: 'book-recipient',
    protects: 'a mailbox from bookings in its name',
    per: 'recipient',
    free: 10,
    periodSeconds: HOURS,
    past: 'prove',
  },
  bookingsByHost: {
    name: 'book-by-host',
    protects: 'calendars and mailboxes from a program that books for a host without end',
    per: 'host',
    free: 300,
    periodSeconds: HOURS,
    past: 'wait',
  },
  feedsMade: {
    name: 'make-calendar-feed',
    protects: 'calendar programs from addresses that change without end',
    per: 'host',
    free: 20,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // Calendar programs read it every few minutes at most, and hosts have few of them.
  feedReads: {
    name: 'read-calendar-feed',
    protects: 'the server from programs that read the meetings of one host without end',
    per: 'visited host',
    free: 120,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // Confirmed holds do not count. Few at a time are enough, and each hold blocks a time for others.
  holdsPerNetwork: {
    name: 'hold-network',
    protects: 'a calendar from times that one caller holds and does not take',
    per: 'network and host',
    free: 3,
    periodSeconds: HOURS,
    past: 'prove',
    most: 30,
  },
  // Each hold sends a mail to an address that anybody can type. Without this limit, a host could spam everybody with the names
  // of their events.
  holdsPerHost: {
    name: 'hold-host',
    protects: 'mailboxes from mails that the page of one host has sent to whoever is typed there',
    per: 'visited host',
    free: 300,
    periodSeconds: 24 * HOURS,
    past: 'prove',
  },
  // Only people with the manage link can use this up.
  changesOfBooking: {
    name: 'change-booking',
    protects: 'host and guests from a meeting that never rests',
    per: 'booking',
    free: 12,
    periodSeconds: HOURS,
    past: 'wait',
  },
  changesPerNetwork: {
    name: 'change-network',
    protects: 'hosts and guests from one caller with many links',
    per: 'network',
    free: 60,
    periodSeconds: HOURS,
    past: 'prove',
    most: 600,
  },
})
