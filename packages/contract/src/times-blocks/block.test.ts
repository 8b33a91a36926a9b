import { expect, test } from 'vitest'
import { timesAsHtml } from './block.ts'

test('each time is a link, and whatever somebody typed is text', () => {
  const start = Date.parse('2027-03-01T09:00:00Z')
  const html = timesAsHtml(
    {
      heading: 'Would <one> suit?',
      url: 'https://meet.example/anna/30min',
      free: [start],
      duration: 30,
      zone: 'UTC',
      direction: 'rtl',
    },
    { dayOf: () => 'Mon & Tue', timeRange: () => '9–9:30' },
  )
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('Would &lt;one&gt; suit?')
  expect(html).toContain('Mon &amp; Tue, 9–9:30</a>')
  expect(html).toContain(
    'href="https://meet.example/anna/30min?slot=2027-03-01T09%3A00%3A00.000Z&amp;timezone=UTC"',
  )
})
