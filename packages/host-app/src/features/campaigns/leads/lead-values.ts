import type { Lead, LeadRow } from '@scheduling/contract'
import type { LeadProblem } from '@scheduling/contract/lead-rows'
import { readLeadRows } from '@scheduling/contract/lead-rows'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'

const USUAL = ['first_name', 'last_name', 'company', 'job_title'] as const

/** The form's values of a lead. */
export interface LeadValues extends Record<(typeof USUAL)[number], string> {
  email: string
  website: string
  externalKey: string
  /** One on each line: `city: Paris`. */
  others: string
}

export function valuesOf(lead: Lead | undefined): LeadValues {
  const fields = { ...lead?.fields }
  const usual = Object.fromEntries(USUAL.map((name) => [name, fields[name] ?? '']))
  const others = Object.entries(fields).filter(([name]) => !USUAL.some((one) => one === name))
  return {
    first_name: '',
    last_name: '',
    company: '',
    job_title: '',
    ...usual,
    email: lead?.email ?? '',
    website: lead?.website ?? '',
    externalKey: lead?.externalKey ?? '',
    others: others.map(([name, value]) => `${name}: ${value}`).join('\n'),
  }
}

export function rowOf(values: LeadValues): LeadRow {
  const { email, website, externalKey, others } = values
  const more = linesOf(others).flatMap((line) => {
    const at = line.indexOf(':')
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const] : []
  })
  return {
    ...(externalKey.trim() && { externalKey }),
    email,
    website,
    fields: Object.fromEntries([...USUAL.map((name) => [name, values[name]] as const), ...more]),
  }
}

export function checkLead(values: LeadValues, t: HostTranslate): Problems {
  const lines = values.others.split('\n')
  const wrong = lines.findIndex((line) => line.trim() !== '' && line.indexOf(':') < 1)
  if (wrong !== -1) return { others: t('leads.other_field_wrong', { line: wrong + 1 }) }
  const [refused] = readLeadRows([rowOf(values)]).refused
  return refused ? problemsOf(refused, t) : {}
}

/** At the field that a row was refused for. */
export function problemsOf(
  { field, reason }: Pick<LeadProblem, 'field' | 'reason'>,
  t: HostTranslate,
): Problems {
  if (field === 'externalKey' && reason === 'required') return { email: t('leads.key_needed') }
  const isShown = ['email', 'website', 'externalKey', ...USUAL].includes(field)
  return { [isShown ? field : 'others']: t(`lead_import.reason_${reason}`) }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
