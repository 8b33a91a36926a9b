import type { PageData } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import type { TimeFormat } from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import { createStore } from '../ui/store.ts'
import type { Store } from '../ui/store.ts'
import { linksFrom, withoutView } from './links.ts'
import type { LinkTo, ParamChange } from './links.ts'
import { wordsOf } from './words.tsx'
import type { PageTexts, Words } from './words.tsx'

export interface Settings {
  language: Language
  texts: PageTexts
  timeZone: TimeZone
  timeFormat: TimeFormat
  /** The page's query without the parameters of a view. */
  search: string
  /** The text of the live region. */
  announcement: string
}

export interface SettingsModel extends Store<Settings> {
  words: () => Words
  link: () => LinkTo
  /** For a page that the server wrote anew. */
  set: (change: Pick<Settings, 'search'>) => void
  announce: (text: string) => void
  /** `named`: the visitor chose the zone, so addresses include it. */
  setTimeZone: (zone: TimeZone, named: boolean) => void
  setTimeFormat: (format: TimeFormat) => void
  setLanguage: (language: Language, texts: PageTexts) => void
}

export function createSettings(data: PageData, texts: PageTexts): SettingsModel {
  const { options } = data
  const year = dateOf(options.timeZone, options.now).slice(0, 4)
  const store = createStore<Settings>({
    language: options.language,
    texts,
    timeZone: options.timeZone,
    timeFormat: options.timeFormat,
    search: withoutView(options.search),
    announcement: '',
  })
  const named = (change: ParamChange) => linksFrom(store.get().search)(change)

  return {
    ...store,
    words() {
      const { language, texts: spoken, timeFormat } = store.get()
      return wordsOf(language, spoken, options.region, timeFormat, year)
    },
    link: () => linksFrom(store.get().search),
    announce: (announcement) => store.set({ announcement }),
    setTimeZone: (timeZone, isNamed) =>
      store.set({ timeZone, ...(isNamed && { search: named({ timeZone }) }) }),
    setTimeFormat: (timeFormat) => store.set({ timeFormat, search: named({ timeFormat }) }),
    setLanguage: (language, newTexts) =>
      store.set({ language, texts: newTexts, search: named({ language }) }),
  }
}
