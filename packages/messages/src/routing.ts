import { catalog } from './catalog.ts'
import type { texts } from './en/routing.ts'

export const routingTexts = catalog<typeof texts>((language) => import(`./${language}/routing.ts`))
