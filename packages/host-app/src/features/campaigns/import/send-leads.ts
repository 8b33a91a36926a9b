import type { Api, LeadRow, RefusedLead } from '@scheduling/contract'

type Result = Api['POST /campaigns/:id/leads']['$result']

// Small enough that the progress moves, large enough that a large file needs few requests.
export const BATCH = 1_000

/** What the server has done so far. */
export interface ImportSum extends Omit<Result, 'refused'> {
  /** Rows that were sent. */
  sent: number
  refused: RefusedLead[]
}

export const NOTHING_SENT: ImportSum = { sent: 0, added: 0, changed: 0, unchanged: 0, refused: [] }

interface Sending {
  rows: readonly LeadRow[]
  /** What was sent before a failure. */
  before: ImportSum
  send: (rows: LeadRow[]) => Promise<Result>
  onProgress: (sum: ImportSum) => void
  isOver: () => boolean
}

/** Sends rows one batch after the other. After a failure it goes on where it was; a repeated batch changes nothing. */
export async function sendLeads({ rows, before, send, onProgress, isOver }: Sending): Promise<ImportSum> {
  let sum = before
  while (sum.sent < rows.length && !isOver()) {
    const batch = rows.slice(sum.sent, sum.sent + BATCH)
    const { added, changed, unchanged, refused } = await send(batch)
    sum = {
      sent: sum.sent + batch.length,
      added: sum.added + added,
      changed: sum.changed + changed,
      unchanged: sum.unchanged + unchanged,
      refused: [...sum.refused, ...refused],
    }
    onProgress(sum)
  }
  return sum
}
