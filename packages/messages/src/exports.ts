import { catalogue } from './catalogue.ts'
import type { texts } from './en/exports.ts'

export const exportsTexts = catalogue<typeof texts>((language) => import(`./${language}/exports.ts`))
