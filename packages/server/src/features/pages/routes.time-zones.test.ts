import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'

const app = await startTestApp()

test('says by which time zones it counts, and what changed of late', async () => {
  const { version, told } = await app.visitor.call('GET /time-zones')
  expect(version).toMatch(/^\d{4}[a-z]$/)
  expect(told).toContain(';America/Winnipeg ')
})
