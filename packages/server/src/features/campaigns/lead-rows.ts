import type { LeadRow, RefusedLead } from '@scheduling/contract'
import { readLeadRows } from '@scheduling/contract/lead-rows'
import type { NewLead } from './record/leads-store.ts'
import { newPublicId } from './record/public-id.ts'

/** A row that can be kept, with its line in the file. */
export interface LeadToKeep {
  line: number
  lead: NewLead
}

/** Checks rows one by one, and gives an id to those that can be kept. */
export function readLeads(rows: readonly LeadRow[]): { leads: LeadToKeep[]; refused: RefusedLead[] } {
  const { leads, refused } = readLeadRows(rows)
  return {
    leads: leads.map(({ line, key, ...lead }) => ({
      line,
      lead: { id: newPublicId(), external_key: key, ...lead },
    })),
    refused,
  }
}
