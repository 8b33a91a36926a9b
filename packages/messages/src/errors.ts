import { catalog } from './catalog.ts'
import type { texts } from './en/errors.ts'

export const errorsTexts = catalog<typeof texts>((language) => import(`./${language}/errors.ts`))

export type ErrorsMessages = typeof texts
