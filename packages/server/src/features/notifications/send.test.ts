import { expect, test } from 'vitest'
import { dutiesOf } from '../../assemble.ts'
import { CAPABILITIES } from '../list.ts'

test('a worker sends the mails of every capability', () => {
  const mails = CAPABILITIES.flatMap((each) => each.mails ?? []).map(({ event }) => event.name)
  const { duties } = dutiesOf(CAPABILITIES.map((each) => ({ ...each, listens: [], jobs: [] })))
  expect(duties.map(({ job }) => job.name)).toEqual(mails)
  expect(mails).toContain('feedback')
})
