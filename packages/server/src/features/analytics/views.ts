import type { PlainDate } from '@scheduling/domain'
import { dateOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { isRobot } from '../../http/robots.ts'
import { addViews } from './store.ts'

const WRITTEN_EVERY_MS = 5_000

/** Counts in memory, so no page waits for the database. Counts are written in batches. */
export class ViewCounter {
  readonly #counted = new Map<HostId, Map<PlainDate, number>>()
  readonly #db: Context['db']
  readonly #ticking: NodeJS.Timeout

  constructor(db: Context['db'], report: (error: unknown) => void) {
    this.#db = db
    this.#ticking = setInterval(() => void this.write().catch(report), WRITTEN_EVERY_MS).unref()
  }

  count(hostId: HostId, day: PlainDate): void {
    const days = this.#counted.get(hostId) ?? new Map<PlainDate, number>()
    this.#counted.set(hostId, days)
    days.set(day, (days.get(day) ?? 0) + 1)
  }

  /** If writing fails, the counts are written next time. */
  async write(): Promise<void> {
    const rows = [...this.#counted].flatMap(([host_id, days]) =>
      [...days].map(([day, views]) => ({ host_id, day, views })),
    )
    if (rows.length === 0) return
    this.#counted.clear()
    try {
      await addViews(this.#db, rows)
    } catch (error) {
      for (const { host_id, day, views } of rows)
        for (let each = 0; each < views; each++) this.count(host_id, day)
      throw error
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#ticking)
    await this.write()
  }
}

export const VIEWS = service({
  name: 'views',
  open: ({ db }, { log }) =>
    new ViewCounter(db, (error) => log.warn({ error }, 'views of booking pages could not be written')),
  close: (counter) => counter.close(),
})

interface Asked {
  method: string
  headers: { 'user-agent'?: string; 'sec-purpose'?: string | string[] }
}

/** Counts a view of a booking page, unless it is a robot or a prefetch. */
export function countView(
  context: Context,
  host: { id: HostId; time_zone: string },
  { method, headers }: Asked,
): void {
  if (method !== 'GET' || isRobot(headers)) return
  context.service(VIEWS).count(host.id, dateOf(host.time_zone, context.clock.now()))
}
