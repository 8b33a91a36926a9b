import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../packages/server/src/context.ts'
import type { ConnectionRef } from '../../../packages/server/src/features/connections/check.ts'
import { drain as drainCrm } from '../../../packages/server/src/features/crms/drain.ts'
import { CRM_WAKES } from '../../../packages/server/src/features/crms/queues.ts'
import { drain as drainTool } from '../../../packages/server/src/features/outreach/drain.ts'
import { OUTREACH_WAKES } from '../../../packages/server/src/features/outreach/queues.ts'
import type { FastServer } from './fast-server.ts'
import { startFastServer } from './fast-server.ts'

// A worker on a fast clock, until somebody kills it. It wakes connections when the product says so.

const LOOK_MS = 2
const WAKES = [CRM_WAKES.name, OUTREACH_WAKES.name]

const settings = JSON.parse(process.argv[2] ?? '{}') as FastServer
const { context: real } = await startFastServer(settings)
const due = new Map<string, number>()
const context: Context = {
  ...real,
  jobs: {
    ...real.jobs,
    async send(db, job, jobs) {
      if (!WAKES.includes(job.name)) return real.jobs.send(db, job, jobs)
      for (const { data, at } of jobs) due.set((data as ConnectionRef).connectionId, at ?? 0)
    },
  },
}
// Like the check of connections after a start.
const connections = await real.db.selectFrom('connections').select(['id', 'host_id', 'provider']).execute()
for (const { id } of connections) due.set(id, 0)
console.log('Ready')
for (;;) {
  for (const { id, host_id: hostId, provider } of connections) {
    if ((due.get(id) ?? Infinity) > context.clock.now()) continue
    due.delete(id)
    const isCrm = provider === 'hubspot' || provider === 'pipedrive'
    await (isCrm ? drainCrm : drainTool)(context, { hostId, connectionId: id })
  }
  await sleep(LOOK_MS)
}
