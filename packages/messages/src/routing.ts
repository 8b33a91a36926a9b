import { catalogue } from './catalogue.ts'
import type { texts } from './en/routing.ts'

export const routingTexts = catalogue<typeof texts>((language) => import(`./${language}/routing.ts`))
