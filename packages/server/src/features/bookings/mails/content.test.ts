import { PRODUCT_NAME } from '@scheduling/messages'
import type { Location } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { describe, expect, it } from 'vitest'
import type { Audience, BookingMailKind, MailBooking } from './mail.ts'
import { renderBooking, sampleBooking, sampleMail } from './testing/sample.ts'

const KINDS: BookingMailKind[] = ['confirmation', 'rescheduled', 'canceled', 'reminder']
const AUDIENCES: Audience[] = ['host', 'invitee', 'guest']

function inLanguage(language: Language, changes: Partial<MailBooking> = {}): Partial<MailBooking> {
  const { owner, invitee } = sampleBooking()
  return { owner: { ...owner, language }, invitee: { ...invitee, language }, ...changes }
}

describe.each(LANGUAGE_KEYS)('every mail in %s', (language) => {
  it.each(KINDS.flatMap((kind) => AUDIENCES.map((audience) => [kind, audience] as const)))(
    '%s for the %s has a subject, text and HTML without a gap',
    async (kind, audience) => {
      const mail = await renderBooking(sampleMail(kind, audience, inLanguage(language)))
      expect(mail.subject.length).toBeLessThanOrEqual(limits.TITLE_MAX)
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
        expect(part).toContain('Intro call')
      }
      expect(mail.html).toContain(`lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}"`)
    },
  )
})

it('writes to each by name, on their own clock and in their own words', async () => {
  const changes = { owner: { ...sampleBooking().owner, language: 'de' as const } }
  const host = await renderBooking(sampleMail('confirmation', 'host', changes))
  const invitee = await renderBooking(sampleMail('confirmation', 'invitee', changes))
  expect(host.text).toMatch(/^Hallo Ada Lovelace,\n\nNeue Buchung\. Gast: Grace Hopper/)
  expect(host.text).toContain('16:00 – 16:30')
  expect(host.text).toContain('Grace Hopper: Dienstag, 10:00')
  expect(invitee.text).toMatch(/^Hi Grace Hopper,\n\nYour meeting is booked\./)
  expect(invitee.text).toContain('Eastern Time (New York)')
})

it('tells the number that the host calls to the host and whose it is, and to no guest', async () => {
  const location: Location = { kind: 'invitee_phone', value: '+1 212 555 0100' }
  const written = await Promise.all(
    AUDIENCES.map((audience) => renderBooking(sampleMail('confirmation', audience, { location }))),
  )
  expect(written.map(({ text }) => /^Where: (.*)$/m.exec(text)?.[1])).toEqual([
    'You call +1 212 555 0100',
    'Ada Lovelace will call you at +1 212 555 0100',
    'Ada Lovelace calls the invitee',
  ])
  const [host, , guest] = written
  expect(host?.html).toContain('href="tel:+12125550100"')
  expect(JSON.stringify(guest)).not.toContain('555')
})

it('has a text part that reads like a letter', async () => {
  const mail = await renderBooking(
    sampleMail('rescheduled', 'invitee', {
      formerStart: Date.parse('2026-11-30T15:00:00Z'),
      rescheduledBy: 'host',
      rescheduleReason: 'My train is late.',
    }),
  )
  expect(mail.text.replace(/[\u2009\u202F]/g, ' ')).toBe(`Hi Grace Hopper,

Your meeting has a new time. Moved by: Ada Lovelace.

Intro call
Tuesday, December 1, 2026
10:00 – 10:30 (30 minutes)
Eastern Time (New York)
Former time: Monday, November 30, 2026, 10:00 – 10:30

With: Ada Lovelace
Where: Google Meet. Ada Lovelace will send you the link to join.
Reason: My train is late.

If the time doesn’t work for you, you can move or cancel the meeting here:
https://meet.example.com/booking/token

The attached invitation replaces the earlier one. Your reply goes to Ada Lovelace.

-- 
You’re receiving this email because this address was used to book a meeting through Weezly. Host: Ada Lovelace.
`)
})

async function whereIn(
  audience: Audience,
  location: Location,
  kind: BookingMailKind = 'confirmation',
): Promise<string | undefined> {
  const mail = await renderBooking(sampleMail(kind, audience, { location }))
  return /^Where: .*$/m.exec(mail.text)?.[0]
}

