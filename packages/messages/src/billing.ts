import { catalog, together } from './catalog.ts'
import type { texts as card } from './en/billing/card.ts'
import type { texts as details } from './en/billing/details.ts'
import type { texts as screen } from './en/billing/screen.ts'
import type { texts as subscription } from './en/billing/subscription.ts'
import type { texts as upgrade } from './en/billing/upgrade.ts'

export const billingTexts = together({
  card: catalog<typeof card>((language) => import(`./${language}/billing/card.ts`)),
  details: catalog<typeof details>((language) => import(`./${language}/billing/details.ts`)),
  screen: catalog<typeof screen>((language) => import(`./${language}/billing/screen.ts`)),
  subscription: catalog<typeof subscription>((language) => import(`./${language}/billing/subscription.ts`)),
  upgrade: catalog<typeof upgrade>((language) => import(`./${language}/billing/upgrade.ts`)),
})
