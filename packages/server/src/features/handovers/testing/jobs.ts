import type { TestApp } from '../../../testing/app.ts'
import { cancelMeetings, handOver } from '../jobs.ts'
import type { HandoverJob } from '../queues.ts'
import { ENDINGS, HANDOVERS } from '../queues.ts'

async function jobsOf<Data>({ context }: TestApp, queue: string, hostId: string): Promise<Data[]> {
  const { rows } = await context.pool.query<{ data: Data }>(
    "select data from jobs.job where name = $1 and data ->> 'hostId' = $2 order by created_on, id",
    [queue, hostId],
  )
  return rows.map(({ data }) => data)
}

/** Does what a worker does with all jobs of an organization, from the first on: repeats are harmless. */
export async function handAllOver(app: TestApp, organization: { id: string }): Promise<number> {
  const jobs = await jobsOf<HandoverJob>(app, HANDOVERS.name, organization.id)
  for (const job of jobs) await handOver(app.context, job)
  return jobs.length
}

export async function endAllMeetings(app: TestApp, organization: { id: string }): Promise<void> {
  for (const job of await jobsOf<Pick<HandoverJob, 'hostId'>>(app, ENDINGS.name, organization.id))
    await cancelMeetings(app.context, job)
}
