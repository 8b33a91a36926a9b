import { z } from 'zod'
import type { ProviderAnswer } from '../call.ts'
import type { ProviderFailure } from '../provider.ts'
import { ProviderError } from '../provider.ts'

// Zoom's own names. Nothing outside this folder knows them.

export const User = z.looseObject({ id: z.string(), account_id: z.string(), email: z.string() })

// The number does not fit into 32 bits.
const MeetingId = z.union([z.number().int(), z.string()]).transform(String)

export const Meeting = z.looseObject({ id: MeetingId, join_url: z.string() })

export const MeetingList = z.looseObject({
  meetings: z
    .array(z.looseObject({ id: MeetingId, join_url: z.string(), agenda: z.string().default('') }))
    .default([]),
})

export const Hook = z.looseObject({
  event: z.string(),
  payload: z
    .looseObject({
      plainToken: z.string().optional(),
      account_id: z.string().optional(),
      user_id: z.string().optional(),
    })
    .default({}),
})

const TokenRefusal = z.looseObject({ error: z.string().optional(), reason: z.string().optional() })

export function tokenError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const { error, reason } = TokenRefusal.safeParse(body).data ?? {}
  if (error === 'invalid_grant' || reason === 'Invalid Token!')
    return new ProviderError('unauthorized', 'invalid_grant')
  return new ProviderError(
    status >= 500 || status === 429 ? 'unavailable' : 'invalid',
    error ?? String(status),
    restMs,
  )
}

const Refusal = z.looseObject({ code: z.number() })
// Also sent for an expired access token, whatever the status.
const TOKEN_OVER = 124
const GONE = [1001, 3001]

export function callError({ status, body, restMs }: ProviderAnswer): ProviderError {
  const code = Refusal.safeParse(body).data?.code
  return new ProviderError(failureOf(status, code), String(code ?? status), restMs)
}

function failureOf(status: number, code: number | undefined): ProviderFailure {
  if (status === 401 || code === TOKEN_OVER) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  if (status === 403) return 'forbidden'
  return status === 404 || (code !== undefined && GONE.includes(code)) ? 'not_found' : 'invalid'
}
