import type { ExportPart } from '../exports/events.ts'
import { hostDomain, targetOf } from './operations.ts'
import { presentDomain } from './present.ts'

export const domainPart: ExportPart = {
  name: 'domain',
  tables: ['domains'],
  rows: async (context, host) => {
    const known = await hostDomain(context, host)
    return known ? [presentDomain(known, targetOf(context))] : []
  },
}
