import { PgBoss } from 'pg-boss'
import { BOOKING_EVENTS, REGISTRATIONS, REQUESTS } from './events.ts'

const SCHEMA = 'jobs'

/** The job queue on our database. A process without the worker role only sends. */
export async function startBoss(
  databaseUrl: string,
  options: { worker: boolean; onError: (error: Error) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    application_name: 'scheduling-jobs',
    // One connection deadlocks: listening holds it while a job wants another.
    max: options.worker ? 4 : 2,
    useListenNotify: options.worker,
    supervise: options.worker,
    schedule: options.worker,
    // How soon the work of a process that died is taken up by another.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', options.onError)
  await boss.start()
  for (const queue of [BOOKING_EVENTS, REGISTRATIONS, REQUESTS])
    await boss.createQueue(queue, {
      notify: true,
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: 60,
    })
  return boss
}
