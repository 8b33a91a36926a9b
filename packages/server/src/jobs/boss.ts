import { PgBoss } from 'pg-boss'
import { BOOKING_EVENTS, READER_RETURNS, REGISTRATIONS } from './events.ts'

const SCHEMA = 'jobs'

// What nobody works on waits: for a mail server that is not there yet, for a worker that somebody forgot to start.
export const RETENTION_SECONDS = 365 * 86_400

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
  const policy = {
    notify: true,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 60,
    retentionSeconds: RETENTION_SECONDS,
  }
  for (const queue of [BOOKING_EVENTS, REGISTRATIONS, READER_RETURNS]) {
    await boss.createQueue(queue, policy)
    await boss.updateQueue(queue, policy)
  }
  return boss
}
