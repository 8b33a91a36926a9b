import { expect, test } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const entry = {
  title: 'Walkthrough: Mira & Noa',
  start: Date.parse('2027-03-04T14:00:00Z'),
  end: Date.parse('2027-03-04T14:30:00Z'),
  location: 'Google Meet',
}

test('Google gets the time in UTC, in its compact form', () => {
  const query = new URL(googleLink(entry)).searchParams
  expect(query.get('dates')).toBe('20270304T140000Z/20270304T143000Z')
  expect(query.get('text')).toBe(entry.title)
})

test('Outlook gets spaces as it reads them', () => {
  expect(outlookLink(entry)).toContain('location=Google%20Meet')
  expect(new URL(outlookLink(entry)).searchParams.get('startdt')).toBe('2027-03-04T14:00:00.000Z')
})
