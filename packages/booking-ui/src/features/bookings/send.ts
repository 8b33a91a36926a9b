import type { FieldError } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { refusalCode } from '../../page/services.ts'
import type { RefusalCode } from '../../page/services.ts'

// Longer than any answer takes that is still worth waiting for.
export const PATIENCE = 30_000

/** Why something that was sent did not come about. */
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

/** What a rejected call says. */
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

/** Nothing about it can be changed any more. */
export function isClosed({ code }: Pick<Refusal, 'code'>): boolean {
  return /^(already_canceled|already_started|inside_notice|host_only)$/.test(code ?? '')
}

/** Nothing is known of what became of it: it may have come about. */
function isUncertain({ code }: Refusal): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'internal_error'
}

/**
 * Sends with a key per intent: the same words again, after an uncertain answer, carry the same key, so that nothing
 * comes about twice; other words carry another.
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