it('leads to the host’s own room, or says to each who sends the link', async () => {
  const url = 'https://zoom.example/j/42'
  expect(await whereIn('invitee', { kind: 'zoom', url })).toBe(`Where: Zoom, ${url}`)
  expect(await whereIn('host', { kind: 'zoom' })).toBe('Where: Zoom. Please send the link to join.')
  expect(await whereIn('guest', { kind: 'zoom' })).toBe(
    'Where: Zoom. Ada Lovelace will send you the link to join.',
  )
})

it('leads nowhere and promises no link where the meeting is canceled', async () => {
  const url = 'https://zoom.example/j/42'
  expect(await whereIn('invitee', { kind: 'zoom', url }, 'canceled')).toBe('Where: Zoom')
  expect(await whereIn('guest', { kind: 'zoom' }, 'canceled')).toBe('Where: Zoom')
  expect(await whereIn('guest', { kind: 'custom', value: 'https://rooms.example/a' }, 'canceled')).toBe(
    'Where: https://rooms.example/a',
  )
})

it('gives the manage link to the invitee alone', async () => {
  const [host, invitee, guest] = await Promise.all(
    AUDIENCES.map((audience) => renderBooking(sampleMail('confirmation', audience))),
  )
  expect(invitee?.html).toContain('href="https://meet.example.com/booking/token?view=reschedule"')
  expect(invitee?.html).toContain('href="https://meet.example.com/booking/token?view=cancel"')
  for (const mail of [host, guest]) expect(`${mail?.html}${mail?.text}`).not.toContain('/booking/token')
  expect(host?.html).toContain('/scheduled-events/')
})

const PAGE = 'https://meet.example.com/booking/token'

it.each([
  [
    true,
    true,
    'If the time doesn’t work for you, you can move or cancel the meeting here:',
    ['reschedule', 'cancel'],
  ],
  [true, false, 'If the time doesn’t work for you, you can move the meeting here:', ['reschedule']],
  [false, true, 'If you can’t come, you can cancel the meeting here:', ['cancel']],
  [false, false, 'Your booking:', []],
])('offers what is allowed: to move %s, to cancel %s', async (reschedule, cancel, sentence, views) => {
  const allowed = { reschedule, cancel, bookAgain: true }
  for (const kind of ['confirmation', 'rescheduled', 'reminder'] as const) {
    const mail = await renderBooking(sampleMail(kind, 'invitee', { allowed }))
    expect(mail.text).toContain(`\n${sentence}\n${PAGE}\n`)
    const links = [...mail.html.matchAll(/href="([^"]*\/booking\/[^"]*)"/g)].map(([, link]) => link)
    const changes = views.length > 0 ? views.map((view) => `${PAGE}?view=${view}`) : [PAGE]
    expect(links).toEqual([`${PAGE}#calendar`, ...changes])
  }
})

const buttonsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*font-weight:600[^>]*>([^<]*)</g)].map(([, label]) => label)

it.each([
  ['invitee', ['Join', 'Add to calendar', 'Reschedule', 'Cancel'], ['Book another time']],
  ['guest', ['Join'], []],
  ['host', ['Join', 'Open in the dashboard'], ['Open in the dashboard']],
] as const)('lets the %s join first, and nobody after a cancelation', async (audience, during, after) => {
  const location: Location = { kind: 'zoom', url: 'https://zoom.example/j/42' }
  for (const kind of ['confirmation', 'rescheduled', 'room', 'reminder'] as const) {
    const { html } = await renderBooking(sampleMail(kind, audience, { location }))
    expect([kind, buttonsOf(html)]).toEqual([kind, during])
  }
  const canceled = await renderBooking(sampleMail('canceled', audience, { location }))
  expect(buttonsOf(canceled.html)).toEqual(after)
})

async function invitedBy(name: string): Promise<string | undefined> {
  const invitee = { ...sampleBooking().invitee, name }
  return (await renderBooking(sampleMail('confirmation', 'guest', { invitee }))).text.split('\n')[2]
}

it('tells a guest who booked, where that is a name and no message', async () => {
  expect(await invitedBy('Grace Hopper')).toBe(
    'You’ve been added to this meeting as a guest. Added by: Grace Hopper.',
  )
  expect(await invitedBy('Call +1 555 0100 now')).toBe('You’ve been added to this meeting as a guest.')
})

