import { valuesOf } from '../leads/lead-values.ts'
import type { LeadValues } from '../leads/lead-values.ts'
import type { ExternalSearch } from './external-search.ts'
import { LEAD_FIELDS } from './external-search.ts'

/** What the form of a lead begins with. */
export function givenLead({ key, ...search }: ExternalSearch): LeadValues {
  const given = LEAD_FIELDS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]))
  return { ...valuesOf(undefined), externalKey: key ?? '', ...Object.fromEntries(given) }
}
