import type { SharedField, SharedSettings } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { takeImage } from '../branding/operations.ts'
import { setReminders } from '../event-types/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { changeBranding, changeProfile } from '../hosts/operations.ts'
import { setHostMails } from '../notifications/muted.ts'

interface Source {
  organization: Host
  shared: SharedSettings
}

/**
 * Writes the organization's value of each field into the person's own settings, where pages and mails read it. Repeat: the
 * same.
 */
export async function applyShared(
  context: Context,
  trx: Transaction<Database>,
  person: HostId,
  { organization, shared, fields }: Source & { fields: readonly SharedField[] },
): Promise<void> {
  for (const field of fields) await APPLY[field](context, trx, person, { organization, shared })
}

type Apply = (context: Context, trx: Transaction<Database>, person: HostId, source: Source) => Promise<void>

const APPLY: Record<SharedField, Apply> = {
  logo: (context, trx, person, { organization }) =>
    takeImage(context, trx, person, { kind: 'logo', file: organization.logo }),
  background: (context, trx, person, { organization }) =>
    takeImage(context, trx, person, { kind: 'background', file: organization.background }),
  colors: (_, trx, person, { organization }) => changeBranding(trx, person, { colors: organization.colors }),
  language: (context, trx, person, { shared }) =>
    changeProfile(context, trx, person, { invitee_language: shared.language }),
  reminders: async (_, trx, person, { shared }) => {
    if (shared.reminders) await setReminders(trx, person, shared.reminders)
  },
  // New event types begin with them.
  questions: async () => {},
  mails: async (_, trx, person, { shared }) => {
    if (shared.mails) await setHostMails(trx, person, shared.mails)
  },
}
