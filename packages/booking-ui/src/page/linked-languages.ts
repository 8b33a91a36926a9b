import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { LanguageSwitch, OfferedLanguage } from './language-menu.tsx'
import { linksFrom } from './links.ts'

/** All languages, for pages on the server and previews. In the browser, they come from the menu that the server drew. */
export function allLanguages(): OfferedLanguage[] {
  return LANGUAGE_KEYS.map((key) => ({ key, lang: LANGUAGES[key].tag, name: LANGUAGES[key].name }))
}

/** For a page that no script takes over: its links lead to the other languages. */
export function linkedLanguages(search: string): LanguageSwitch {
  return { offered: allLanguages(), link: linksFrom(search), onChange: () => undefined }
}
