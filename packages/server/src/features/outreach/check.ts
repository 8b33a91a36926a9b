import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import { callTool, toolOf } from './access.ts'
import { wakeTool } from './plan.ts'
import { deleteHeardBefore } from './hook-store.ts'
import { dueAt } from './leads-store.ts'

const HEARD_KEPT_DAYS = 30

/** Checks that a tool still accepts the key, and goes on with what waits. */
export async function checkTool(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  const tool = connection && toolOf(context, connection)
  if (!tool) return
  await callTool(context, tool, { name: 'look' }, async (outreach, key) => outreach.look(key))
  if ((await dueAt(context.db, ref)) !== undefined) await wakeTool(context, ref)
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpHeard({ db, clock }: Context): Promise<void> {
  await deleteHeardBefore(db, new Date(clock.now() - HEARD_KEPT_DAYS * DAY))
}
