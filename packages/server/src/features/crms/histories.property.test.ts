import { MINUTE } from '@scheduling/domain'
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { casesOf } from '../../testing/cases.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { connectCrm, drainCrms, startCrmApp } from '../../testing/stand-ins/crms.ts'
import { planMeeting } from './plan.ts'

const { app, crms } = await startCrmApp()

// Each run books and writes for real, so a few fit into a usual test run. The README says how to run many.
const RUNS = casesOf(4)
// A usual run keeps the limit of all tests.
const PATIENCE = RUNS > 4 ? { timeout: RUNS * 10_000 } : {}
// Far enough that 500 runs, one after the other, are over before it.
const DAY = '2027-03-03'
const LATER = Date.parse(`${DAY}T17:00:00Z`)

const STEPS = ['move', 'move back', 'no-show', 'showed up', 'cancel'] as const
type Step = (typeof STEPS)[number]

/** What happens to a booking, and after which of it a worker hears of how much. */
const history = record({
  steps: array(constantFrom(...STEPS), { maxLength: 5 }),
  /** Events that the worker gets after each step: none, one, or the same twice. */
  heard: array(constantFrom(0, 1, 2), { minLength: 6, maxLength: 6 }),
  fault: constantFrom('none', 'dropped', 'unavailable', 'unauthorized'),
})

describe.each(crms)('$provider', PATIENCE, (crm) => {
  test('whatever happened, and however late or often it was told, the CRM is the same in the end', async () => {
    let turn = 0
    await assert(
      asyncProperty(history, async ({ steps, heard, fault }) => {
        app.clock.set(TEST_NOW)
        // No two runs share a minute, and so the pace of the company.
        const apart = ++turn * 3
        app.clock.advance(apart)
        crm.faults.end()
        crm.clear()
        const host = await openAccount(app)
        crm.addUser(host.me.userEmail)
        await connectCrm(host, crm, host.me.userEmail)
        const { booking, manage } = await book(app, host, await addEvent(host), `${DAY}T09:00:00Z`)
        const expected = { start: `${DAY}T09:00:00.000Z`, outcome: 'SCHEDULED' }
        if (fault !== 'none') crm.faults.begin('meetings', fault, 1)
        const tell = async (times = 1) => {
          for (let time = 0; time < times; time++)
            await planMeeting(app.context, { hostId: host.me.userID, bookingId: booking.id })
          await drainCrms(app, host)
        }
        await tell(heard[0])
        for (const [index, step] of steps.entries()) {
          await doStep(step, expected)
          app.clock.advance(1)
          await tell(heard[index + 1])
        }
        async function doStep(step: Step, so: typeof expected): Promise<void> {
          if (so.outcome === 'CANCELED') return
          const hasBegun = app.clock.now() >= LATER
          switch (step) {
            case 'move':
            case 'move back': {
              const hour = step === 'move' ? '10' : '09'
              if (hasBegun || so.start.includes(`T${hour}`)) return
              const body = { start: `${DAY}T${hour}:00:00Z` }
              await manage.call('POST /manage/reschedule', { body })
              so.start = `${DAY}T${hour}:00:00.000Z`
              return
            }
            case 'no-show':
            case 'showed up': {
              if (!hasBegun) app.clock.set(new Date(LATER + apart * MINUTE).toISOString())
              const who = step === 'no-show' ? ('invitee' as const) : null
              await host.api.call('POST /bookings/:id/no-show', { params: { id: booking.id }, body: { who } })
              so.outcome = who ? 'NO_SHOW' : 'SCHEDULED'
              return
            }
            case 'cancel':
              if (hasBegun) return
              await manage.call('POST /manage/cancel', { body: {} })
              so.outcome = 'CANCELED'
          }
        }
        // At least the last event arrives, and the fault is over.
        crm.faults.end()
        app.clock.advance(2)
        await tell()
        expect(crm.contacts()).toHaveLength(1)
        expect(crm.meetings()).toMatchObject([expected])
      }),
      { numRuns: RUNS },
    )
  })
})
