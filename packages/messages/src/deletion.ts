import { catalogue } from './catalogue.ts'
import type { texts } from './en/deletion.ts'

export const deletionTexts = catalogue<typeof texts>((language) => import(`./${language}/deletion.ts`))
