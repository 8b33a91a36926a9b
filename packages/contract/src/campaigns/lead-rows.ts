import { fieldNameOf, isEmail, limits, shownLine } from '@scheduling/domain'

/** Why a row is refused. */
export const LEAD_PROBLEMS = [
  'required',
  'too_long',
  'characters',
  'email',
  'url',
  'too_many',
  'duplicate',
  'limit',
  'minutes',
] as const

export interface LeadProblem {
  /** In the file. */
  line: number
  field: string
  reason: (typeof LEAD_PROBLEMS)[number]
}

/** A row as it was given. */
export interface LeadCells {
  line?: number
  externalKey?: string
  email?: string
  website?: string
  fields?: Record<string, string>
}

/** A row that can be kept. */
export interface ReadLead {
  line: number
  /** No two leads of a campaign have the same. */
  key: string
  email: string | null
  website: string | null
  fields: Record<string, string>
}

// Cells may have line breaks. PostgreSQL refuses U+0000.
// oxlint-disable-next-line no-control-regex -- the pattern looks for them
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/
const SCHEME = /^[a-z][a-z\d+.-]*:/i

type Problem = Omit<LeadProblem, 'line'>

/** Checks rows one by one. A second row with the same key is refused. */
export function readLeadRows(rows: readonly LeadCells[]): { leads: ReadLead[]; refused: LeadProblem[] } {
  const leads = new Map<string, ReadLead>()
  const refused: LeadProblem[] = []
  for (const [index, row] of rows.entries()) {
    const line = row.line ?? index + 1
    const read = readRow(row)
    if ('reason' in read) refused.push({ line, ...read })
    else if (leads.has(read.key)) refused.push({ line, field: 'externalKey', reason: 'duplicate' })
    else leads.set(read.key, { line, ...read })
  }
  return { leads: [...leads.values()], refused }
}

function readRow(row: LeadCells): Omit<ReadLead, 'line'> | Problem {
  const email = shownLine(row.email ?? '')
  const website = addressOf(shownLine(row.website ?? ''))
  const key = shownLine(row.externalKey ?? '') || email
  const cells = Object.entries(row.fields ?? {})
  const problem =
    problemOfText('externalKey', row.externalKey, limits.LEAD_KEY_MAX) ??
    problemOfText('email', row.email, limits.EMAIL_MAX) ??
    problemOfText('website', row.website, limits.URL_MAX) ??
    (key === '' ? ({ field: 'externalKey', reason: 'required' } as const) : undefined) ??
    (email !== '' && !isEmail(email) ? ({ field: 'email', reason: 'email' } as const) : undefined) ??
    (website === undefined ? ({ field: 'website', reason: 'url' } as const) : undefined) ??
    problemOfCells(cells)
  if (problem) return problem
  return {
    key: key.toLowerCase(),
    email: email || null,
    website: website || null,
    fields: Object.fromEntries(
      cells.flatMap(([heading, value]) => {
        const [name, shown] = [fieldNameOf(heading), shownLine(value)]
        return name === '' || shown === '' ? [] : [[name, shown]]
      }),
    ),
  }
}

function problemOfCells(cells: readonly [string, string][]): Problem | undefined {
  if (cells.length > limits.LEAD_FIELDS_MAX) return { field: 'fields', reason: 'too_many' }
  for (const [heading, value] of cells) {
    const field = heading.slice(0, limits.FIELD_NAME_MAX)
    const problem =
      problemOfText(field, heading, limits.FIELD_NAME_MAX) ??
      problemOfText(field, value, limits.LEAD_VALUE_MAX)
    if (problem) return problem
  }
  return undefined
}

function problemOfText(field: string, value: string | undefined, most: number): Problem | undefined {
  if (value === undefined) return undefined
  if (value.length > most) return { field, reason: 'too_long' }
  return value.isWellFormed() && !CONTROL.test(value) ? undefined : { field, reason: 'characters' }
}

/** With its scheme. Undefined if it is no web address; empty stays empty. */
function addressOf(typed: string): string | undefined {
  if (typed === '') return ''
  const url = URL.parse(SCHEME.test(typed) && !/^[^/]*:\d/.test(typed) ? typed : `https://${typed}`)
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
  return isWeb ? url.href : undefined
}
