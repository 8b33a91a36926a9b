import { catalog } from './catalog.ts'
import type { texts } from './en/operator.ts'

export const operatorTexts = catalog<typeof texts>((language) => import(`./${language}/operator.ts`))

export type OperatorMessages = typeof texts
