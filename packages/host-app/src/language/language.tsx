import { DirectionProvider } from '@mantine/core'
import { timeFormatOf } from '@scheduling/domain/words'
import { SPOKEN, regionalTag, regionFrom } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { loadHostTranslator } from '@scheduling/messages/host'
import type { HostTranslate } from '@scheduling/messages/host'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createFormat } from '../time/format.ts'
import type { Format } from '../time/format.ts'
import { guessTimeZone } from '../time/guess-time-zone.ts'
import { isolating } from './isolate.ts'

export const LANGUAGE_KEY = 'scheduling.language'

interface Spoken {
  language: Language
  t: HostTranslate
  choose: (language: Language) => void
  /** Taken unless somebody has chosen on this machine. */
  suggest: (language: Language) => void
}

const SpokenContext = createContext<Spoken | undefined>(undefined)
const FormatContext = createContext<Format | undefined>(undefined)

interface Props {
  language: Language
  /** Loaded by the caller, so that the first paint already speaks. */
  translate: HostTranslate
  /** It was chosen, not guessed. */
  isChosen: boolean
  onChoose?: (language: Language) => void
  children: ReactNode
}

export function LanguageProvider({
  language: first,
  translate,
  isChosen: wasChosen,
  onChoose,
  children,
}: Props) {
  const [spoken, setSpoken] = useState({ language: first, t: translate, isChosen: wasChosen })
  const { language } = spoken
  const { tag, direction } = SPOKEN[language]
  const own = ownTag(language)

  useEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  }, [tag, direction])

  const value = useMemo(() => {
    const speak = (next: Language, isChosen: boolean) =>
      void loadHostTranslator(next).then((t) => setSpoken({ language: next, t, isChosen }))
    return {
      language: spoken.language,
      t: SPOKEN[spoken.language].direction === 'rtl' ? isolating(spoken.t) : spoken.t,
      choose: (next: Language) => {
        onChoose?.(next)
        speak(next, true)
      },
      suggest: (next: Language) => {
        if (!spoken.isChosen && next !== spoken.language) speak(next, false)
      },
    }
  }, [spoken, onChoose])
  const format = useMemo(
    () => createFormat({ tag: own, timeZone: guessTimeZone(), timeFormat: timeFormatOf(own) }),
    [own],
  )

  return (
    // Mantine keeps the direction in state: a new one needs a new provider.
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <SpokenContext value={value}>
        <FormatContext value={format}>{children}</FormatContext>
      </SpokenContext>
    </DirectionProvider>
  )
}

/** Times below are shown as this host wants them. */
export function HostFormat({
  timeZone,
  region,
  timeFormat,
  children,
}: {
  timeZone: string
  region: string | null
  timeFormat: '12h' | '24h'
  children: ReactNode
}) {
  const { language } = useLanguage()
  const tag = regionalTag(language, region)
  const format = useMemo(() => createFormat({ tag, timeZone, timeFormat }), [tag, timeZone, timeFormat])
  return <FormatContext value={format}>{children}</FormatContext>
}

export function useLanguage(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('useLanguage: no LanguageProvider around this component')
  return spoken
}

export const useText = (): HostTranslate => useLanguage().t

export function useFormat(): Format {
  const format = useContext(FormatContext)
  if (!format) throw new Error('useFormat: no LanguageProvider around this component')
  return format
}

/** The language as this browser's country writes its dates. */
function ownTag(language: Language): string {
  return regionalTag(language, regionFrom(navigator.languages, language))
}
