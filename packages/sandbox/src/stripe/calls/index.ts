import type { Form } from '../form.ts'
import { onlyKnown } from '../form.ts'
import type { Call, Calls } from './call.ts'
import { CARD_CALLS } from './cards.ts'
import { CATALOG_CALLS } from './catalog.ts'
import { CHARGE_CALLS } from './charges.ts'
import { CUSTOMER_CALLS } from './customers.ts'
import { EVENT_CALLS } from './events.ts'
import { INTENT_CALLS } from './intents.ts'
import { INVOICE_CALLS } from './invoices.ts'
import { SUBSCRIPTION_CALLS } from './subscriptions.ts'

/** Everything else gets 404. */
const CALLS: Calls = {
  ...CUSTOMER_CALLS,
  ...CARD_CALLS,
  ...INTENT_CALLS,
  ...CHARGE_CALLS,
  ...CATALOG_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...EVENT_CALLS,
}

export function onlyWhatItTakes({ takes }: Call, form: Form): void {
  onlyKnown(form, takes)
}

export function callNamed(key: string): Call {
  const call = CALLS[key]
  if (!call) throw new Error(`There is no call ${key}; expected one such as POST /v1/subscriptions/:id`)
  return call
}

/** The call and the ids in its address. */
export function callAt(method: string, path: string): { key: string; call: Call; ids: string[] } | undefined {
  const parts = path.split('/')
  for (const [key, call] of Object.entries(CALLS)) {
    const [wanted, pattern = ''] = key.split(' ')
    const places = pattern.split('/')
    if (wanted !== method || places.length !== parts.length) continue
    // A literal path wins over an id in the same place.
    const isSaid = CALLS[`${method} ${path}`]
    if (isSaid && isSaid !== call) continue
    if (!places.every((place, index) => place.startsWith(':') || place === parts[index])) continue
    return { key, call, ids: parts.filter((_, index) => places[index]?.startsWith(':')) }
  }
  return undefined
}
