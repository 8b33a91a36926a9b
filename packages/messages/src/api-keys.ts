import { catalog } from './catalog.ts'
import type { texts } from './en/api-keys.ts'

export const apiKeysTexts = catalog<typeof texts>((language) => import(`./${language}/api-keys.ts`))
