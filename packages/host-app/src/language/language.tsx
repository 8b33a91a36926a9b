import { DirectionProvider } from '@mantine/core'
import { dateOf } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { timeFormatOf } from '@scheduling/domain/words'
import { regionalTag, regionFrom, LANGUAGES } from '@scheduling/domain/languages'
import type { Language as Key } from '@scheduling/domain/languages'
import type { HostTranslate } from '@scheduling/messages/host'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createFormat } from '../time/format.ts'
import type { Format } from '../time/format.ts'
import { guessTimeZone } from '../time/guess-time-zone.ts'
import type { Speech } from './speech.ts'

export const LANGUAGE_KEY = 'scheduling.language'

interface Language {
  language: Key
  t: HostTranslate
  speech: Speech
}

const LanguageContext = createContext<Language | undefined>(undefined)
const FormatContext = createContext<Format | undefined>(undefined)

export function LanguageProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  const { language, t } = useSyncExternalStore(speech.onChange, speech.now)
  const { tag, direction } = LANGUAGES[language]
  const own = ownTag(language)

  useEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  }, [tag, direction])

  const value = useMemo(() => ({ language, t, speech }), [language, t, speech])
  const format = useMemo(
    () => createFormat({ tag: own, timeZone: guessTimeZone(), timeFormat: timeFormatOf(own) }),
    [own],
  )

  return (
    // Mantine keeps the direction in state, so a new direction needs a new provider.
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <LanguageContext value={value}>
        <FormatContext value={format}>{children}</FormatContext>
      </LanguageContext>
    </DirectionProvider>
  )
}

/** Formats times inside as this host wants them. */
export function HostFormat({
  timeZone,
  region,
  timeFormat,
  now,
  children,
}: {
  timeZone: string
  region: string | null
  timeFormat: '12h' | '24h'
  now: Instant
  children: ReactNode
}) {
  const { language } = useLanguage()
  const tag = regionalTag(language, region)
  const year = dateOf(timeZone, now).slice(0, 4)
  const format = useMemo(
    () => createFormat({ tag, timeZone, timeFormat, year }),
    [tag, timeZone, timeFormat, year],
  )
  return <FormatContext value={format}>{children}</FormatContext>
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage: no LanguageProvider around this component')
  return language
}

export const useText = (): HostTranslate => useLanguage().t

export function useFormat(): Format {
  const format = useContext(FormatContext)
  if (!format) throw new Error('useFormat: no LanguageProvider around this component')
  return format
}

/** The language tag with this browser's country, for dates. */
function ownTag(language: Key): string {
  return regionalTag(language, regionFrom(navigator.languages, language))
}
