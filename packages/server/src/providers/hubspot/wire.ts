import { z } from 'zod'
import type { ProviderAnswer } from '../call.ts'
import type { ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'

// HubSpot's own names. Nothing outside this folder knows them.

const NumberOrText = z.union([z.number().int(), z.string()]).transform(String)

export const TokenOwner = z.looseObject({
  hub_id: NumberOrText,
  user_id: NumberOrText,
  scopes: z.array(z.string()),
})

export const OwnerOfUser = z.looseObject({ email: z.string() })

export const OwnerList = z.looseObject({
  results: z.array(
    z.looseObject({
      id: NumberOrText,
      email: z.string().nullish(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
})

const Option = z.looseObject({ value: z.string(), label: z.string(), hidden: z.boolean().optional() })

const Property = z.looseObject({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  fieldType: z.string(),
  options: z.array(Option).default([]),
  calculated: z.boolean().optional(),
  hidden: z.boolean().optional(),
  modificationMetadata: z.looseObject({ readOnlyValue: z.boolean() }).optional(),
})
export type Property = z.output<typeof Property>

export const PropertyList = z.looseObject({ results: z.array(Property) })

const Stored = z.looseObject({
  id: NumberOrText,
  properties: z.record(z.string(), z.string().nullish()),
})

export const StoredId = z.looseObject({ id: NumberOrText })

/** The same with 200 and 207: `withoutErrors` reads which inputs failed. */
export const StoredList = z.looseObject({
  results: z.array(Stored),
  paging: z.looseObject({ next: z.looseObject({ after: z.string() }).nullish() }).nullish(),
})

export const Associations = z.looseObject({
  results: z.array(z.looseObject({ toObjectId: NumberOrText })),
})

/** "Contact already exists. Existing ID: 4711" */
export function existingIdIn({ body }: ProviderAnswer): string | undefined {
  const { message } = Refusal.safeParse(body).data ?? {}
  return /Existing ID: (\d+)/.exec(message ?? '')?.[1]
}

/** The type of contacts in events of any object: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm */
export const CONTACT_TYPE = '0-1'

// HubSpot sends 100 at once at most.
const EVENTS_MAX = 1_000

const HookEvent = z.looseObject({
  subscriptionType: z.string(),
  portalId: NumberOrText,
  objectId: NumberOrText.optional(),
  objectTypeId: z.string().optional(),
  propertyName: z.string().optional(),
  propertyValue: z.string().nullish(),
  primaryObjectId: NumberOrText.optional(),
  newObjectId: NumberOrText.optional(),
  mergedObjectIds: z.array(NumberOrText).max(EVENTS_MAX).optional(),
})
export type HookEvent = z.output<typeof HookEvent>

export const HookEvents = z.array(HookEvent).max(EVENTS_MAX)

const TokenRefusal = z.looseObject({ status: z.string().optional(), error: z.string().optional() })
const OVER = ['BAD_REFRESH_TOKEN', 'BAD_AUTH_CODE', 'invalid_grant']

export function tokenError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const said = TokenRefusal.safeParse(body).data
  const code = said?.status ?? said?.error
  if (code !== undefined && OVER.includes(code)) return new ProviderError('unauthorized', 'invalid_grant')
  return new ProviderError(
    status >= 500 || status === 429 ? 'unavailable' : 'invalid',
    code ?? String(status),
    restMs,
  )
}

const Refusal = z.looseObject({
  category: z.string().optional(),
  message: z.string().optional(),
  policyName: z.string().optional(),
})

// Nothing says how long to wait.
const TEN_SECONDS = 10_000
const QUARTER_HOUR = 900_000

export function callError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const { category, policyName } = Refusal.safeParse(body).data ?? {}
  const failure = failureOf(status)
  const ownRestMs = policyName === 'DAILY' ? QUARTER_HOUR : TEN_SECONDS
  return new ProviderError(
    failure,
    category ?? String(status),
    failure === 'rate_limited' ? (restMs ?? ownRestMs) : restMs,
  )
}

const Errors = z.looseObject({
  errors: z.array(z.looseObject({ category: z.string().optional() }).catch({})),
})

/**
 * A success can name inputs that failed, with 200 and with 207. Throws then: what failed must neither count as written nor as
 * missing. `mayMiss`: some inputs may not be there.
 */
export function withoutErrors(answer: ProviderAnswer, mayMiss: boolean): ProviderAnswer {
  const { errors = [] } = answer.status < 300 ? (Errors.safeParse(answer.body).data ?? {}) : {}
  const failed = errors.find(({ category }) => !mayMiss || category !== 'OBJECT_NOT_FOUND')
  if (!failed) return answer
  const { category = 'errors' } = failed
  if (category === 'RATE_LIMITS') throw new ProviderError('rate_limited', category, TEN_SECONDS)
  throw new ProviderError('invalid', category)
}

function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'not_found' : 'invalid'
}
