import { timeWords } from '@scheduling/domain/words'
import type { TimeFormat, TimeWords } from '@scheduling/domain/words'
import { SPOKEN, regionalTag } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { Language } from '@scheduling/domain/languages'
import type { Translate, Translated } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import type { ConsentMessages } from '@scheduling/messages/consent'
import type { DoubtMessages } from '@scheduling/messages/doubt'
import type { ErrorsMessages } from '@scheduling/messages/errors'
import { createContext, useContext } from 'react'

/** The texts of one language that the page's script needs; the server puts them into the page. */
export interface PageTexts {
  booking: Translated<BookingMessages>
  errors: Translated<ErrorsMessages>
  /** Where a confirmed e-mail is wanted. */
  confirm?: Translated<ConfirmMessages>
  /** Where this page itself would tell the owner's analytics of a booking. */
  consent?: Translated<ConsentMessages>
  /** Where a calendar of the host cannot be read, which they let count as free. */
  doubt?: Translated<DoubtMessages>
}

/** How this page speaks. */
export interface Words {
  language: Language
  direction: 'ltr' | 'rtl'
  timeFormat: TimeFormat
  /** How this visitor writes dates and times, for mails to them: `en-GB-u-hc-h23`. */
  locale: string
  t: Translate<BookingMessages>
  /** What a refusal means for the person in front of the page. */
  refusal: (code: string) => string
  formats: TimeWords
}

const made = new WeakMap<TimeWords, Words>()

/** `texts` are the one catalogue of the language. Repeat: the same object, so that a server makes it once for all pages. */
export function wordsOf(
  language: Language,
  texts: PageTexts,
  region: string | null,
  timeFormat: TimeFormat,
): Words {
  const tag = regionalTag(language, region)
  const formats = timeWords(tag, timeFormat)
  const words = made.get(formats) ?? {
    ...speech(language, texts),
    timeFormat,
    locale: `${tag}-u-hc-h${timeFormat === '12h' ? 12 : 23}`,
    formats,
  }
  made.set(formats, words)
  return words
}

function speech(language: Language, texts: PageTexts) {
  const { tag, direction } = SPOKEN[language]
  const t = translator<BookingMessages>(texts.booking, tag)
  const errors = translator<ErrorsMessages>(texts.errors, tag)
  const isKnown = (code: string): code is keyof ErrorsMessages => Object.hasOwn(texts.errors, code)
  return {
    language,
    direction,
    t,
    refusal: (code: string) =>
      code === 'offline' ? t('offline') : errors(isKnown(code) ? code : 'internal_error'),
  }
}

const WordsContext = createContext<Words | null>(null)
export const WordsProvider = WordsContext.Provider

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no_words: a component of the booking page stands outside WordsProvider')
  return words
}
