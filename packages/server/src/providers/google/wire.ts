import { z } from 'zod'
import type { ProviderAnswer } from '../call.ts'
import type { ProviderAccount, ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'

// Google's own names. Nothing outside this folder knows them.

const Claims = z.looseObject({ aud: z.string(), sub: z.string().min(1), email: z.string().min(1) })

export const CalendarList = z.looseObject({
  items: z
    .array(
      z.looseObject({
        id: z.string(),
        summary: z.string().optional(),
        summaryOverride: z.string().optional(),
        backgroundColor: z.string().optional(),
        primary: z.boolean().optional(),
        accessRole: z.string(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})

export const FreeBusy = z.looseObject({
  calendars: z.record(
    z.string(),
    z.looseObject({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.looseObject({ reason: z.string() })).optional(),
    }),
  ),
})

const Moment = z.looseObject({ dateTime: z.string().optional(), date: z.string().optional() })

export const ListedEvent = z.looseObject({
  id: z.string(),
  status: z.string().optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  start: Moment.optional(),
  end: Moment.optional(),
  summary: z.string().optional(),
  attendees: z
    .array(
      z.looseObject({
        email: z.string().optional(),
        self: z.boolean().optional(),
        responseStatus: z.string().optional(),
      }),
    )
    .optional(),
})
export type ListedEvent = z.output<typeof ListedEvent>

export const EventList = z.looseObject({
  timeZone: z.string().default('UTC'),
  items: z.array(ListedEvent).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})

export const Channel = z.looseObject({ resourceId: z.string(), expiration: z.coerce.number() })

export const WrittenAnswer = z.looseObject({
  hangoutLink: z.string().optional(),
  conferenceData: z
    .looseObject({
      entryPoints: z
        .array(z.looseObject({ entryPointType: z.string(), uri: z.string().optional() }))
        .optional(),
    })
    .optional(),
})

const Refusal = z.looseObject({
  error: z.looseObject({
    errors: z.array(z.looseObject({ reason: z.string().optional() })).optional(),
  }),
})
const TokenRefusal = z.looseObject({ error: z.string() })

export function accountOf(claims: unknown, clientId: string): ProviderAccount {
  const { aud, sub, email } = read(Claims, claims)
  if (aud !== clientId) throw new ProviderError('invalid', 'a token of another client')
  return { id: sub, name: email }
}

export function tokenError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const { data } = TokenRefusal.safeParse(body)
  const word = data?.error ?? String(status)
  // Somebody revoked the access, or it expired.
  if (word === 'invalid_grant') return new ProviderError('unauthorized', word)
  return new ProviderError(status >= 500 || status === 429 ? 'unavailable' : 'invalid', word, restMs)
}

/** Changes must be read from a new start. */
export class CursorTooOld extends ProviderError {
  constructor() {
    super('not_found', 'fullSyncRequired')
  }
}

const LIMITS = /^(rateLimitExceeded|userRateLimitExceeded|quotaExceeded|calendarLimits)$/

export function callError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const reason = Refusal.safeParse(body).data?.error.errors?.[0]?.reason
  if (status === 410 && reason === 'fullSyncRequired') return new CursorTooOld()
  return new ProviderError(failureOf(status, reason), reason ?? String(status), restMs)
}

function failureOf(status: number, reason = ''): ProviderFailure {
  if (status === 429 || LIMITS.test(reason)) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'not_found' : 'invalid'
}
