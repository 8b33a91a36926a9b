import { catalog } from './catalog.ts'
import type { texts } from './en/deletion.ts'

export const deletionTexts = catalog<typeof texts>((language) => import(`./${language}/deletion.ts`))