it('says until when the invitee can change it', async () => {
  const allowed = { reschedule: true, cancel: true, bookAgain: true }
  const closing = async (until: { rescheduleUntil?: number; cancelUntil?: number }) =>
    (await renderBooking(sampleMail('confirmation', 'invitee', { allowed: { ...allowed, ...until } }))).text
  const at = Date.parse('2026-11-30T15:00:00Z')
  expect(await closing({ rescheduleUntil: at, cancelUntil: at })).toMatch(
    /You can reschedule or cancel until Mon, Nov 30, 10:00\./,
  )
  expect(await closing({ cancelUntil: at })).toMatch(/You can cancel until Mon, Nov 30, 10:00\./)
  expect(await closing({})).not.toContain('until')
})

it('offers another time after a cancelation only where one can be booked', async () => {
  const offered = await renderBooking(sampleMail('canceled', 'invitee'))
  expect(offered.text).toContain(`To book another time:\n${PAGE}`)
  expect(offered.html).toContain('Book another time')
  const allowed = { reschedule: false, cancel: false, bookAgain: false }
  const mail = await renderBooking(sampleMail('canceled', 'invitee', { allowed }))
  expect(`${mail.html}${mail.text}`).not.toMatch(/another time|\/booking\//)
})

it('shows answers to the host, in several lines below their question', async () => {
  const answers = [{ label: 'What is it about?', answer: 'Engines\nand looms' }]
  const { text } = await renderBooking(sampleMail('confirmation', 'host', { answers }))
  expect(text).toContain('What is it about?\n  Engines\n  and looms\n')
})

describe('which mails one wants', () => {
  const url = 'https://meet.example.com/mails/token'
  const withChoices = (isAsked: boolean) => ({
    ...sampleMail('confirmation', 'guest'),
    choices: { url, isAsked },
  })

  it('is asked of who has not said, with an address for each answer', async () => {
    const { text, html } = await renderBooking(withChoices(true))
    expect(text).toContain(
      `Would you like reminders for this meeting? If you don’t answer, we only email you if it’s moved or canceled.
Keep me informed: ${url}?choice=keep
No emails about this: ${url}?choice=meeting
No emails at all: ${url}?choice=all
`,
    )
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links).toEqual([`${url}?choice=keep`, `${url}?choice=meeting`, `${url}?choice=all`, url])
  })

  it('can be changed from the end of every mail', async () => {
    const { text, html } = await renderBooking(withChoices(false))
    expect(text).not.toContain('Would you like')
    expect(text).toMatch(
      new RegExp(
        `-- \n.*\nChoose which emails you get: ${url}\nStop all emails from .*: ${url}\\?choice=all\n$`,
      ),
    )
    expect(html).toMatch(new RegExp(`<a class="link" href="${url}"[^>]*>Choose which emails you get</a>`))
  })
})

async function opening(kind: 'rescheduled' | 'canceled', audience: Audience, by: 'host' | 'invitee') {
  const mail = await renderBooking(sampleMail(kind, audience, { rescheduledBy: by, canceledBy: by }))
  return mail.text.split('\n')[2]
}

it('says who moved or canceled, in the words of the one who reads', async () => {
  expect(await opening('canceled', 'host', 'host')).toBe('You canceled your meeting.')
  expect(await opening('canceled', 'invitee', 'host')).toBe(
    'Your meeting has been canceled. Canceled by: Ada Lovelace.',
  )
  expect(await opening('rescheduled', 'host', 'invitee')).toBe(
    'Your meeting has a new time. Moved by: Grace Hopper.',
  )
})

it('cuts long names in the subject before it cuts the time', async () => {
  const mail = await renderBooking(
    sampleMail('confirmation', 'invitee', { eventName: 'A very long title '.repeat(7).trim() }),
  )
  expect(mail.subject.length).toBeLessThanOrEqual(limits.TITLE_MAX)
  expect(mail.subject).toMatch(/^Confirmed: A very long .*… · Ada Lovelace · Tue, Dec 1, 10:00/)
})

async function heldAt(value: string): Promise<string> {
  const location = { kind: 'custom' as const, value }
  return (await renderBooking(sampleMail('confirmation', 'guest', { location }))).html
}

