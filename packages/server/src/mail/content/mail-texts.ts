import type { Language } from '@scheduling/domain/languages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import type { Translate } from '@scheduling/messages'
import { mailTexts as catalog } from '@scheduling/messages/mail'
import type { MailMessages } from '@scheduling/messages/mail'

/** Looks up the texts of mails in one language. */
export type MailTexts = Translate<MailMessages>

const translatorOf = await translatorFor(catalog)

type Values = Record<string, string | number>
type Lookup = (key: string, values?: Values) => string

/** Isolates values in the other text direction: "30 minute call" stays whole in a Hebrew sentence. */
export function mailTexts(language: Language): MailTexts {
  const lookup = translatorOf(language) as Lookup
  const foreign = LANGUAGES[language].direction === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return (key: string, values: Values = {}) => lookup(key, isolated(values, foreign))
}

/** Words in a row, joined as the language does: "Ada, Grace, and Mira". */
export function listFor(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGES[language].tag).format(words)
}

function isolated(values: Values, foreign: RegExp): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && foreign.test(value) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value,
  ])
  return Object.fromEntries(entries) as Values
}

// Unicode Standard Annex #9, section 2.4.
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LEFT_TO_RIGHT = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u
