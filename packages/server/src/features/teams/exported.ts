import type { ExportPart } from '../exports/events.ts'
import { teamsOfHost, turnsOfHost } from './store.ts'

export const teamsPart: ExportPart = {
  name: 'teams',
  tables: ['event_teams'],
  rows: async ({ db }, host) => teamsOfHost(db, host),
}

export const turnsPart: ExportPart = {
  name: 'turns',
  tables: ['pool_turns'],
  rows: async ({ db }, host) => turnsOfHost(db, host),
}
