import type { Conversion } from '@scheduling/contract'
import { createStore } from '../ui/store.ts'
import type { Store } from '../ui/store.ts'

interface Answer {
  /** Null until the visitor has answered. */
  agrees: boolean | null
}

/**
 * Whether this visitor lets the owner's analytics hear of a booking. For pages without a site around them that asks.
 */
export interface Consent extends Store<Answer> {
  answer: (agrees: boolean) => void
  /**
   * Sends conversions as soon as the visitor agrees. Sends nothing without a yes. A yes before there is a booking
   * counts an empty list, so that the code that counts is here when there is one.
   */
  tell: (conversions: readonly Conversion[]) => void
}

export function createConsent(count: (conversions: readonly Conversion[]) => void): Consent {
  const { get, set, subscribe } = createStore<Answer>({ agrees: null })
  let untold: readonly Conversion[] = []

  function tell(conversions: readonly Conversion[]): void {
    untold = [...untold, ...conversions]
    if (!get().agrees) return
    count(untold)
    untold = []
  }

  return {
    get,
    subscribe,
    tell,
    answer(agrees) {
      set({ agrees })
      tell([])
    },
  }
}
