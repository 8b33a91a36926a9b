import { expect, test } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const entry = {
  title: 'Walkthrough: Mira & Noa',
  start: Date.parse('2027-03-04T14:00:00Z'),
  end: Date.parse('2027-03-04T14:30:00Z'),
  location: 'Google Meet',
  description: 'Plans changed? https://meet.example.com/booking/token',
}

test('Google gets the time in UTC, in its compact form, and the way back', () => {
  const query = new URL(googleLink(entry)).searchParams
  expect(query.get('dates')).toBe('20270304T140000Z/20270304T143000Z')
  expect(query.get('text')).toBe(entry.title)
  expect(query.get('details')).toBe(entry.description)
})

test.each(['outlook.live.com', 'outlook.office.com'] as const)('%s gets spaces as it reads them', (host) => {
  const link = outlookLink(host, entry)
  expect(link).toContain('location=Google%20Meet')
  expect(new URL(link).host).toBe(host)
  expect(new URL(link).searchParams.get('startdt')).toBe('2027-03-04T14:00:00.000Z')
  expect(new URL(link).searchParams.get('body')).toBe(entry.description)
})
