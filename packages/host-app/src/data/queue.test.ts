import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('calls keep their order, also after one that failed', async () => {
  const queue = createQueue()
  const begun: string[] = []
  const slow = queue(async () => {
    begun.push('slow')
    await new Promise((done) => setTimeout(done, 5))
    throw new Error('refused')
  })
  const quick = queue(() => Promise.resolve(begun.push('quick')))
  await expect(slow).rejects.toThrow('refused')
  await quick
  expect(begun).toEqual(['slow', 'quick'])
})
