import { DAY, HOUR } from '@scheduling/domain'
import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CrmContactOwner } from '../../providers/provider.ts'
import { keptSecret } from '../../secrets.ts'
import { connectionsOfHosts } from '../connections/operations.ts'
import { hostsWith } from '../hosts/operations.ts'
import type { OwnerSource } from '../teams/owners.ts'
import type { Crm } from './access.ts'
import { callCrm, crmOf } from './access.ts'
import {
  beginReading,
  contactOwners,
  deleteDirectories,
  directoryOf,
  endReading,
  noteSeen,
  putContacts,
  putWanted,
} from './directory-store.ts'
import { ownersNow } from './owners.ts'
import { mayUseCrms } from './policy.ts'
import { CRM_WAKES } from './queues.ts'
import type { StoredAccount } from './store.ts'
import { accountsOfHosts } from './store.ts'

/** Hashes the addresses of contacts, so that nobody can read or guess them without it. */
export const DIRECTORY_KEY = keptSecret('crm-directories')

const READ_AGAIN_MS = DAY
// For noting that it is still in use.
const NOTED_AGAIN_MS = HOUR
const UNSEEN_MS = 2 * DAY
const UNWANTED_MS = 90 * DAY

/** To whom invitees belong, by what was read before. No CRM is called while somebody books. */
export const crmOwners: OwnerSource = {
  async wanted(context, hostIds) {
    const crms = await crmsOf(context, hostIds)
    const now = context.clock.now()
    for (const company of new Set(crms.map((crm) => crm.company)))
      await putWanted(context.db, company, new Date(now), new Date(now - NOTED_AGAIN_MS))
    const wakes = crms.map(({ ref }) => ({ data: ref }))
    if (wakes.length > 0) await context.jobs.send(context.db, CRM_WAKES, wakes)
  },
  // Asks the same whether or not anybody knows the address, so that how long it takes says nothing.
  async ownersOf(context, owner, people, email) {
    const hostIds = [owner, ...people]
    const [isAllowed, crms, accounts, hosts] = await Promise.all([
      mayUseCrms(context, owner),
      crmsOf(context, hostIds),
      accountsOfHosts(context.db, hostIds),
      hostsWith(context.db, people),
    ])
    if (!isAllowed || crms.length === 0) return []
    const companies = [...new Set(crms.map(({ company }) => company))]
    const hashes = companies.map((company) => emailHash(context, company, email))
    const belongs = await contactOwners(context.db, companies, hashes)
    const emails = accounts.flatMap(({ connection_id: id, owners }) => {
      const company = crms.find(({ ref }) => ref.connectionId === id)?.company
      const ids = belongs.flatMap((each) => (each.company === company ? [each.owner_id] : []))
      return owners.flatMap((each) => (ids.includes(each.id) ? [each.email] : []))
    })
    return people.filter((id) => emails.includes(hosts.get(id)?.email.toLowerCase() ?? ''))
  },
}

async function crmsOf(context: Context, hostIds: readonly HostId[]): Promise<Crm[]> {
  const connections = await connectionsOfHosts(context, hostIds)
  return connections.flatMap((connection) => crmOf(context, connection) ?? [])
}

function emailHash(context: Context, company: string, email: string): string {
  return createHmac('sha256', context.service(DIRECTORY_KEY))
    .update(`${company}\0${email}`)
    .digest('base64url')
}

/** Notes that a connection to the company is in use. Answers whether its contacts should be read now. */
export async function isReadingDue(context: Context, { company }: Crm): Promise<boolean> {
  const now = context.clock.now()
  await noteSeen(context.db, company, new Date(now), new Date(now - NOTED_AGAIN_MS))
  const known = await directoryOf(context.db, company)
  if (!known || now - known.wanted_at.getTime() > UNWANTED_MS) return false
  return known.began_at !== null || now - (known.read_at?.getTime() ?? 0) >= READ_AGAIN_MS
}

/** Reads the next page of a company's contacts. Throws `ProviderError`. Repeat after a failure: the same page. */
export async function readPage(context: Context, crm: Crm, account: StoredAccount): Promise<void> {
  const { db, clock } = context
  const known = await beginReading(db, crm.company, new Date(clock.now()))
  if (!known) return
  await ownersNow(context, crm, account, [])
  const call = { name: 'read_contacts', requests: 1 } as const
  const { contacts, next } = await callCrm(context, crm, call, (port, token) =>
    port.list(token, known.next_page),
  )
  await noteOwners(context, crm, contacts)
  await endReading(db, crm.company, next, new Date(clock.now()))
}

/** Notes to whom contacts belong, if a team wants to know it. Repeat: the same. */
export async function noteOwners(
  context: Context,
  { company }: Crm,
  contacts: readonly CrmContactOwner[],
): Promise<void> {
  const rows = contacts.flatMap(({ id, emails, ownerId }) =>
    emails.map((email) => ({ hash: emailHash(context, company, email), contactId: id, ownerId })),
  )
  // A page may have the same address twice.
  const unique = [...new Map(rows.map((row) => [row.hash, row])).values()]
  await putContacts(context.db, company, unique, new Date(context.clock.now()))
}

/** Called by the daily job. Repeat: finds none. */
export async function cleanUpDirectories({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await deleteDirectories(db, { unseen: new Date(now - UNSEEN_MS), unwanted: new Date(now - UNWANTED_MS) })
}
