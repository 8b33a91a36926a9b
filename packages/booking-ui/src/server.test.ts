import { PRODUCT_NAME } from '@scheduling/messages'
import { describe, expect, test } from 'vitest'
import {
  bookingPage,
  confirmPage,
  eventPage,
  listPage,
  mailsPage,
  noticePage,
  NOW,
  people,
  pollPage,
} from './fixtures.ts'
import { unpackBlock, blockIn } from './page/wire.ts'
import { renderPage } from './server.tsx'

const html = (...args: Parameters<typeof eventPage>) => renderPage(eventPage(...args)).html
/** The visible part. The data block after it contains every text of the language. */
const seen = (document: string) => document.slice(0, document.indexOf('<script type="application/json"'))
const START = Date.parse('2027-03-04T14:00:00Z')

test('the first free times are in the document, as links that need no script', () => {
  const page = html()
  expect(page).toContain('href="?slot=2027-03-01T12:00:00Z"')
  expect(page).toMatch(/aria-label="Monday, 1 March 2027, 15 times free"/)
  expect(page).toMatch(/href="\?date=2027-03-02"/)
  expect(page).toMatch(/href="\?date=2027-04-01"[^>]*aria-label="Next month"/)
})

test('the script gets the same data', () => {
  const data = eventPage()
  expect(unpackBlock(blockIn(renderPage(data).html)).data).toEqual(data)
})

test.each([
  ['event', eventPage()],
  ['details', eventPage({ slot: START })],
  ['booking', bookingPage()],
  ['list', listPage()],
  ['mails', mailsPage()],
  ['poll', pollPage()],
  ['not found', noticePage('not_found')],
])('the %s page passes a strict content security policy', (_name, data) => {
  const { html: page, styles, inline } = renderPage(data)
  expect(page).not.toMatch(/ style=/)
  expect(page).not.toMatch(/ on[a-z]+=/)
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(page).toContain(`<style>${styles}</style>`)
  const scripts = page.match(/<script[^>]*>/g) ?? []
  for (const script of scripts)
    expect(script).toMatch(/type="application\/(?:ld\+)?json"|src="\/assets\/|^<script>$/)
  expect(page.includes('id="first"')).toBe(inline != null)
})

const jsonLd = (page: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1]

test('a page says how it is booked, as structured data that nothing gets out of', () => {
  const said = jsonLd(html({ event: { name: 'Intro</script><script>' } }))
  expect(JSON.parse(String(said))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ReserveAction',
    name: expect.stringContaining('Intro</script>'),
    target: [expect.stringMatching(/^https?:\/\/[^/]+\/\w+/), expect.stringMatching(/\/api\/v1\/mcp$/)],
  })
  expect(jsonLd(renderPage(noticePage('not_found')).html)).toBeUndefined()
})

test('times in a zone that was guessed are not painted before the document’s own script has seen them', () => {
  const guessed = html()
  expect(guessed).toContain('<link rel="expect" href="#first" blocking="render">')
  expect(guessed).toContain('</script><script>first()</script><i id="first"></i></body>')
  for (const sure of [html({ options: { timeZoneGuessed: false } }), html({ slot: START })])
    expect(sure).not.toMatch(/first\(\)|rel="expect"/)
})

