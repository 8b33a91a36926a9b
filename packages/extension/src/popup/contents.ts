import type { Call, Campaign, EventType, Lead, TimesBlock } from '@scheduling/contract'
import { pageLink } from '@scheduling/contract/times-block'
import { escapeHtml } from '@scheduling/domain'
import type { MessageContent } from '../insert/insert-content.ts'
import type { Person } from '../insert/find-person.ts'

/** Whose pages they are. */
export interface Owner {
  /** Of the pages: a custom domain, or the server. */
  origin: string
  link: string
  timeZone: string
}

/** A link in a message, by its address. */
export function linkContent(url: string, label = url): MessageContent {
  return { html: `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`, text: url, mark: withoutQuery(url) }
}

/** The booking page of an event type. Without a person it is the plain address. */
export function eventLink({ origin, link, timeZone }: Owner, { slug }: EventType, person: Person): string {
  const url = `${origin}/${link}/${slug}`
  return person.email || person.name ? pageLink({ url, zone: timeZone, invitee: person }) : url
}

/** Undefined: there are no free times. */
export async function timesContent(
  call: Call,
  { id }: EventType,
  person: Person,
): Promise<MessageContent | undefined> {
  const of = { kind: 'event_type' as const, id }
  return contentOf(await call('POST /times-blocks', { body: { of, invitee: inviteeOf(person) } }))
}

/** Free times that can be booked once, held until then. Undefined: there are none. */
export async function oneOffContent(
  call: Call,
  { id, name, description, duration, locations }: EventType,
  person: Person,
): Promise<MessageContent | undefined> {
  const { starts: slots } = await call('POST /times-blocks', { body: { of: { kind: 'event_type', id } } })
  if (slots.length === 0) return undefined
  const body = { name, description, duration, locations, slots, holdsTimes: true }
  const oneOff = await call('POST /one-offs', { body, idempotencyKey: crypto.randomUUID() })
  const of = { kind: 'one_off' as const, id: oneOff.id }
  return contentOf(
    await call('POST /times-blocks', { body: { of, starts: slots, invitee: inviteeOf(person) } }),
  )
}

function contentOf({ html, text, url, starts }: TimesBlock): MessageContent | undefined {
  return starts.length === 0 ? undefined : { html, text, mark: withoutQuery(url) }
}

function inviteeOf({ name, email }: Person): { name?: string; email?: string } {
  return { ...(name && { name }), ...(email && { email }) }
}

/** The lead of this person in a campaign. `refused`: the server did not take this field of it. */
export async function leadOf(
  call: Call,
  { id }: Campaign,
  { name, email, key }: Person,
): Promise<Lead | { refused: string }> {
  const externalKey = (key || email).toLowerCase()
  const [first_name = '', ...last] = name.split(/\s+/)
  const fields = Object.fromEntries(
    Object.entries({ first_name, last_name: last.join(' ') }).filter(([, value]) => value),
  )
  const row = { externalKey, ...(email && { email }), fields }
  const { refused } = await call('POST /campaigns/:id/leads', { params: { id }, body: { leads: [row] } })
  if (refused[0]) return { refused: refused[0].field }
  const query = { search: externalKey.slice(0, SEARCH_MAX) }
  const { leads } = await call('GET /campaigns/:id/leads', { params: { id }, query })
  return leads.find((lead) => lead.externalKey === externalKey) ?? { refused: 'externalKey' }
}

const SEARCH_MAX = 120

function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url
}
