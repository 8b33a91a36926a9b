import type { Lead } from '@scheduling/contract'

/** What a lead is called in lists. */
export function leadName({ fields, email, externalKey }: Lead): string {
  const { name, full_name: full, first_name: first, last_name: last } = fields
  return name ?? full ?? ([first, last].filter(Boolean).join(' ') || (email ?? externalKey))
}

/** The values of a lead's merge fields. */
export function leadValues({ id, email, website, fields }: Lead): Record<string, string> {
  return { ...(email !== null && { email }), ...(website !== null && { website }), ...fields, lead_id: id }
}
