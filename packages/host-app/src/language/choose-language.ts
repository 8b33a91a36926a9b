import { firstLanguage, languageFrom } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'

/** The chosen language, else the browser's first that we have, else English. */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  return languageFrom(chosen) ?? firstLanguage(preferred) ?? 'en'
}
