import type { ServerResponse } from 'node:http'
import { done, problem } from './answers.ts'
import type { Activity, Company, Person, User } from './records.ts'

interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: string
}

/** What a search sees: a person appears in it only some time after they were written. */
export interface Seen {
  isSeen: (person: Person) => boolean
}

const COMPANY = {
  company_id: 8_200_001,
  company_name: 'Example company',
  company_domain: 'example-company',
  company_country: 'DE',
}

/** One call of the API: https://developers.pipedrive.com/docs/api/v1 */
export function answerApi(
  call: Call,
  company: Company,
  user: User,
  seen: Seen,
  response: ServerResponse,
): void {
  const { method, path, query } = call
  if (method === 'GET' && path === '/api/v1/users/me') return done(response, { ...user, ...COMPANY })
  if (method === 'GET' && path === '/api/v1/users') return done(response, company.users)
  if (method === 'GET' && path === '/api/v2/personFields')
    return done(response, company.fields, { next_cursor: null })
  if (method === 'GET' && path === '/api/v2/persons/search') return search(query, company, seen, response)
  const [, kind, id] = /^\/api\/v2\/(persons|activities)(?:\/(\d+))?$/.exec(path) ?? []
  if (kind === 'persons') return answerPersons(call, id, company, user, response)
  if (kind === 'activities') return answerActivities(call, id, company, user, response)
  problem(response, 404, 'Unknown method .')
}

function answerPersons(
  { method, query, body }: Call,
  id: string | undefined,
  company: Company,
  user: User,
  response: ServerResponse,
): void {
  if (id === undefined && method === 'GET') {
    const since = Date.parse(query.get('updated_since') ?? '1970-01-01T00:00:00Z')
    const ids = query.get('ids')?.split(',')
    const found = [...company.persons.values()].filter(
      ({ id: personId, update_time }) =>
        Date.parse(update_time) >= since && (ids?.includes(String(personId)) ?? true),
    )
    if (query.has('updated_since') || ids)
      return done(response, sorted(found, query).slice(0, limitOf(query)))
    const rest = found.filter((person) => person.id > Number(query.get('cursor') ?? 0))
    const page = rest.slice(0, limitOf(query))
    const next = rest.length > page.length ? String(page.at(-1)?.id) : null
    return done(response, page, { next_cursor: next })
  }
  const given = body === '' ? {} : (JSON.parse(body) as Partial<Person>)
  const unknown = Object.keys(given.custom_fields ?? {}).filter(
    (code) => !company.fields.some(({ field_code }) => field_code === code),
  )
  if (unknown.length > 0)
    return problem(response, 400, `Validation failed: custom_fields: unknown field ${unknown[0]}`)
  const wrong = Object.entries(given.custom_fields ?? {}).find(([code, value]) => !company.takes(code, value))
  if (wrong) return problem(response, 400, `Validation failed: custom_fields: ${wrong[0]}: invalid value`)
  if (id === undefined) {
    if (!given.name) return problem(response, 400, 'Validation failed: name: is required')
    return done(response, company.addPerson(given, user.id))
  }
  const found = company.persons.get(Number(id))
  if (!found || found.is_deleted) return problem(response, 404, 'Person not found')
  if (method === 'PATCH') company.change(found, given)
  done(response, found)
}

function answerActivities(
  { method, query, body }: Call,
  id: string | undefined,
  company: Company,
  user: User,
  response: ServerResponse,
): void {
  if (id === undefined && method === 'GET') {
    const person = Number(query.get('person_id'))
    const found = [...company.activities.values()].filter(({ participants }) =>
      participants.some(({ person_id }) => person_id === person),
    )
    return done(response, sorted(found, query).slice(0, limitOf(query)))
  }
  const given = body === '' ? {} : (JSON.parse(body) as Partial<Activity>)
  const isRight =
    /^(\d{4}-\d\d-\d\d)?$/.test(given.due_date ?? '') &&
    /^(\d\d:\d\d(:\d\d)?)?$/.test(given.due_time ?? '') &&
    /^(\d\d+:\d\d(:\d\d)?)?$/.test(given.duration ?? '') &&
    (given.participants ?? []).every(({ person_id }) => company.persons.has(person_id))
  if (!isRight) return problem(response, 400, 'Validation failed')
  // The read-only one follows from the participants.
  if ('person_id' in given) return problem(response, 400, 'Validation failed: person_id: is read-only')
  if (id === undefined) return done(response, company.addActivity(given, user.id))
  const found = company.activities.get(Number(id))
  if (!found || found.is_deleted) return problem(response, 404, 'Activity not found')
  if (method === 'PATCH') company.change(found, given)
  if (method === 'DELETE') company.change(found, { is_deleted: true })
  done(response, found)
}

/** By `id`, the oldest first, unless `sort_by` and `sort_direction` say otherwise. */
function sorted<Item extends Person | Activity>(items: readonly Item[], query: URLSearchParams): Item[] {
  const by = query.get('sort_by')
  const keyOf = (item: Item) => (by === 'update_time' || by === 'add_time' ? Date.parse(item[by]) : item.id)
  const ascending = items.toSorted((one, other) => keyOf(one) - keyOf(other) || one.id - other.id)
  return query.get('sort_direction') === 'desc' ? ascending.toReversed() : ascending
}

function limitOf(query: URLSearchParams): number {
  return Math.min(Number(query.get('limit') ?? 100), 500)
}

function search(query: URLSearchParams, company: Company, seen: Seen, response: ServerResponse): void {
  const term = (query.get('term') ?? '').toLowerCase()
  if (term.length < 2) return problem(response, 400, 'Validation failed: term: must be at least 2 characters')
  const isExact = query.get('exact_match') === 'true'
  const found = [...company.persons.values()].filter(
    (person) =>
      !person.is_deleted &&
      seen.isSeen(person) &&
      person.emails.some(({ value }) =>
        isExact ? value.toLowerCase() === term : value.toLowerCase().includes(term),
      ),
  )
  const items = found.map((person) => ({
    result_score: 1,
    item: {
      id: person.id,
      type: 'person',
      name: person.name,
      phones: person.phones.map(({ value }) => value),
      emails: person.emails.map(({ value }) => value),
      visible_to: 3,
      owner: { id: person.owner_id },
      custom_fields: [],
      notes: [],
    },
  }))
  done(response, { items })
}
