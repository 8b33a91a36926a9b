import { catalogue } from './catalogue.ts'
import type { texts } from './en/webhooks.ts'

export const webhooksTexts = catalogue<typeof texts>((language) => import(`./${language}/webhooks.ts`))
