import { isLanguage } from '@scheduling/messages'
import type { Language } from '@scheduling/messages'

/** The chosen language, else the first of the browser's that has a catalogue, else English. */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen
  // Browsers still say `iw` for Hebrew in places.
  const wanted = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((tag) => (tag === 'iw' ? 'he' : tag))
  return wanted.find((tag) => isLanguage(tag)) ?? 'en'
}
