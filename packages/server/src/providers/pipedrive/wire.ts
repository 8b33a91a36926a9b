import { z } from 'zod'
import type { ProviderAnswer } from '../call.ts'
import type { ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { Registration } from '../registration.ts'

// Pipedrive's own names. Nothing outside this folder knows them.

const Id = z.union([z.number().int(), z.string()]).transform(String)

/** How this server proves who it is, and Pipedrive proves to us that it calls. */
export function authorizationOf({ clientId, clientSecret }: Registration): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
}

export const TokenPlace = z.looseObject({ api_domain: z.string() })

export const Me = z.looseObject({ data: z.looseObject({ id: Id, company_id: Id, email: z.string() }) })

export const Uninstalled = z.looseObject({ client_id: z.string(), company_id: Id, user_id: Id })

export const UserList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: Id,
      email: z.string(),
      name: z.string().default(''),
      active_flag: z.boolean().default(true),
    }),
  ),
})

export const FieldList = z.looseObject({
  data: z.array(
    z.looseObject({
      field_name: z.string(),
      field_code: z.string(),
      field_type: z.string(),
      is_custom_field: z.boolean(),
      options: z.array(z.looseObject({ id: Id, label: z.string() })).nullish(),
    }),
  ),
})

const FoundPerson = z.looseObject({
  item: z.looseObject({ id: Id, emails: z.array(z.string()).default([]) }),
})

export const PersonSearch = z.looseObject({ data: z.looseObject({ items: z.array(FoundPerson) }) })

const Person = z.looseObject({
  id: Id,
  name: z.string().default(''),
  owner_id: Id.nullish(),
  emails: z.array(z.looseObject({ value: z.string() })).default([]),
  custom_fields: z.record(z.string(), z.unknown()).nullish(),
  is_deleted: z.boolean().default(false),
})
export type Person = z.output<typeof Person>

export const PersonList = z.looseObject({
  data: z.array(Person).nullable(),
  additional_data: z.looseObject({ next_cursor: z.string().nullish() }).nullish(),
})

export const Made = z.looseObject({ data: z.looseObject({ id: Id }) })

export const ActivityList = z.looseObject({
  data: z
    .array(z.looseObject({ id: Id, note: z.string().nullish(), is_deleted: z.boolean().default(false) }))
    .nullable(),
})

const TokenRefusal = z.looseObject({ error: z.string().optional() })

export function tokenError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const { error } = TokenRefusal.safeParse(body).data ?? {}
  if (error === 'invalid_grant') return new ProviderError('unauthorized', 'invalid_grant')
  return new ProviderError(
    status >= 500 || status === 429 ? 'unavailable' : 'invalid',
    error ?? String(status),
    restMs,
  )
}

// The window of its limit, with some room: not every answer says how long to wait.
const WINDOW_MS = 5_000

export function callError({ status, restMs }: ProviderAnswer): ProviderError {
  const failure = failureOf(status)
  // Its texts may contain what was sent, so the status alone is kept.
  return new ProviderError(
    failure,
    String(status),
    failure === 'rate_limited' ? (restMs ?? WINDOW_MS) : restMs,
  )
}

function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  if (status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'not_found' : 'invalid'
}
