import { textParam } from '../../../data/text-param.ts'

export const LEAD_FIELDS = ['email', 'first_name', 'last_name', 'company', 'job_title', 'website'] as const

/** What a tool says in the address: the campaign, and whom the link is for. */
export type ExternalSearch = { campaign?: string; key?: string } & Partial<
  Record<(typeof LEAD_FIELDS)[number], string>
>

export function externalSearch(search: Record<string, unknown>): ExternalSearch {
  return {
    campaign: textParam(search, 'campaign'),
    key: textParam(search, 'key'),
    ...Object.fromEntries(LEAD_FIELDS.map((name) => [name, textParam(search, name)])),
  }
}
