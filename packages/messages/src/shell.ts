import { catalog } from './catalog.ts'
import type { texts } from './en/shell.ts'

/** Texts that all rooms use, and the names of rooms. The first paint needs them. */
export const shellTexts = catalog<typeof texts>((language) => import(`./${language}/shell.ts`))
