import type { ExportPart } from '../exports/events.ts'
import { inheritedOf, sharedBy } from './store.ts'

export const sharedPart: ExportPart = {
  name: 'shared-settings',
  tables: ['shared_settings'],
  rows: async ({ db }, host) => [...(await sharedBy(db, [host])).values()],
}

export const inheritedPart: ExportPart = {
  name: 'inherited-settings',
  tables: ['inherited_settings'],
  rows: async ({ db }, host) => inheritedOf(db, host),
}
