import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { CrmField } from '@scheduling/contract'
import { HOUR } from '@scheduling/domain'
import type { CrmValue } from '../../providers/provider.ts'
import type { Crm } from './access.ts'
import { connectionOf } from '../connections/operations.ts'
import { callCrm } from './access.ts'
import { FIELDS_GONE } from './events.ts'
import type { StoredAccount } from './store.ts'
import { lockAccount, updateAccount } from './store.ts'
import { takes } from './values.ts'

const KEPT_MS = 6 * HOUR

/** The fields of the mapping, read anew every few hours. Throws `ProviderError`. */
export async function mappedFields(
  context: Context,
  crm: Crm,
  account: StoredAccount,
): Promise<readonly CrmField[]> {
  const { mapping, fields, fields_read_at: readAt } = account
  const age = context.clock.now() - (readAt?.getTime() ?? 0)
  const areKnown = mapping.every(
    ({ fieldId }) => account.missing_fields.includes(fieldId) || fields.some(({ id }) => id === fieldId),
  )
  if (mapping.length === 0 || (areKnown && age < KEPT_MS)) return fields
  const now = await fieldsNow(context, crm)
  await noteGone(
    context,
    crm,
    mapping.flatMap(({ fieldId }) => (now.some(({ id }) => id === fieldId) ? [] : [fieldId])),
  )
  return keepFields(context, crm, account, now)
}

async function keepFields(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  now: readonly CrmField[],
): Promise<readonly CrmField[]> {
  account.fields = now.filter(({ id }) => account.mapping.some(({ fieldId }) => fieldId === id))
  account.fields_read_at = new Date(context.clock.now())
  const { fields_read_at } = account
  await updateAccount(context.db, crm.ref, { fields: JSON.stringify(account.fields), fields_read_at })
  return account.fields
}

/** What of these values the fields still take, after reading them. Keeps which fields are gone. */
export async function stillTaken(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  values: Readonly<Record<string, CrmValue>>,
): Promise<Record<string, CrmValue>> {
  if (Object.keys(values).length === 0) return {}
  const fields = await fieldsNow(context, crm)
  const of = (fieldId: string) => fields.find(({ id }) => id === fieldId)
  const gone = Object.keys(values).filter((fieldId) => !of(fieldId))
  account.missing_fields = [...(await noteGone(context, crm, gone))]
  await keepFields(context, crm, account, fields)
  return Object.fromEntries(Object.entries(values).filter(([fieldId, value]) => takes(of(fieldId), value)))
}

/** The fields that contacts have now. Throws `ProviderError`. */
export async function fieldsNow(context: Context, crm: Crm): Promise<CrmField[]> {
  const call = { name: 'read_contacts', requests: 1 } as const
  return callCrm(context, crm, call, (contacts, token) => contacts.fields(token))
}

/** Keeps that these fields are gone, and tells the host of those that were not known. Answers all. Repeat: tells nobody. */
async function noteGone(context: Context, { ref }: Crm, gone: readonly string[]): Promise<readonly string[]> {
  return context.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, ref)
    const connection = await connectionOf({ db: trx }, ref)
    if (!account || !connection) return gone
    const { mapping, missing_fields: before } = account
    const news = gone.filter((id) => !before.includes(id))
    const fieldNames = mapping.flatMap(({ fieldId, fieldName }) =>
      news.includes(fieldId) ? [fieldName] : [],
    )
    if (fieldNames.length > 0)
      await context.events.record(trx, FIELDS_GONE, {
        id: randomUUID(),
        hostId: ref.hostId,
        provider: connection.provider,
        fieldNames,
      })
    const all = [...before, ...news]
    await updateAccount(trx, ref, { missing_fields: JSON.stringify(all) })
    return all
  })
}
