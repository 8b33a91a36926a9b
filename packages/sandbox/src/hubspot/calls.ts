import type { ServerResponse } from 'node:http'
import { problem, send } from './answers.ts'
import type { CrmObject, Portal } from './objects.ts'

interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: string
}

interface Written {
  properties?: Record<string, string>
  associations?: { to: { id: string }; types: { associationCategory: string; associationTypeId: number }[] }[]
}

interface Batch {
  idProperty?: string
  properties?: string[]
  inputs: { id: string; idProperty?: string; properties?: Record<string, string> }[]
}

// From a meeting to a contact.
const MEETING_TO_CONTACT = 200

/** What a search sees: a contact appears in it only some time after it was written. */
export interface Seen {
  isSeen: (contact: CrmObject) => boolean
}

/** One call of the API: https://developers.hubspot.com/docs/api/crm/understanding-the-crm */
export function answerApi(call: Call, portal: Portal, seen: Seen, response: ServerResponse): void {
  const { method, path, query } = call
  const [, kind, rest = ''] = /^\/crm\/v3\/objects\/(contacts|meetings)(\/.*)?$/.exec(path) ?? []
  if (kind === 'contacts' || kind === 'meetings')
    return answerObjects({ ...call, path: rest }, kind, portal, seen, response)
  if (method === 'GET' && path === '/crm/v3/properties/contacts')
    return send(response, 200, { results: portal.properties })
  if (method === 'GET' && /^\/crm\/v3\/owners\/?$/.test(path))
    return send(response, 200, { results: portal.owners })
  const owner = /^\/crm\/v3\/owners\/(\d+)$/.exec(path)?.[1]
  if (method === 'GET' && owner !== undefined) {
    const isUser = query.get('idProperty') === 'userId'
    const found = portal.owners.find(({ id, userId }) => (isUser ? String(userId) : id) === owner)
    return found ? send(response, 200, found) : notFound(response)
  }
  const of = /^\/crm\/v4\/objects\/contacts\/(\d+)\/associations\/meetings$/.exec(path)?.[1]
  if (method === 'GET' && of !== undefined) {
    const meetings = [...portal.linked].filter(([, contacts]) => contacts.has(of)).map(([id]) => id)
    const associationTypes = [{ category: 'HUBSPOT_DEFINED', typeId: MEETING_TO_CONTACT - 1, label: null }]
    return send(response, 200, {
      results: meetings.map((id) => ({ toObjectId: Number(id), associationTypes })),
    })
  }
  const [, meeting, contact] =
    /^\/crm\/v4\/objects\/meetings\/(\d+)\/associations\/default\/contacts\/(\d+)$/.exec(path) ?? []
  if (method === 'PUT' && meeting !== undefined && contact !== undefined) {
    if (!portal.meetings.has(meeting) || !portal.contacts.has(contact)) return notFound(response)
    portal.link(meeting, contact)
    return send(response, 200, { status: 'COMPLETE', results: [] })
  }
  notFound(response)
}

function answerObjects(
  { method, path, query, body }: Call,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  seen: Seen,
  response: ServerResponse,
): void {
  const written = body === '' ? {} : (JSON.parse(body) as Written)
  if (method === 'POST' && path === '') return make(written, kind, portal, response)
  if (method === 'GET' && path === '') return list(query, kind, portal, response)
  if (method === 'POST' && path === '/search') return search(body, kind, portal, seen, response)
  if (method === 'POST' && path === '/batch/read') return readBatch(body, kind, portal, seen, response)
  if (method === 'POST' && path === '/batch/upsert') return upsertBatch(body, portal, response)
  const id = decodeURIComponent(path.slice(1))
  const byEmail = query.get('idProperty') === 'email' ? portal.byEmail(id) : undefined
  const crmObject = portal[kind].get(id) ?? (byEmail && seen.isSeen(byEmail) ? byEmail : undefined)
  if (!crmObject) return notFound(response)
  if (method === 'GET') return send(response, 200, crmObject)
  if (method !== 'PATCH') return problem(response, 405, 'VALIDATION_ERROR', 'Method not allowed')
  if (isWrong(written.properties ?? {}, kind, portal, response)) return
  portal.change(crmObject, written.properties ?? {})
  send(response, 200, crmObject)
}

/** Pages of objects, by their ids. */
function list(
  query: URLSearchParams,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  response: ServerResponse,
): void {
  const limit = Math.min(Number(query.get('limit') ?? 10), 100)
  const after = Number(query.get('after') ?? 0)
  const rest = [...portal[kind].values()].filter(({ id }) => Number(id) > after)
  const results = rest.slice(0, limit)
  const last = results.at(-1)
  const paging = rest.length > limit && last && { next: { after: last.id, link: '' } }
  send(response, 200, { results, ...(paging && { paging }) })
}

