import type { CrmField } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { ProviderAnswer, ProviderCall } from '../call.ts'
import { callingAt } from '../call.ts'
import type { ContactsPort, CrmContact, CrmMeeting, NewCrmContact } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { apiOriginIn, openedFrom } from './origin.ts'
import type { Person } from './wire.ts'
import { ActivityList, callError, FieldList, Made, PersonList, PersonSearch, UserList } from './wire.ts'

// https://pipedrive.readme.io/docs/core-api-concepts-custom-fields
const KINDS: Readonly<Record<string, CrmField['type']>> = {
  varchar: 'text',
  text: 'text',
  phone: 'text',
  double: 'number',
  date: 'date',
  enum: 'choice',
  set: 'choices',
}
// A search lags behind what was written. Lists do not.
const LAG_MS = 10 * MINUTE
const OUTCOMES = { SCHEDULED: '', CANCELED: '[CANCELED] ', NO_SHOW: '[NO_SHOW] ' } as const

/** https://developers.pipedrive.com/docs/api/v1/Persons, https://developers.pipedrive.com/docs/api/v1/Activities */
export function pipedriveContacts(registration: Registration): ContactsPort {
  const call = callingWith(registration)
  const get: Get = async (access, path) => (await call(access, { method: 'GET', path })).body
  return {
    companyOf: (accountId) => accountId.split('.')[0] ?? accountId,
    async look(access) {
      await get(access, '/api/v1/users/me')
    },
    async owners(access) {
      const { data } = read(UserList, await get(access, '/api/v1/users'))
      return data
        .filter((user) => user.active_flag)
        .map(({ id, email, name }) => ({ id, email: email.toLowerCase(), name: name || email }))
    },
    async fields(access) {
      const { data } = read(FieldList, await get(access, '/api/v2/personFields?limit=500'))
      return data
        .filter((field) => field.is_custom_field)
        .flatMap(({ field_code: id, field_name: name, field_type, options }) => {
          const type = KINDS[field_type]
          const choices = (options ?? []).map((option) => ({ id: option.id, name: option.label }))
          return type ? [{ id, name, type, options: choices }] : []
        })
    },
    async find(access, emails, fieldIds, now) {
      const found: CrmContact[] = []
      for (const email of emails) {
        const person = await personWith(get, access, email, now)
        if (person) found.push(contactOf(person, email, fieldIds))
      }
      return found
    },
    async list(access, page) {
      const query = new URLSearchParams({ limit: '500', ...(page !== null && { cursor: page }) })
      const body = await get(access, `/api/v2/persons?${query.toString()}`)
      const { data, additional_data: more } = read(PersonList, body)
      const contacts = (data ?? [])
        .filter((person) => !person.is_deleted)
        .map(({ id, emails, owner_id: ownerId }) => ({
          id,
          emails: emails.map(({ value }) => value.toLowerCase()),
          ownerId: ownerId ?? null,
        }))
      return { contacts, next: more?.next_cursor ?? null }
    },
    async make(access, contact) {
      const json = personOf(contact)
      return read(Made, (await call(access, { method: 'POST', path: '/api/v2/persons', json })).body).data.id
    },
    async change(access, id, values) {
      await call(access, {
        method: 'PATCH',
        path: pathOf('persons', id),
        json: { custom_fields: wireValues(values) },
      })
    },
    async findMeeting(access, contactId, key) {
      const query = new URLSearchParams({
        person_id: contactId,
        limit: '500',
        sort_by: 'add_time',
        sort_direction: 'desc',
      })
      const { data } = read(ActivityList, await get(access, `/api/v2/activities?${query.toString()}`))
      return data?.find(({ note, is_deleted: isDeleted }) => !isDeleted && note?.includes(key))?.id
    },
    async makeMeeting(access, meeting) {
      const json = activityOf(meeting)
      return read(Made, (await call(access, { method: 'POST', path: '/api/v2/activities', json })).body).data
        .id
    },
    async changeMeeting(access, id, meeting) {
      await call(access, { method: 'PATCH', path: pathOf('activities', id), json: activityOf(meeting) })
    },
  }
}

