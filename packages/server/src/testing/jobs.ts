import type { PgBoss } from 'pg-boss'
import { afterAll } from 'vitest'
import type { TestDatabase } from '../database/test-database.ts'
import { testDatabase } from '../database/test-database.ts'
import type { Tools } from '../jobs/attempt.ts'
import { startBoss } from '../jobs/boss.ts'
import type { QueueSettings } from '../jobs/define.ts'
import type { Outbox } from '../jobs/outbox.ts'
import { openOutbox } from '../jobs/outbox.ts'
import type { Scheduler } from '../jobs/scheduler.ts'
import { startScheduler } from '../jobs/scheduler.ts'
import { createLog } from '../log.ts'

export interface TestJobs {
  connection: TestDatabase
  boss: PgBoss
  outbox: Outbox
  /** Starts one more worker process, so to speak. */
  startScheduler(tools?: Pick<Tools, 'mustGiveWay'>): Promise<Scheduler>
  logged: string[]
}

/** Queues in a separate database. Call it at the top of a test file: it stops after the last test. */
export async function startTestJobs(jobs: readonly QueueSettings[]): Promise<TestJobs> {
  const connection = await testDatabase()
  const bosses: PgBoss[] = []
  const schedulers: Scheduler[] = []
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => logged.push(line) })
  const openBoss = async () => {
    const opened = await startBoss(connection.directUrl, { jobs, worker: true, onError: () => {} })
    bosses.push(opened)
    return opened
  }
  const boss = await openBoss()
  afterAll(async () => {
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
    await Promise.all(bosses.map((each) => each.stop()))
    await connection.close()
  })
  return {
    connection,
    boss,
    outbox: openOutbox(boss),
    startScheduler: async (tools) => {
      const scheduler = await startScheduler({ ...tools, boss: await openBoss(), db: connection.db, log })
      schedulers.push(scheduler)
      return scheduler
    },
    logged,
  }
}
