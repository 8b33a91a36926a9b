import { firstSpoken, languageFrom } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'

/** The chosen language, else the first of the browser's that is spoken here, else English. */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  return languageFrom(chosen) ?? firstSpoken(preferred) ?? 'en'
}
