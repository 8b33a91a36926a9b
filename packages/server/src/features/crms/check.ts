import type { Context } from '../../context.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import { callCrm, crmOf } from './access.ts'
import { isReadingDue } from './directory.ts'
import { wakeCrm } from './plan.ts'
import { deleteTurnsBefore, dueAt } from './store.ts'

/** Checks that a CRM still grants access, and writes what waits. */
export async function checkCrm(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  const crm = connection && crmOf(context, connection)
  if (!crm) return
  await callCrm(context, crm, { name: 'look', requests: 1 }, (contacts, token) => contacts.look(token))
  const isDue = (await isReadingDue(context, crm)) || (await dueAt(context.db, ref)) !== undefined
  if (isDue) await wakeCrm(context, ref)
}

/** Called by the daily job. Repeat: finds nothing. */
export async function cleanUpTurns({ db, clock }: Context): Promise<void> {
  await deleteTurnsBefore(db, new Date(clock.now()))
}