describe('text that people typed', () => {
  const evil = '<img src=x onerror=alert(1)> & "quotes"'

  it('is shown, never run', async () => {
    const mail = await renderBooking(
      sampleMail('canceled', 'host', {
        eventName: evil,
        cancelReason: evil,
        answers: [{ label: evil, answer: [evil, evil] }],
        invitee: { ...sampleBooking().invitee, name: evil },
      }),
    )
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  })

  it('cannot end a line or turn the reading direction where one line is due', async () => {
    const mail = await renderBooking(
      sampleMail('confirmation', 'host', {
        eventName: 'Call\r\nBcc: everybody@example.com',
        invitee: { ...sampleBooking().invitee, name: 'Mallory \u202Egnp.exe' },
      }),
    )
    expect(mail.subject).toMatch(/^New booking: Call Bcc: everybody@example\.com · Mallory gnp\.exe · /)
    expect(mail.text).not.toContain('\u202E')
  })

  it('becomes a link only when it is an address of the web', async () => {
    expect(await heldAt('https://rooms.example.com/42')).toContain('href="https://rooms.example.com/42"')
    expect(await heldAt('javascript:alert(1)')).not.toContain('href')
  })
})

it('holds names together that run against the sentence, in every part', async () => {
  const changes = { ...inLanguage('il'), eventName: '30 minute call' }
  const mail = await renderBooking(sampleMail('reminder', 'invitee', changes))
  expect(mail.subject).toMatch(/^תזכורת: \u206830 minute call\u2069 · \u2068Ada Lovelace\u2069 · /)
  expect(mail.text).toContain('מארח: \u2068Ada Lovelace\u2069.')
  expect((await renderBooking(sampleMail('reminder', 'invitee'))).text).not.toMatch(/[\u2066-\u2069]/)
})

describe('colors and logo of the host', () => {
  const none = { accent: null, logo: null, avatar: null, hidesProductName: false }

  it('are taken where they are safe', async () => {
    const brand = { ...none, accent: '#7A1FA2', logo: 'https://meet.example.com/logo.png' }
    const mail = await renderBooking(sampleMail('confirmation', 'invitee', { brand }))
    expect(mail.html).toContain('background-color:#7A1FA2')
    expect(mail.html).toContain('src="https://meet.example.com/logo.png" alt="Ada Lovelace"')
  })

  it('are left out where they are not', async () => {
    const brand = { ...none, accent: 'red;background:url(x)', logo: 'javascript:alert(1)', avatar: 'data:x' }
    const mail = await renderBooking(sampleMail('confirmation', 'invitee', { brand }))
    expect(mail.html).not.toMatch(/url\(x\)|javascript:|data:/)
  })

  it('come with the picture beside the name where there is no logo', async () => {
    const brand = { ...none, avatar: 'https://meet.example.com/me.jpg' }
    const mail = await renderBooking(sampleMail('confirmation', 'guest', { brand }))
    expect(mail.html).toContain('src="https://meet.example.com/me.jpg" alt=""')
  })

  it.each(['invitee', 'guest'] as const)('and our name is left out of mails to the %s', async (audience) => {
    const shown = await renderBooking(sampleMail('confirmation', audience, { brand: none }))
    expect(shown.text).toContain(PRODUCT_NAME)
    const brand = { ...none, hidesProductName: true }
    const hidden = await renderBooking(sampleMail('confirmation', audience, { brand }))
    expect(hidden.text + hidden.html).not.toContain(PRODUCT_NAME)
  })
})

async function timeIn(changes: Partial<MailBooking>): Promise<string | undefined> {
  const { text } = await renderBooking(sampleMail('reminder', 'invitee', changes))
  return /\d+:\d+.*(?= \(30 minutes\))/.exec(text)?.[0]
}

it('shows times in 12 or 24 hours as the reader chose, else as the host has it', async () => {
  const { owner, invitee } = sampleBooking()
  expect(await timeIn({})).toBe('10:00 – 10:30')
  expect(await timeIn({ owner: { ...owner, timeFormat: '12h' } })).toMatch(/^10:00 – 10:30.AM$/)
  expect(await timeIn({ invitee: { ...invitee, timeFormat: '12h' } })).toMatch(/^10:00 – 10:30.AM$/)
})
