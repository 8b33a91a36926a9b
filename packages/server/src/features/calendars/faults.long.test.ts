import { describe, test } from 'vitest'
import { isInGate, startTroubledCalendars, troublesOf } from './testing/faults.ts'

// The providers that `faults.test.ts` leaves out × every fault.
const { standIns, survives } = await startTroubledCalendars()

describe.each(standIns.filter((standIn) => !isInGate(standIn)))('$provider', (standIn) => {
  test.each(troublesOf(standIn))(
    'where $name, invitees book all the same, nothing stands there twice, and at the next look all is well',
    async (trouble) => survives(standIn, trouble),
  )
})
