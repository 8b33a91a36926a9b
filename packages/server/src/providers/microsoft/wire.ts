import { z } from 'zod'
import type { ProviderAnswer } from '../call.ts'
import type { ProviderAccount, ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'

// Microsoft's own names. Nothing outside this folder knows them.

const Claims = z.looseObject({
  aud: z.string(),
  tid: z.string(),
  oid: z.string().min(1),
  email: z.string().optional(),
  preferred_username: z.string().optional(),
})

/** Without an email address, uses the name with which they sign in. */
export function accountOf(claims: unknown, clientId: string): ProviderAccount {
  const { aud, tid, oid, email, preferred_username } = read(Claims, claims)
  if (aud !== clientId) throw new ProviderError('invalid', 'a token of another client')
  return { id: `${tid}.${oid}`, name: email ?? preferred_username ?? oid }
}

/** Scopes may have the API's address in front. */
export function scopesIn(scope: string): string[] {
  return scope.split(' ').map((one) => one.replace(/^https:\/\/graph\.microsoft\.com\//, ''))
}

const Page = { '@odata.nextLink': z.string().optional() }

export const CalendarPage = z.looseObject({
  ...Page,
  value: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string().nullish(),
      hexColor: z.string().nullish(),
      isDefaultCalendar: z.boolean().nullish(),
      canEdit: z.boolean().nullish(),
    }),
  ),
})

const Moment = z.looseObject({ dateTime: z.string() })
const Attendee = z.looseObject({
  emailAddress: z.looseObject({ address: z.string().nullish() }).nullish(),
  status: z.looseObject({ response: z.string().nullish() }).nullish(),
})

export const Event = z.looseObject({
  id: z.string(),
  '@removed': z.unknown().optional(),
  start: Moment.optional(),
  end: Moment.optional(),
  subject: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  originalStartTimeZone: z.string().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.looseObject({ response: z.string().nullish() }).nullish(),
  attendees: z.array(Attendee).nullish(),
  onlineMeeting: z.looseObject({ joinUrl: z.string().nullish() }).nullish(),
})
export type Event = z.output<typeof Event>

export const EventPage = z.looseObject({
  ...Page,
  '@odata.deltaLink': z.string().optional(),
  value: z.array(Event),
})

export const OnlineMeeting = z.looseObject({ id: z.string(), joinWebUrl: z.string() })

export const Subscription = z.looseObject({ id: z.string(), expirationDateTime: z.string() })

export const Notifications = z.looseObject({
  value: z.array(z.looseObject({ clientState: z.string().nullish() })).min(1),
})

const TokenRefusal = z.looseObject({ error: z.string() })
// The owner has to consent again. The error numbers say no more.
const GONE = /^(invalid_grant|interaction_required|consent_required|login_required)$/

export function tokenError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const word = TokenRefusal.safeParse(body).data?.error ?? String(status)
  if (GONE.test(word)) return new ProviderError('unauthorized', word)
  const isPassing = status >= 500 || status === 429 || word === 'temporarily_unavailable'
  return new ProviderError(isPassing ? 'unavailable' : 'invalid', word, restMs)
}

const Refusal = z.looseObject({ error: z.looseObject({ code: z.string() }) })

/** Changes must be read from a new start. */
export class CursorTooOld extends ProviderError {
  constructor() {
    super('not_found', 'syncStateNotFound')
  }
}

export function callError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const code = Refusal.safeParse(body).data?.error.code ?? String(status)
  if (status === 410 || /^syncState(NotFound|Invalid)$/i.test(code)) return new CursorTooOld()
  return new ProviderError(failureOf(status), code, restMs)
}

function failureOf(status: number): ProviderFailure {
  if (status === 429) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'not_found' : 'invalid'
}
