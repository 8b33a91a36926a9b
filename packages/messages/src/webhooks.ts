import { catalog } from './catalog.ts'
import type { texts } from './en/webhooks.ts'

/** Webhooks, their events and deliveries. */
export const webhooksTexts = catalog<typeof texts>((language) => import(`./${language}/webhooks.ts`))
