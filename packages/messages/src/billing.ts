import { catalogue, together } from './catalogue.ts'
import type { texts as card } from './en/billing/card.ts'
import type { texts as details } from './en/billing/details.ts'
import type { texts as screen } from './en/billing/screen.ts'
import type { texts as subscription } from './en/billing/subscription.ts'
import type { texts as upgrade } from './en/billing/upgrade.ts'

export const billingTexts = together({
  card: catalogue<typeof card>((language) => import(`./${language}/billing/card.ts`)),
  details: catalogue<typeof details>((language) => import(`./${language}/billing/details.ts`)),
  screen: catalogue<typeof screen>((language) => import(`./${language}/billing/screen.ts`)),
  subscription: catalogue<typeof subscription>((language) => import(`./${language}/billing/subscription.ts`)),
  upgrade: catalogue<typeof upgrade>((language) => import(`./${language}/billing/upgrade.ts`)),
})
