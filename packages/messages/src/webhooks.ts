import { catalog, together } from './catalog.ts'
import type { texts as deliveries } from './en/webhooks/deliveries.ts'
import type { texts as events } from './en/webhooks/events.ts'
import type { texts as webhooks } from './en/webhooks/webhooks.ts'

/** Webhooks, their events and deliveries. */
export const webhooksTexts = together({
  deliveries: catalog<typeof deliveries>((language) => import(`./${language}/webhooks/deliveries.ts`)),
  events: catalog<typeof events>((language) => import(`./${language}/webhooks/events.ts`)),
  webhooks: catalog<typeof webhooks>((language) => import(`./${language}/webhooks/webhooks.ts`)),
})
