import { expect, test } from 'vitest'
import { backgroundWorkOf } from '../../assemble.ts'
import { CAPABILITIES } from '../list.ts'

test('a worker sends the mails of every capability', () => {
  const mails = CAPABILITIES.flatMap((each) => each.mails ?? []).map(({ event }) => event.name)
  const { handlers } = backgroundWorkOf(CAPABILITIES.map((each) => ({ ...each, subscribes: [], jobs: [] })))
  expect(handlers.map(({ job }) => job.name)).toEqual(mails)
  expect(mails).toContain('feedback')
})