function make(
  { properties = {}, associations = [] }: Written,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  response: ServerResponse,
): void {
  if (isWrong(properties, kind, portal, response)) return
  const existing = kind === 'contacts' && properties.email ? portal.byEmail(properties.email) : undefined
  if (existing)
    return problem(response, 409, 'CONFLICT', `Contact already exists. Existing ID: ${existing.id}`)
  if (kind === 'meetings' && !properties.hs_timestamp && !properties.hs_meeting_start_time)
    return problem(response, 400, 'VALIDATION_ERROR', 'Required properties: hs_timestamp')
  const isLinked = associations.every(
    ({ to, types }) =>
      portal.contacts.has(to.id) &&
      types.some(({ associationTypeId }) => associationTypeId === MEETING_TO_CONTACT),
  )
  if (!isLinked) return problem(response, 400, 'VALIDATION_ERROR', 'Invalid association')
  const made = portal.make(kind, properties)
  for (const { to } of associations) portal.link(made.id, to.id)
  send(response, 201, made)
}

/** Refuses properties that do not exist, and values that are none. */
function isWrong(
  properties: Record<string, string>,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  response: ServerResponse,
): boolean {
  const unknown = portal.unknownIn(kind, properties)
  const isText = Object.values(properties).every((value) => typeof value === 'string')
  const wrong = isText ? portal.wrongIn(kind, properties) : []
  const isRight =
    unknown.length === 0 && wrong.length === 0 && isText && portal.isOutcome(properties.hs_meeting_outcome)
  if (!isRight)
    problem(response, 400, 'VALIDATION_ERROR', 'Property values were not valid', {
      errors: [
        ...unknown.map((name) => ({
          message: `Property "${name}" does not exist`,
          code: 'PROPERTY_DOESNT_EXIST',
          context: { propertyName: [name] },
        })),
        ...wrong.map((name) => ({
          message: `${properties[name]} was not one of the allowed options, or not of the right type`,
          code: 'INVALID_OPTION',
          context: { propertyName: [name] },
        })),
      ],
    })
  return !isRight
}

function readBatch(
  body: string,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  seen: Seen,
  response: ServerResponse,
): void {
  const { inputs, idProperty } = JSON.parse(body) as Batch
  const each = inputs.map(({ id }) => {
    const byEmail = idProperty === 'email' ? portal.byEmail(id) : undefined
    return {
      id,
      found:
        idProperty === 'email'
          ? byEmail && seen.isSeen(byEmail)
            ? byEmail
            : undefined
          : portal[kind].get(id),
    }
  })
  const missing = each.filter(({ found }) => !found).map(({ id }) => id)
  batchDone(response, [...new Set(each.flatMap(({ found }) => found ?? []))], missing)
}

function upsertBatch(body: string, portal: Portal, response: ServerResponse): void {
  const { inputs } = JSON.parse(body) as Batch
  const wrong: string[] = []
  const results = inputs.flatMap(({ id, properties = {} }) => {
    if (portal.unknownIn('contacts', properties).length > 0) {
      wrong.push(id)
      return []
    }
    const crmObject = portal.byEmail(id)
    if (crmObject) portal.change(crmObject, properties)
    return [{ ...(crmObject ?? portal.make('contacts', { ...properties, email: id })), new: !crmObject }]
  })
  batchDone(response, results, wrong)
}

/** 207 if some of it could not be done. */
function batchDone(response: ServerResponse, results: object[], missing: readonly string[]): void {
  const at = new Date(0).toISOString()
  send(response, missing.length > 0 ? 207 : 200, {
    status: 'COMPLETE',
    results,
    startedAt: at,
    completedAt: at,
    ...(missing.length > 0 && {
      numErrors: 1,
      errors: [
        {
          status: 'error',
          category: 'OBJECT_NOT_FOUND',
          message: 'Could not get some objects, they may be deleted or not exist.',
          context: { ids: missing },
        },
      ],
    }),
  })
}

interface Search {
  filterGroups: { filters: { propertyName: string; operator: string; value: string }[] }[]
  limit?: number
}

function search(
  body: string,
  kind: 'contacts' | 'meetings',
  portal: Portal,
  seen: Seen,
  response: ServerResponse,
): void {
  const { filterGroups, limit = 10 } = JSON.parse(body) as Search
  const isMatch = ({ properties }: CrmObject) =>
    filterGroups.some(({ filters }) =>
      filters.every(({ propertyName, value }) => properties[propertyName] === value),
    )
  const results = [...portal[kind].values()].filter((each) => seen.isSeen(each) && isMatch(each))
  send(response, 200, { total: results.length, results: results.slice(0, limit) })
}

function notFound(response: ServerResponse): void {
  problem(response, 404, 'OBJECT_NOT_FOUND', 'resource not found')
}
