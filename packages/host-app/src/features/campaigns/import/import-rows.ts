import type { LeadRow } from '@scheduling/contract'
import type { LeadProblem } from '@scheduling/contract/lead-rows'
import { readLeadRows } from '@scheduling/contract/lead-rows'
import { cellAsGiven, csvLine } from '@scheduling/domain'
import type { Column } from './import-columns.ts'
import type { CsvRow, CsvTable } from './read-csv.ts'

/** Why a line of a file is left out. */
export interface LineProblem {
  line: number
  field: string
  reason: LeadProblem['reason'] | 'quote' | 'cells'
}

/** What a file gives, with these columns. */
export interface CheckedRows {
  right: LeadRow[]
  wrong: LineProblem[]
}

/** Checks each row as the server does. `from`: the first row with a lead. */
export function checkRows(
  { rows, unclosedAt }: CsvTable,
  from: number,
  columns: readonly Column[],
): CheckedRows {
  const [leads, wide]: [LeadRow[], LineProblem[]] = [[], []]
  for (const row of rows.slice(from)) {
    const isWide = row.cells.slice(columns.length).some((cell) => cell.trim() !== '')
    if (isWide) wide.push({ line: row.line, field: '', reason: 'cells' })
    else leads.push(leadOf(row, columns))
  }
  const { refused } = readLeadRows(leads)
  const left = new Set(refused.map(({ line }) => line))
  const open = unclosedAt === undefined ? [] : [{ line: unclosedAt, field: '', reason: 'quote' as const }]
  return {
    right: leads.filter(({ line }) => !left.has(line ?? 0)),
    wrong: [...refused, ...wide, ...open].toSorted((one, other) => one.line - other.line),
  }
}

/** The wrong lines with their cells, and the reason in the first column, so that they can be corrected and imported. */
export function problemsFile({ rows }: CsvTable, wrong: readonly LineProblem[]): string {
  const cells = new Map(rows.map((row) => [row.line, row.cells]))
  const lines = wrong.map(({ line, field, reason }) => [
    [line, field, reason].filter(Boolean).join(' '),
    ...(cells.get(line) ?? []),
  ])
  return [['problem', ...(rows[0]?.cells ?? [])], ...lines].map(csvLine).join('')
}

function leadOf({ line, cells }: CsvRow, columns: readonly Column[]): LeadRow {
  const lead: LeadRow = { line, fields: {} }
  for (const [index, column] of columns.entries()) {
    const cell = cellAsGiven(cells[index]?.trim() ?? '')
    if (column === 'skip' || cell === '') continue
    if (column === 'email' || column === 'externalKey' || column === 'website') lead[column] = cell
    else lead.fields = { ...lead.fields, [column.slice('field:'.length)]: cell }
  }
  return lead
}
