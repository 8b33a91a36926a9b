import type { LeadRow } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { BATCH, NOTHING_SENT, sendLeads } from './send-leads.ts'
import type { ImportSum } from './send-leads.ts'

const rows = Array.from({ length: BATCH * 2 + 1 }, (_, n): LeadRow => ({ email: `lead${n}@client.example` }))

test('after a refusal, it goes on where it was, and every row is sent once', async () => {
  const sent: string[] = []
  let sum: ImportSum = NOTHING_SENT
  let fails = true
  const go = () =>
    sendLeads({
      rows,
      before: sum,
      isOver: () => false,
      onProgress: (now) => {
        sum = now
      },
      send: async (batch) => {
        if (sent.length === BATCH && fails) throw new Error('offline')
        sent.push(...batch.map(({ email = '' }) => email))
        return { added: batch.length, changed: 0, unchanged: 0, refused: [] }
      },
    })
  await expect(go()).rejects.toThrow('offline')
  expect(sum.sent).toBe(BATCH)
  fails = false
  expect(await go()).toMatchObject({ sent: rows.length, added: rows.length })
  expect(new Set(sent).size).toBe(rows.length)
})

test('it ends between two batches when the dialog is closed', async () => {
  let batches = 0
  const sum = await sendLeads({
    rows,
    before: NOTHING_SENT,
    isOver: () => batches > 0,
    onProgress: () => undefined,
    send: async (batch) => {
      batches += 1
      return { added: batch.length, changed: 0, unchanged: 0, refused: [] }
    },
  })
  expect(sum.sent).toBe(BATCH)
})
