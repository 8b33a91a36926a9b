import { catalog } from './catalog.ts'
import type { texts } from './en/exports.ts'

export const exportsTexts = catalog<typeof texts>((language) => import(`./${language}/exports.ts`))
