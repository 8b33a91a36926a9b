import type { ExportPart } from '../exports/events.ts'
import { invitationsOf } from './invitation-store.ts'
import { membersOf, organizationById } from './store.ts'

export const organizationPart: ExportPart = {
  name: 'organization',
  tables: ['organizations'],
  async rows({ db }, host) {
    const organization = await organizationById(db, host)
    if (!organization) return []
    // Without what opens anything.
    const { host_id, created_at, email } = organization
    return [{ host_id, created_at, email }]
  },
}

export const membersPart: ExportPart = {
  name: 'members',
  tables: ['members'],
  rows: async ({ db }, host) => membersOf(db, host),
}

export const invitationsPart: ExportPart = {
  name: 'organization-invitations',
  tables: ['organization_invitations'],
  // Without what opens anything.
  rows: async ({ db }, host) =>
    (await invitationsOf(db, host)).map(({ host_id, id, email, role, invited_at, ends_at }) => ({
      host_id,
      id,
      email,
      role,
      invited_at,
      ends_at,
    })),
}
