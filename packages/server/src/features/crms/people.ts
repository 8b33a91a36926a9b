import type { Context } from '../../context.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { CrmContact, NewCrmContact } from '../../providers/provider.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import type { Crm } from './access.ts'
import { callCrm } from './access.ts'
import { noteOwners } from './directory.ts'
import { mappedFields, stillTaken } from './fields.ts'
import { changedValues, wantedValues } from './mapping.ts'
import type { StoredAccount, StoredMeeting } from './store.ts'
import { noteIds } from './store.ts'

type Values = NewCrmContact['values']

interface Wanted {
  booking: StoredBooking
  /** To whom a new contact belongs. */
  ownerId: string | undefined
}

/**
 * The contacts of a booking, the invitee first. Makes those that the CRM does not have. `added`: those that the meeting did
 * not have before. Throws `ProviderError`. Repeat: the same contacts.
 */
export async function contactsOf(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  meeting: StoredMeeting,
  { booking, ownerId }: Wanted,
): Promise<{ contactIds: string[]; added: string[] }> {
  const emails = emailsIn(booking, account)
  const known = { ...meeting.contact_ids }
  const missing = emails.filter((email) => known[email] === undefined)
  if (missing.length > 0) {
    const fields = await mappedFields(context, crm, account)
    const wanted = wantedValues(account.mapping, fields, booking)
    const fieldIds = Object.keys(wanted)
    // Two requests for each address at most.
    const call = { name: 'read_contacts', requests: 2 * missing.length } as const
    const crmContacts = await callCrm(context, crm, call, (contacts, token) =>
      contacts.find(token, missing, fieldIds, context.clock.now()),
    )
    await noteOwners(
      context,
      crm,
      crmContacts.map(({ id, email, ownerId: belongsTo }) => ({ id, emails: [email], ownerId: belongsTo })),
    )
    for (const email of missing) {
      const isInvitee = email === emails[0]
      const values = isInvitee ? wanted : {}
      const existing = crmContacts.find((contact) => contact.email === email)
      known[email] = existing
        ? await changed(context, crm, account, existing, values)
        : await made(context, crm, account, {
            email,
            name: isInvitee ? booking.invitee_name : email,
            ownerId: ownerId ?? null,
            values,
          })
      await noteIds(context.db, meeting, { contact_ids: JSON.stringify(known) })
    }
  }
  const idsOf = (list: readonly string[]) => [...new Set(list.flatMap((email) => known[email] ?? []))]
  return { contactIds: idsOf(emails), added: idsOf(missing) }
}

function emailsIn({ invitee_email, guests }: StoredBooking, account: StoredAccount): string[] {
  const all = [invitee_email, ...(account.adds_guests ? guests : [])]
  return [...new Set(all.map((email) => email.toLowerCase()))]
}

/** Answers its id. */
async function changed(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  contact: CrmContact,
  wanted: Values,
): Promise<string> {
  await writing(context, crm, account, wanted, async (values) => {
    const changes = changedValues(account, values, contact.values)
    if (Object.keys(changes).length === 0) return
    const call = { name: 'write_contact', requests: 1 } as const
    await callCrm(context, crm, call, (contacts, token) => contacts.change(token, contact.id, changes))
  })
  return contact.id
}

async function made(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  contact: { email: string; name: string; ownerId: string | null; values: Values },
): Promise<string> {
  return writing(context, crm, account, contact.values, async (values) => {
    const call = { name: 'write_contact', requests: 1 } as const
    return callCrm(context, crm, call, (contacts, token) => contacts.make(token, { ...contact, values }))
  })
}

/** If the CRM refuses, looks which fields still take their values, and writes those. */
async function writing<Result>(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  values: Values,
  write: (values: Values) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(values)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'invalid') throw error
    const rest = await stillTaken(context, crm, account, values)
    if (Object.keys(rest).length === Object.keys(values).length) throw error
    return write(rest)
  }
}
