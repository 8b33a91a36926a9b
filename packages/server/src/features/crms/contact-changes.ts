import type { ProviderId } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { ContactChange } from '../../providers/provider.ts'
import { connectionsAtCompany } from '../connections/operations.ts'
import { changeOwner, forgetContacts, mergeContact } from './directory-store.ts'
import { replaceContact } from './store.ts'

/** A CRM says what became of contacts: their ids here follow, in order. Writes nothing there. Repeat: the same. */
export async function noteContactChanges(
  context: Context,
  provider: ProviderId,
  changes: readonly ContactChange[],
): Promise<void> {
  const companies = Map.groupBy(changes, ({ company }) => company)
  for (const [id, ofCompany] of companies) {
    const refs = await connectionsAtCompany(context.db, provider, id)
    if (refs.length === 0) continue
    const company = `${provider} ${id}`
    await context.db.transaction().execute(async (trx) => {
      for (const change of ofCompany) {
        const { contactId } = change
        if (change.kind === 'given') await changeOwner(trx, company, contactId, change.ownerId)
        else if (change.kind === 'gone') await forgetContacts(trx, company, [contactId])
        else await mergeContact(trx, company, contactId, change.into)
        if (change.kind === 'given') continue
        const into = change.kind === 'merged' ? change.into : null
        for (const ref of refs) await replaceContact(trx, ref, contactId, into)
      }
    })
  }
}
