import { catalog } from './catalog.ts'
import type { texts } from './en/clients.ts'

export const clientsTexts = catalog<typeof texts>((language) => import(`./${language}/clients.ts`))
