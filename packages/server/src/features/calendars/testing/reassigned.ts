import { beforeEach, expect } from 'vitest'
import type { Context } from '../../../context.ts'
import { startCalendarApp } from '../../../testing/calendar-stand-ins/calendar-app.ts'
import type { StandIn } from '../../../testing/calendar-stand-ins/stand-in.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { lookAfterAll } from '../../../testing/stand-ins/google.ts'
import { openTeamPage } from '../../../testing/team-page.ts'
import { eventOf } from '../../../testing/webhooks.ts'
import { reassignBooking } from '../../bookings/change/reassign.ts'
import { eventsOfBookings } from '../event-store.ts'
import { planEvent } from '../plan.ts'
import { writeEvent } from '../write.ts'

const DEATH = 'the process was killed'

/** Whether the work was done before the process died. */
async function survives(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const { message, failure } = error as Error & { failure?: string }
    if (message !== DEATH && failure === undefined) throw error
    return false
  }
}

/** The real server with all calendars that are written. Call it at the top of a test file. */
export async function startReassigning() {
  const { app, standIns } = await startCalendarApp()

  beforeEach(() => {
    for (const standIn of standIns) {
      standIn.works()
      standIn.clear()
    }
  })

  /** A process that dies as soon as it wants to write to the database for the time after `calls`. */
  function dyingAfter(calls: number): Context {
    let left = calls
    const { db } = app.context
    const dying = new Proxy(db, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        if ((name === 'transaction' || name === 'updateTable') && left-- <= 0) throw new Error(DEATH)
        return member.bind(target) as unknown
      },
    })
    return { ...app.context, db: dying }
  }

  async function connected(host: TestHost, standIn: StandIn) {
    await standIn.connect(host)
    await lookAfterAll(app, host)
    // All test hosts have one account, whose events would block the others.
    const { calendars } = await host.api.call('GET /calendars')
    const chosen = calendars.find(({ isTarget }) => isTarget)
    const target = chosen && { connectionId: chosen.connectionId, id: chosen.id }
    await host.api.call('PUT /calendars', { body: { blocking: [], target: target ?? null } })
  }

  /** A meeting goes from one person to another, and back, while processes die and answers get lost. One event is left. */
  async function leavesOneEvent(standIn: StandIn): Promise<void> {
    const { page, people, context, take } = await openTeamPage(app)
    for (const host of people) await connected(host, standIn)
    const [ada, bob] = people as [TestHost, TestHost]
    const { id: bookingId } = await take('2027-03-02T09:00:00Z', {}, [ada])
    const ids = { hostId: page.me.userID, bookingId }
    const work = async (process: Context) => {
      await planEvent(process, await eventOf(app, page, bookingId))
      for (const { me } of people) await writeEvent(process, { hostId: me.userID, bookingId })
    }
    let died = 0
    for (const to of [ada, bob, ada, bob]) {
      await reassignBooking(context, { ...ids, to: to.me.userID }, undefined)
      standIn.fails('writing', 'dropped', 1)
      for (let calls = 0; !(await survives(() => work(dyingAfter(calls)))); calls++) died++
      await work(app.context)
      expect(standIn.entries()).toHaveLength(1)
      const events = await eventsOfBookings(app.context.db, to.me.userID, [bookingId])
      expect(events).toMatchObject([{ event_id: standIn.entries()[0]?.id }])
    }
    expect(died).toBeGreaterThan(8)
    // Now nobody goes on with the work before the meeting is handed on again.
    for (let calls = 0; calls < 10; calls++) {
      await reassignBooking(context, { ...ids, to: (calls % 2 ? bob : ada).me.userID }, undefined)
      if (calls % 3 === 0) standIn.fails('writing', 'dropped', 1)
      await survives(() => work(dyingAfter(calls)))
    }
    standIn.works()
    await work(app.context)
    expect(standIn.entries()).toHaveLength(1)
  }

  return { standIns, leavesOneEvent }
}
