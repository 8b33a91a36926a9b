import type { FieldError } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { refusalCode } from '../../page/services.ts'
import type { RefusalCode } from '../../page/services.ts'

// Milliseconds. Nobody waits longer than this for an answer.
export const PATIENCE = 30_000

/** Why a request failed. */
export interface Refusal {
  code: RefusalCode
  errors: FieldError[]
  /** Free times near the one that is gone. */
  nearest: Instant[]
}

interface Problem {
  errors?: FieldError[]
  nearest?: string[]
}

/** Reads the refusal from a rejected call. */
export function refusalOf(error: unknown): Refusal {
  const { problem } = error as { problem?: Problem }
  return {
    code: refusalCode(error),
    errors: problem?.errors ?? [],
    nearest: (problem?.nearest ?? []).map((start) => Date.parse(start)),
  }
}

export function isLostSlot(refusal: Pick<Refusal, 'code'> | null): boolean {
  return refusal?.code === 'slot_taken' || refusal?.code === 'slot_not_available'
}

/** Whether the booking can no longer be changed. */
export function isClosed({ code }: Pick<Refusal, 'code'>): boolean {
  return /^(already_canceled|already_started|inside_notice|host_only)$/.test(code ?? '')
}

/** Whether the outcome is unknown: the request may have worked. */
function isUncertain({ code }: Refusal): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'internal_error'
}

/**
 * Sends with one idempotency key per intent. After an uncertain answer the same body carries the same key, so nothing
 * happens twice. Another body gets a new key.
 */
export function sender<Body, Result>(
  firstKey: string | null,
  newKey: () => string,
  call: (body: Body, idempotencyKey: string) => Promise<Result>,
): (body: Body) => Promise<Result> {
  let key = firstKey
  let sent: string | null = null
  return async (body) => {
    const words = JSON.stringify(body)
    if (key === null || (sent !== null && sent !== words)) key = newKey()
    sent = words
    try {
      const result = await call(body, key)
      key = null
      return result
    } catch (error) {
      if (!isUncertain(refusalOf(error))) key = null
      throw error
    }
  }
}
