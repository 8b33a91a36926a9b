import type { ExportPart } from '../exports/events.ts'
import { accountsOf } from './store.ts'

export const crmsPart: ExportPart = {
  name: 'crms',
  tables: ['crm_accounts'],
  rows: async ({ db }, host) =>
    (await accountsOf(db, host)).map(({ connection_id, adds_guests, mapping }) => ({
      connectionId: connection_id,
      addsGuests: adds_guests,
      mapping,
    })),
}
