import { describe, expect, it } from 'vitest'
import { invitationFor } from './invitation.ts'
import type { Audience, BookingMailKind, MailBooking } from './mail.ts'
import { renderBooking, sampleBooking, sampleMail } from './testing/sample.ts'

// An invitee can type anybody's address as their own or as that of a guest.
const KINDS: BookingMailKind[] = ['confirmation', 'rescheduled', 'place', 'uninvited', 'canceled', 'reminder']
const SENDER = { name: 'Weezly', address: 'no-reply@meet.example.com' }
const RECIPIENTS = { host: 'ada@example.com', invitee: 'grace@example.org', guest: 'victim@example.net' }

const TYPED = {
  name: 'NAMEWORDS, 42',
  email: 'emailwords@evil.example',
  guests: ['guestwords@evil.example', RECIPIENTS.guest],
  answers: [{ label: 'Topic', answer: ['ANSWERWORDS', 'MOREANSWERWORDS'] }],
  reason: 'REASONWORDS',
  tracking: { utm_source: 'TRACKINGWORDS' },
}

function poisoned(by: 'host' | 'invitee'): Partial<MailBooking> {
  const { name, email, guests, answers, reason, tracking } = TYPED
  return {
    invitee: { ...sampleBooking().invitee, name, email },
    guests,
    answers,
    tracking,
    formerStart: Date.parse('2026-11-30T15:00:00Z'),
    rescheduleReason: reason,
    rescheduledBy: by,
    cancelReason: reason,
    canceledBy: by,
  }
}

/** All words in the mail and its calendar file that somebody without an account typed. */
async function typedWordsIn(kind: BookingMailKind, audience: Audience, by: 'host' | 'invitee' = 'invitee') {
  const mail = sampleMail(kind, audience, poisoned(by))
  const { subject, text, html } = await renderBooking(mail)
  const calendar = invitationFor(mail, RECIPIENTS[audience], SENDER)?.content ?? ''
  const whole = [subject, text, html, calendar.replace(/\r\n[ \t]/g, '')].join('\n')
  return [...new Set(whole.match(/\w+words/gi))].toSorted()
}

describe.each(KINDS)('of what a stranger typed, the %s mail', (kind) => {
  it('shows nothing to guests but a name, calendar file included', async () => {
    expect(await typedWordsIn(kind, 'guest')).toEqual([])
  })

  it('shows the invitee their name and address alone', async () => {
    const own = kind === 'reminder' ? ['NAMEWORDS'] : ['NAMEWORDS', 'emailwords']
    expect(await typedWordsIn(kind, 'invitee')).toEqual(own)
  })

  it('shows the host all that was asked for', async () => {
    const words = await typedWordsIn(kind, 'host')
    expect(words).toEqual(
      expect.arrayContaining(['ANSWERWORDS', 'MOREANSWERWORDS', 'NAMEWORDS', 'emailwords', 'guestwords']),
    )
    expect(words.includes('REASONWORDS')).toBe(kind === 'rescheduled' || kind === 'canceled')
    expect(words).not.toContain('TRACKINGWORDS')
  })
})

it.each(['rescheduled', 'canceled'] as const)(
  'a reason of the host is in the %s mail of all',
  async (kind) => {
    for (const audience of ['host', 'invitee', 'guest'] as const)
      expect(await typedWordsIn(kind, audience, 'host')).toContain('REASONWORDS')
  },
)
