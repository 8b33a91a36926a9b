import { timeWords } from '@scheduling/domain/words'
import type { TimeFormat, TimeWords } from '@scheduling/domain/words'
import { withRegion } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { Language } from '@scheduling/domain/languages'
import type { Translate, Translated } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { ChoiceMessages } from '@scheduling/messages/choice'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import type { ConsentMessages } from '@scheduling/messages/consent'
import type { DoubtMessages } from '@scheduling/messages/doubt'
import type { ErrorsMessages } from '@scheduling/messages/errors'
import { createContext, useContext } from 'react'

/**
 * The texts in one language that the page's script needs. The server puts them into the page, with what is to know of
 * the language: a table of all languages would be in every script.
 */
export interface PageTexts {
  /** BCP 47: for `Intl` and the `lang` attribute. */
  lang: string
  dir: 'ltr' | 'rtl'
  booking: Translated<BookingMessages>
  errors: Translated<ErrorsMessages>
  /** For pages that confirm an email address. */
  confirm?: Translated<ConfirmMessages>
  /** For pages that would tell the owner's analytics about a booking themselves. */
  consent?: Translated<ConsentMessages>
  /** For hosts with an unreadable calendar that they chose to count as free. */
  doubt?: Translated<DoubtMessages>
  /** For events whose invitees may choose a person. */
  choice?: Translated<ChoiceMessages>
}

/** The language and formats of this page. */
export interface Words {
  language: Language
  /** BCP 47, without a country. */
  tag: string
  direction: 'ltr' | 'rtl'
  timeFormat: TimeFormat
  /** The visitor's locale for dates and times in emails: `en-GB-u-hc-h23`. */
  locale: string
  t: Translate<BookingMessages>
  /** The text that explains an error code to the visitor. */
  refusal: (code: string) => string
  formats: TimeWords
}

const made = new WeakMap<TimeWords, Words>()

/**
 * `texts` is the only catalog of the language; `year` the one that dates are read in. Repeat: returns the same object, so a server creates it once for all
 * pages.
 */
export function wordsOf(
  language: Language,
  texts: PageTexts,
  region: string | null,
  timeFormat: TimeFormat,
  year?: string,
): Words {
  const tag = withRegion(texts.lang, region)
  const formats = timeWords(tag, timeFormat, year)
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
  const { lang: tag, dir: direction } = texts
  const t = translator<BookingMessages>(texts.booking, tag)
  const errors = translator<ErrorsMessages>(texts.errors, tag)
  const isKnown = (code: string): code is keyof ErrorsMessages => Object.hasOwn(texts.errors, code)
  return {
    language,
    tag,
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
  if (!words) throw new Error('no_words: expected a WordsProvider')
  return words
}