test('nothing of anybody else is loaded, and no favicon is asked for', () => {
  const page = html({
    event: {
      video: {
        kind: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        player: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
      },
    },
  })
  const loaded = [...page.matchAll(/<(?:script|img|iframe|link|source)[^>]*(?:src|href)="([^"#][^"]*)"/g)]
  // The first address is for editors. Browsers never request it.
  expect(loaded.map(([, address]) => address).slice(1)).toEqual(['data:,', '/assets/booking.js'])
  expect(page).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
})

const BACKGROUND = '/media/background/1280x960/x.jpg'
// After the data block, if there is one.
const PRODUCT = new RegExp(`>${PRODUCT_NAME}</footer>`)

test('a background stands behind the page, also for fine screens, and our name below; in a frame neither', () => {
  const owner = { background: BACKGROUND }
  const page = html({ owner })
  expect(page).toContain(
    `src="${BACKGROUND}" srcset="${BACKGROUND} 1x, /media/background/2560x1920/x.jpg 2x"`,
  )
  expect(page).toMatch(PRODUCT)
  const framed = html({ owner, options: { embed: 'inline' } })
  expect(seen(framed)).not.toContain('<img')
  expect(framed).not.toMatch(PRODUCT)
})

test('our name is left out where the host leaves it out', () => {
  expect(html({ owner: { hidesProductName: true } })).not.toMatch(PRODUCT)
})

const oembedLink = (document: string) =>
  /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)">/.exec(document)?.[1]

test('editors that know oEmbed find it, for pages that can be embedded, and not in a frame', () => {
  const options = { origin: 'https://meet.test', path: '/robin/"x"', search: '?theme=dark&utm_source=x' }
  const expected = `https://meet.test/oembed?url=${encodeURIComponent('https://meet.test/robin/"x"?theme=dark')}`
  expect(oembedLink(html({ options }))).toBe(expected)
  const list = listPage()
  expect(oembedLink(renderPage({ ...list, options: { ...list.options, ...options } }).html)).toBe(expected)
  expect(oembedLink(html({ options: { ...options, embed: 'inline' } }))).toBeUndefined()
  for (const data of [bookingPage(), noticePage('not_found')])
    expect(oembedLink(renderPage(data).html)).toBeUndefined()
})

test('a month of times every fifteen minutes stays small', async () => {
  const zipped = new Blob([html()]).stream().pipeThrough(new CompressionStream('gzip'))
  const { byteLength } = await new Response(zipped).arrayBuffer()
  // Without the styles, which the build adds. The whole document has a budget of 14,000 bytes in brotli.
  expect(byteLength).toBeLessThan(8_000)
})

test('the scheme is set before the first paint', () => {
  expect(html({ options: { theme: 'dark' } })).toContain('<style>:root{color-scheme:dark;')
  expect(html({ options: { theme: 'auto' } })).toContain(':root{color-scheme:light dark;')
})

test('what brought a visitor to the list goes on to the event, as does what is filled in', () => {
  const search = '?embed=inline&utm_source=news&gclid=x&name=Robin&date=2027-03-02'
  const list = listPage()
  const page = renderPage({ ...list, options: { ...list.options, search } }).html
  expect(page).toContain('/30min?embed=inline&amp;utm_source=news&amp;gclid=x&amp;name=Robin"')
})

test('a host’s words are text, whatever they look like', () => {
  const evil = '<img src=x onerror=alert(1)>"&'
  const page = html({ owner: { name: evil, welcomeMessage: evil }, event: { name: evil, description: evil } })
  expect(page).not.toContain('<img')
})

test('without a script the details are a form with everything the server needs', () => {
  const page = html({
    slot: START,
    options: {
      tracking: { utm_source: 'news' },
      prefill: { name: 'Noa', email: '', answers: { topic: 'API' } },
    },
    event: { questions: [{ id: 'topic', label: 'Topic', required: true, type: 'text' }] },
  })
  expect(page).toMatch(/<form[^>]*method="post"/)
  for (const field of [
    /name="name"[^>]*value="Noa"/,
    /name="email"/,
    /name="guests"/,
    /name="answer_topic"/,
    /name="timezone" value="Europe\/Berlin"/,
    /name="language" value="en"/,
    /name="idempotency_key" value="first-key"/,
    /name="start" value="2027-03-04T14:00:00Z"/,
    /name="utm_source" value="news"/,
  ])
    expect(page).toMatch(field)
  expect(page).toContain('value="API"')
})

test('what the address fills in is chosen without a script, in dropdowns and among several', () => {
  const options = ['Sales', 'Support', 'Other']
  const asked = { label: 'About', required: true, options }
  const page = html({
    slot: START,
    options: { prefill: { name: '', email: '', answers: { one: 'Support', several: ['Sales', 'Other'] } } },
    event: {
      questions: [
        { ...asked, id: 'one', type: 'dropdown' },
        { ...asked, id: 'several', type: 'multiple_options' },
      ],
    },
  })
  expect(page.match(/<option[^>]*selected[^>]*>/g)).toEqual([expect.stringContaining('value="Support"')])
  const checked = page.match(/<input[^>]*type="checkbox"[^>]*checked[^>]*>/g) ?? []
  expect(checked.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['Sales', 'Other'])
})

test('where the owner’s page follows, the form leaves its frame, and looks there as if it had never been in one', () => {
  const options = { embed: 'inline', search: '?embed=inline&theme=dark&slot=2027-03-04T14:00:00Z' } as const
  const event = { confirmation: { kind: 'redirect', url: 'https://shop.example/thanks' } } as const
  const form = /<form[^>]*method="post"[^>]*>/
  const leading = form.exec(html({ slot: START, options, event }))?.[0]
  expect(leading).toContain('target="_top"')
  expect(leading).toContain('action="?theme=dark&amp;slot=2027-03-04T14:00:00Z"')
  expect(form.exec(html({ slot: START, options }))?.[0]).not.toMatch(/target|action/)
})

test('a time lost on the way offers others in the same form, and is not sent again', () => {
  const page = html({
    slot: START,
    refused: {
      values: { name: 'Noa', email: 'noa@example.com', guests: '', answers: {}, location: 0, reason: '' },
      errors: [],
      code: 'slot_taken',
      nearest: [START + 900_000],
    },
  })
  expect(page).toContain('The selected time has just been taken')
  expect(page).toContain('value="Noa"')
  expect(page).toMatch(/<button[^>]*name="start"[^>]*value="2027-03-04T14:15:00Z"/)
  expect(page).not.toMatch(/type="hidden" name="start"/)
})

test('an address with a time that nobody can book says so and shows the others', () => {
  const page = html({ slot: Date.parse('2027-03-06T14:00:00Z') })
  expect(page).toContain('The selected time is not available')
  expect(page).toContain('Was that you?')
  expect(page).toContain('href="?slot=')
})

test('a month without free times names the next one, a host without any says what to do', () => {
  const next = Date.parse('2027-05-04T14:00:00Z')
  expect(html({ date: '2027-03-04', slots: { starts: [], next } })).toContain('The next free day is Tuesday')
  expect(html({ slots: { starts: [], next: null } })).toContain('ask the host for a time')
})

test('Hebrew runs from right to left', () => {
  expect(html({ options: { language: 'il' } })).toContain('<html lang="he" dir="rtl">')
})

test('details of the event can be hidden', () => {
  const page = html({ options: { hideEventDetails: true } })
  expect(seen(page)).not.toMatch(/<h1|Half an hour to look/)
})

test('a booking says when it is in both zones and what the clocks do until then', () => {
  const { html: page } = renderPage(
    bookingPage({
      view: 'confirmed',
      options: { timeZone: 'America/New_York' },
      booking: { start: '2027-04-04T22:00:00Z', end: '2027-04-04T22:30:00Z' },
    }),
  )
  expect(page).toContain('You are booked')
  expect(page).toContain('A calendar invitation is on its way to noa@example.com.')
  expect(page).toContain('18:00 – 18:30')
  expect(page).toContain('Mira Lindqvist (Berlin): Monday 5 April, 00:00 – 00:30')
  expect(page).toContain('Clocks go forward before this meeting (New York, Sunday 14 March, 1 hour).')
  expect(page).toContain('/booking/token/invite.ics')
  for (const site of ['google', 'outlook', 'office365'])
    expect(page).toContain(`/booking/token/calendar/${site}`)
})

test('a reason that is too long stays whole, and how long it may be is said', () => {
  const reason = 'x'.repeat(501)
  const values = { name: '', email: '', guests: '', answers: {}, location: 0, reason }
  const refused = { values, errors: [], code: null, nearest: [] }
  const { html: page } = renderPage(bookingPage({ view: 'cancel', refused }))
  expect(page).toContain(`${reason}</textarea>`)
  expect(page).toContain('Too long: 501 characters, at most 500')
  expect(page).not.toContain('maxlength')
})

test('after the meeting it can be booked again, and not before', () => {
  expect(seen(renderPage(bookingPage()).html)).not.toContain('Book again')
  const page = renderPage(bookingPage({ options: { now: NOW + 30 * 86_400_000 } })).html
  expect(page).toContain('This meeting is over')
  expect(page).toMatch(/href="\/mira\/30min"[^>]*>Book again/)
  expect(seen(page)).not.toContain('Cancel meeting')
})

const late = { allowed: false, reason: 'inside_notice' as const, until: '2027-03-01T10:00:00Z' }
const closed = (booking: Parameters<typeof bookingPage>[0] = {}) =>
  seen(renderPage(bookingPage(booking)).html)

test('what is not allowed any more is not offered, and it is said until when it was', () => {
  const page = closed({ view: 'cancel', booking: { cancel: late, reschedule: late } })
  expect(page).toContain('The deadline to reschedule was Monday 1 March, 11:00.')
  expect(page).toContain('The deadline to cancel was Monday 1 March, 11:00.')
  expect(page).toContain('let the host know')
  expect(page).not.toMatch(/view=reschedule|view=cancel|name="action"/)
})

test('what the invitee gave can be deleted by a form that needs no script, and what came of it is said', () => {
  const page = closed()
  expect(page).toMatch(/<form method="post">.*name="action" value="erase".*<\/form>/)
  expect(page).toContain('We’ll cancel the meeting first.')
  expect(closed({ booking: { cancel: late } })).not.toContain('value="erase"')
  const gone = closed({ booking: { status: 'canceled', erasure: 'done' } })
  expect(gone).toContain('Your data has been deleted from this booking.')
  expect(gone).not.toContain('value="erase"')
})

test('only the change that is too late is said to be', () => {
  const moving = closed({ booking: { reschedule: late } })
  expect(moving).toContain('The deadline to reschedule was')
  expect(moving).not.toMatch(/deadline to cancel|let the host know|view=reschedule/)
  expect(moving).toContain('view=cancel')
  const canceling = closed({ booking: { cancel: late } })
  expect(canceling).toContain('The deadline to cancel was')
  expect(canceling).not.toMatch(/deadline to reschedule|view=cancel/)
})

test.each([
  ['before it was booked', { reschedule: { ...late, until: '2027-03-01T07:59:59Z' } }],
  ['for a time it was moved to later', { reschedule: late, formerStart: '2027-03-20T14:00:00Z' }],
])('no moment is named %s', (_when, booking) => {
  const page = closed({ booking })
  expect(page).toContain('It’s too late to reschedule.')
  expect(page).not.toContain('The deadline')
})

test.each(['not_found', 'not_open', 'link_expired', 'event_off', 'unavailable'] as const)(
  'the page for %s needs no script, but in a frame it tells its height',
  (kind) => {
    const data = noticePage(kind)
    expect(renderPage(data).html).not.toContain('<script')
    const framed = { ...data, options: { ...data.options, embed: 'inline' as const } }
    expect(renderPage(framed).html).toContain('src="/assets/framed.js"')
  },
)

test('an event that is off says so in the host’s own words, as text with its lines and its direction', () => {
  const page = renderPage(noticePage('event_off', 'On leave <i>\nBack in June')).html
  expect(page).toMatch(/<p [^>]*dir="auto"[^>]*>On leave &lt;i>\nBack in June<\/p>/)
  expect(page).toContain('Not accepting bookings right now')
  expect(page).not.toContain('Check back later')
  expect(renderPage(noticePage('event_off')).html).toContain('Check back later')
})

test('a list says whose it is, so that its script can; other pages do not', () => {
  expect(renderPage(listPage()).html).toContain('<div id="app" data-owner="mira">')
  for (const data of [eventPage(), bookingPage(), noticePage('event_off')])
    expect(renderPage(data).html).toContain('<div id="app">')
})

const checked = (page: string) => /<input[^>]*value="(\w+)"[^>]* checked/.exec(page)?.[1]

describe('the page of mails', () => {
  test('is a form that needs no script, with the four choices and none made', () => {
    const page = renderPage(mailsPage()).html
    expect(page).toMatch(/<form method="post"/)
    expect([...page.matchAll(/type="radio" name="choice" value="(\w+)"/g)].map(([, value]) => value)).toEqual(
      ['keep', 'meeting', 'host', 'all'],
    )
    expect(checked(page)).toBeUndefined()
    expect(page).toContain('We email you when this meeting is moved or canceled, but send no reminders.')
    expect(page).not.toContain('<script')
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  test('has chosen what holds, or what the link in the mail proposes, and says only of the first that it holds', () => {
    const holds = renderPage(mailsPage({ choice: 'host', saved: true })).html
    expect(checked(holds)).toBe('host')
    expect(holds).toContain('Saved. No more emails about meetings with this host.')
    const proposed = renderPage(mailsPage({ choice: 'keep', proposed: 'all' })).html
    expect(checked(proposed)).toBe('all')
    expect(proposed).not.toContain('Saved')
  })

  test('sends the form to an address that proposes nothing and looks the same', () => {
    const search = '?language=de&choice=all&view=saved'
    const page = renderPage(mailsPage({ options: { search, language: 'de' } })).html
    expect(page).toContain('<form method="post" action="?language=de"')
  })

  test('names the meeting and the server, and strikes out what is canceled', () => {
    const { meeting } = mailsPage()
    const page = renderPage(mailsPage({ meeting: { ...meeting, canceled: true } })).html
    expect(page).toContain('Product walkthrough')
    expect(page).toContain('data-former="true"')
    expect(page).toContain('No emails about meetings from localhost:3000')
  })
})

test('behind a manage link stands who has booked and what they said, with the way to the meeting first', () => {
  const page = seen(
    renderPage(
      bookingPage({
        booking: {
          location: { kind: 'address', value: 'Torstr. 1, Berlin' },
          answers: [{ label: 'Which products?', answer: ['Maps', 'Routes'] }],
        },
      }),
    ).html,
  )
  expect(page).toContain('Noa Okafor')
  expect(page).toContain('Which products?')
  expect(page).toContain('Maps, Routes')
  expect(page.indexOf('Show on a map')).toBeLessThan(page.indexOf('<time'))
})

test('a number to call is a link that calls it', () => {
  const booking = { location: { kind: 'phone_call' as const, value: '+49 (30) 123-4567' } }
  expect(renderPage(bookingPage({ booking })).html).toContain('href="tel:+49301234567"')
})

test.each([
  ['summary', bookingPage(), 'Your booking'],
  ['cancel', bookingPage({ view: 'cancel' }), 'Cancel this meeting?'],
  ['reschedule', bookingPage({ view: 'reschedule', slots: eventPage().slots }), 'Pick a new time'],
  ['cancel', bookingPage({ view: 'cancel', booking: { status: 'canceled' } }), 'This meeting is canceled'],
])('the title says what the page is about: %s', (_view, data, title) => {
  expect(renderPage(data).html).toContain(`<title>${title} · Product walkthrough · Mira Lindqvist</title>`)
})

test('a time that still holds is not struck through while another is picked', () => {
  const data = bookingPage({ view: 'reschedule', slots: eventPage().slots })
  expect(seen(renderPage(data).html)).not.toContain('data-former')
})

test('what the host says stands above the times', () => {
  const page = seen(html())
  expect(page.indexOf('Half an hour to look')).toBeLessThan(page.indexOf('href="?slot='))
})

test('where a calendar of the host cannot be read, that is said beside the chosen time, and nowhere else', () => {
  const SAID = 'The selected time might be blocked'
  expect(html({ slot: START, slots: { mightBeBlocked: true } })).toContain(SAID)
  expect(html({ slot: START })).not.toContain(SAID)
})

test.each([
  ['not_found', 'The booking page URL is not valid'],
  ['link_expired', 'Link expired'],
] as const)('%s is said as the specification has it', (kind, text) => {
  expect(renderPage(noticePage(kind)).html).toContain(text)
})

test('a choice of people is links, and its texts are in no other document', () => {
  const plain = renderPage(eventPage())
  const chosen = renderPage(eventPage({ people, options: { search: '?person=dana&language=en' } }))
  expect(chosen.html).toMatch(/href="\?language=en&amp;date=2027-03-01"[^>]*><bdi>Anyone/)
  expect(chosen.html).toMatch(
    /href="\?language=en&amp;date=2027-03-01&amp;person=kofi"[^>]*><bdi>Kofi Mensah/,
  )
  expect(chosen.html).toMatch(/person=dana"[^>]*aria-current="true"/)
  expect(chosen.html).toMatch(/href="\?person=dana&amp;language=en&amp;slot=/)
  expect(plain.html).not.toMatch(/Anyone|choosePerson/)
})

test('the form without a script sends the person', () => {
  const search = '?person=dana'
  expect(html({ slot: START, people, options: { search } })).toContain('name="person" value="dana"')
  expect(html({ slot: START, options: { search } })).not.toContain('name="person"')
})

test('the page of a declined request says what the host wrote, as text', () => {
  const ended = { how: 'declined', reason: 'I am <b>away</b>' } as const
  const page = seen(renderPage(confirmPage({ by: 'link', ended })).html)
  expect(page).toContain('Request declined')
  expect(page).toContain('I am &lt;b>away&lt;/b>')
  expect(page).toContain('See all free times')
})

test('each offered time is a form of its own, and what the host wrote is text', () => {
  const starts = ['2027-03-05T14:00:00Z', '2027-03-08T09:30:00Z']
  const offer = { starts, message: 'Is <b>Friday</b> fine?' }
  const data = confirmPage({ by: 'link', hold: { waitsFor: 'approval' }, offer })
  const page = seen(renderPage(data).html)
  const values = [...page.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(
    ([form]) => /name="start" value="([^"]*)"/.exec(form)?.[1],
  )
  // The last two propose other times, and say that none works.
  expect(values).toEqual([...starts, undefined, undefined])
  expect(page).toContain('None of these work')
  expect(page).toContain('Is &lt;b>Friday&lt;/b> fine?')
  const lost = seen(renderPage({ ...data, offer: { ...offer, starts: [] } }).html)
  expect(lost).toContain('These times are no longer available')
})

test('a proposal that was refused is shown again as it was typed, with what is wrong at its field', () => {
  const offer = { starts: ['2027-03-05T14:00:00Z'], message: '' }
  const problem = { time: 1, reason: 'in_the_past' }
  const proposal = { times: ['2027-03-06T20:00', '2026-03-06T20:00', ''], message: 'A <b>walk</b>?', problem }
  const data = confirmPage({ by: 'link', hold: { waitsFor: 'approval' }, offer, proposal })
  const page = seen(renderPage(data).html)
  const times = [...page.matchAll(/<input[^>]*type="datetime-local"[^>]*>/g)]
  expect(times.map(([input]) => /value="([^"]+)"/.exec(input)?.[1] ?? '')).toEqual(proposal.times)
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(page).toContain('This time has passed')
  expect(page).toContain('A &lt;b>walk&lt;/b>?')
})
