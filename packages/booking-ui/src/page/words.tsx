import { LANGUAGES, translator } from '@scheduling/messages'
import type { Language, Translate, Translated } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import type { ErrorsMessages } from '@scheduling/messages/errors'
import { createContext, useContext } from 'react'
import { formatsFor } from '../time/formats.ts'
import type { Formats, TimeFormat } from '../time/formats.ts'

/** The texts of one language that the page's script needs; the server puts them into the page. */
export interface PageTexts {
  booking: Translated<BookingMessages>
  errors: Translated<ErrorsMessages>
  /** Where a confirmed e-mail is wanted. */
  confirm?: Translated<ConfirmMessages>
}

/** How this page speaks. */
export interface Words {
  language: Language
  direction: 'ltr' | 'rtl'
  timeFormat: TimeFormat
  t: Translate<BookingMessages>
  /** What a refusal means for the person in front of the page. */
  refusal: (code: string) => string
  formats: Formats
}

const made = new WeakMap<PageTexts, Map<TimeFormat, Words>>()

/** Repeat: the same object, so that a server makes it once for all its pages. */
export function wordsOf(language: Language, texts: PageTexts, timeFormat: TimeFormat): Words {
  const byFormat = made.get(texts) ?? new Map<TimeFormat, Words>()
  const words = byFormat.get(timeFormat) ?? makeWords(language, texts, timeFormat)
  made.set(texts, byFormat.set(timeFormat, words))
  return words
}

function makeWords(language: Language, texts: PageTexts, timeFormat: TimeFormat): Words {
  const { tag, direction } = LANGUAGES[language]
  const t = translator<BookingMessages>(texts.booking, tag)
  const errors = translator<ErrorsMessages>(texts.errors, tag)
  const isKnown = (code: string): code is keyof ErrorsMessages => Object.hasOwn(texts.errors, code)
  return {
    language,
    direction,
    timeFormat,
    t,
    refusal: (code) => (code === 'offline' ? t('offline') : errors(isKnown(code) ? code : 'internal_error')),
    formats: formatsFor(language, timeFormat),
  }
}

const WordsContext = createContext<Words | null>(null)
export const WordsProvider = WordsContext.Provider

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no_words: a component of the booking page stands outside WordsProvider')
  return words
}
