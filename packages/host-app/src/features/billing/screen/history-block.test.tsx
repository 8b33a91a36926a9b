import { expect, test } from 'vitest'
import { someInvoices, someLines } from '../fixture.ts'
import { byYear } from './history-block.tsx'

test('by year, the newest first, with what came of invoices among them', () => {
  const found = byYear({ invoices: someInvoices, lines: someLines.slice(0, 1) }, 'UTC')
  expect(found.map(([year, entries]) => [year, entries.map(({ id }) => id)])).toEqual([
    ['2026', ['line-refund_pending', 'in_3', 'in_2']],
    ['2025', ['in_1']],
  ])
})

test('a year begins where the host is', () => {
  const created = Date.parse('2026-01-01T02:00:00Z') / 1_000
  const invoices = someInvoices.slice(0, 1).map((invoice) => ({ ...invoice, created }))
  const yearIn = (zone: string) => byYear({ invoices, lines: [] }, zone)[0]?.[0]
  expect([yearIn('America/New_York'), yearIn('Europe/Berlin')]).toEqual(['2025', '2026'])
})