type Get = (access: string, path: string) => Promise<unknown>

function callingWith(registration: Registration) {
  return async (
    access: string,
    { method, path, json }: Omit<ProviderCall, 'origin'>,
  ): Promise<ProviderAnswer> => {
    const { origin, token } = openedFrom(access)
    const calling = callingAt(apiOriginIn(origin, registration), callError)
    return calling({ method, path, token, ...(json && { json }) })
  }
}

/** Also finds somebody whom the search does not know yet. */
async function personWith(
  get: Get,
  access: string,
  email: string,
  now: Instant,
): Promise<Person | undefined> {
  const id = await searched(get, access, email)
  if (id !== undefined) return (await listed(get, access, { ids: id }))[0]
  const since = new Date(now - LAG_MS).toISOString().replace(/\.\d+Z$/, 'Z')
  // An import may change more of them than a page has.
  const newest = { sort_by: 'update_time', sort_direction: 'desc', limit: '500' }
  const recent = await listed(get, access, { updated_since: since, ...newest })
  return recent.find(({ emails }) => emails.some(({ value }) => value.toLowerCase() === email))
}

async function searched(get: Get, access: string, email: string): Promise<string | undefined> {
  const query = new URLSearchParams({ term: email, fields: 'email', exact_match: 'true' })
  const { items } = read(PersonSearch, await get(access, `/api/v2/persons/search?${query.toString()}`)).data
  // The oldest, if somebody has made several.
  return items.map(({ item }) => item.id).toSorted((one, other) => Number(one) - Number(other))[0]
}

async function listed(get: Get, access: string, query: Record<string, string>): Promise<Person[]> {
  const body = await get(access, `/api/v2/persons?${new URLSearchParams(query).toString()}`)
  return (read(PersonList, body).data ?? []).filter((person) => !person.is_deleted)
}

function pathOf(kind: 'persons' | 'activities', id: string): string {
  return `/api/v2/${kind}/${encodeURIComponent(id)}`
}

function contactOf(person: Person, email: string, fieldIds: readonly string[]): CrmContact {
  const valueOf = (field: string) => {
    const value = person.custom_fields?.[field]
    if (Array.isArray(value)) return value.join(';')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    id: person.id,
    email,
    name: person.name,
    ownerId: person.owner_id ?? null,
    values: Object.fromEntries(fieldIds.map((field) => [field, valueOf(field)])),
  }
}

function personOf({ email, name, ownerId, values }: NewCrmContact): object {
  return {
    name,
    emails: [{ value: email, primary: true, label: 'work' }],
    ...(ownerId !== null && { owner_id: Number(ownerId) }),
    ...(Object.keys(values).length > 0 && { custom_fields: wireValues(values) }),
  }
}

/** Options go by their numbers: one alone, or a list. */
function wireValues(values: NewCrmContact['values']): object {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (typeof value !== 'object') return [field, value]
      const numbers = value.options.map(Number)
      return [field, value.many ? numbers : numbers[0]]
    }),
  )
}

function activityOf(meeting: CrmMeeting): object {
  const { key, title, html, location, start, end, outcome, ownerId, contactIds } = meeting
  const [date = '', time = ''] = new Date(start).toISOString().split('T')
  return {
    // It has no outcome, so the title says it.
    subject: OUTCOMES[outcome] + title,
    type: 'meeting',
    due_date: date,
    due_time: time.slice(0, 5),
    duration: durationOf(end - start),
    busy: outcome === 'SCHEDULED',
    done: outcome !== 'SCHEDULED',
    // Only the users of the company see it. We find the activity by it.
    note: html === '' ? key : `${html}<br>${key}`,
    location: { value: location },
    participants: contactIds.map((id, index) => ({ person_id: Number(id), primary: index === 0 })),
    ...(ownerId !== null && { owner_id: Number(ownerId) }),
  }
}

/** `HH:MM`, in UTC like the other times. */
function durationOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
