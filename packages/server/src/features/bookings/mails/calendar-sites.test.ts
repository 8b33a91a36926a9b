import { expect, it } from 'vitest'
import { calendarSiteUrl } from './calendar-sites.ts'
import { sampleMail } from './testing/sample.ts'

const ABOUT = 'We look at your setup.\nBring a <question>'
const entry = { ...sampleMail('confirmation', 'invitee'), description: ABOUT }
const WAY_BACK = 'https://meet.example.com/booking/token'

it('tells Google the time in UTC, what it is about, with whom and where, and the way back', () => {
  const query = new URL(calendarSiteUrl('google', entry)).searchParams
  expect(query.get('dates')).toBe('20261201T150000Z/20261201T153000Z')
  expect(query.get('text')).toBe('Intro call · Ada Lovelace')
  expect(query.get('location')).toBe('Google Meet')
  expect(query.get('details')).toMatch(/^We look at your setup\.\nBring a <question>\n\nWith: Ada Lovelace\n/)
  expect(query.get('details')).toContain(WAY_BACK)
})

it.each([
  ['outlook', 'outlook.live.com'],
  ['office365', 'outlook.office.com'],
] as const)('tells %s the same, with spaces as it reads them', (site, host) => {
  const link = calendarSiteUrl(site, entry)
  const { searchParams: query, host: asked } = new URL(link)
  expect(asked).toBe(host)
  expect(link).toContain('location=Google%20Meet')
  expect(query.get('startdt')).toBe('2026-12-01T15:00:00.000Z')
  expect(query.get('enddt')).toBe('2026-12-01T15:30:00.000Z')
  expect(query.get('body')).toContain(ABOUT)
  expect(query.get('body')).toContain(WAY_BACK)
})

it.each(['a word of many ', 'מילה אחת ', '👩‍👩‍👧‍👦 '])(
  'keeps the address as short as calendars take it, and the way back whole, however long "%s" goes on',
  (words) => {
    for (const site of ['google', 'outlook', 'office365'] as const) {
      const link = calendarSiteUrl(site, { ...entry, description: words.repeat(5_000 / words.length) })
      const query = new URL(link).searchParams
      const text = query.get('details') ?? query.get('body') ?? ''
      expect(link.length).toBeLessThanOrEqual(2_000)
      expect(text).toMatch(/^.{20,}…\n/)
      expect(text).toContain(WAY_BACK)
      expect(text.isWellFormed()).toBe(true)
    }
  },
)

it.each(['מבוא רחוב ', '👩‍👩‍👧‍👦 '])('cuts place and names that go on with "%s" likewise', (words) => {
  const long = (max: number) => words.repeat(max).slice(0, max).toWellFormed()
  const named = sampleMail('confirmation', 'invitee', {
    eventName: long(120),
    owner: { ...entry.booking.owner, name: long(100) },
    location: { kind: 'address', value: long(500) },
  })
  for (const site of ['google', 'outlook', 'office365'] as const) {
    const link = calendarSiteUrl(site, named)
    const query = new URL(link).searchParams
    expect(link.length).toBeLessThanOrEqual(2_000)
    expect(query.get('location')).toMatch(/^.{10,}…$/)
    expect(query.get('details') ?? query.get('body')).toContain(WAY_BACK)
  }
})

it('leaves a link whole that is the place', () => {
  const value = `https://rooms.example.com/${'a'.repeat(470)}`
  const named = sampleMail('confirmation', 'invitee', {
    eventName: 'מ'.repeat(120),
    location: { kind: 'custom', value },
  })
  const link = calendarSiteUrl('office365', named)
  expect(link.length).toBeLessThanOrEqual(2_000)
  expect(new URL(link).searchParams.get('location')).toBe(value)
})
