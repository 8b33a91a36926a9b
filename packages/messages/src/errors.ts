import { catalogue } from './catalogue.ts'
import type { texts } from './en/errors.ts'

export const errorsTexts = catalogue<typeof texts>((language) => import(`./${language}/errors.ts`))

export type ErrorsMessages = typeof texts
