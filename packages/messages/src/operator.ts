import { catalogue } from './catalogue.ts'
import type { texts } from './en/operator.ts'

export const operatorTexts = catalogue<typeof texts>((language) => import(`./${language}/operator.ts`))

export type OperatorMessages = typeof texts
