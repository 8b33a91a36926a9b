import { catalog } from './catalog.ts'
import type { texts } from './en/busy.ts'

export const busyTexts = catalog<typeof texts>((language) => import(`./${language}/busy.ts`))
