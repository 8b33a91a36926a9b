import type { ClientBase } from 'pg'
import { PgBoss } from 'pg-boss'
import type { QueueSettings } from './define.ts'
import { RETRIES } from './define.ts'
import { LATER } from './later.ts'
import { READ_IN_ORDER, SCHEMA, TURNS } from './store.ts'

interface Options {
  /** All queues: every process sends to them. */
  jobs: readonly QueueSettings[]
  worker: boolean
  onError: (error: Error) => void
}

// pg-boss passes its options to the connection pool.
const POOL = {
  onConnect: async (client: ClientBase) => {
    await client.query(READ_IN_ORDER)
  },
}

/** Keeps the jobs in our database. The scheduler decides which one is next. */
export async function startBoss(databaseUrl: string, { jobs, worker, onError }: Options): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    application_name: 'scheduling-jobs',
    max: worker ? 4 : 2,
    ...POOL,
    supervise: worker,
    schedule: worker,
    // How soon another process takes over the work of one that died.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // How late a round may begin. Each look is a query.
    cronWorkerIntervalSeconds: 15,
  })
  boss.on('error', onError)
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retry } of [...jobs, LATER]) {
    const policy = { ...RETRIES[retry], notify: false }
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, policy)
    else if (Object.entries(policy).some(([key, value]) => queue[key as keyof typeof policy] !== value))
      await boss.updateQueue(name, policy)
  }
  await boss.getDb().executeSql(TURNS)
  return boss
}
