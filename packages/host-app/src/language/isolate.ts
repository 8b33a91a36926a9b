import type { Translate } from '@scheduling/messages'
import type { HostMessages } from '@scheduling/messages/host'

// "First strong isolate" and its end: the text between them has a direction of its own (Unicode UAX #9).
const [BEGIN, END] = ['\u2068', '\u2069']

type Values = Record<string, string | number>
type Plain = Translate<HostMessages>
type AnyTranslate = (key: keyof HostMessages, values?: Values) => string

// Hebrew, Arabic and their neighbors, and their presentation forms.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Names keep their order in a sentence of the other direction. Otherwise "30 minute meeting" reads "minute meeting
 * 30" in Hebrew, and in English the number after a Hebrew name moves before it.
 */
export function isolating(translate: Plain, direction: 'ltr' | 'rtl'): Plain {
  const plain = translate as AnyTranslate
  const isMixed = (text: string) => direction === 'rtl' || RIGHT_TO_LEFT.test(text)
  return (key: keyof HostMessages, values?: Values) => plain(key, values && mapText(values, isMixed))
}

/** For a name in a text that is drawn as a whole. */
export function isolated(name: string): string {
  return `${BEGIN}${name}${END}`
}

/** For text that leaves the screen, such as a name to save. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(BEGIN, '').replaceAll(END, '')
}

function mapText(values: Values, isMixed: (text: string) => boolean): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isMixed(value) ? isolated(value) : value,
    ]),
  )
}
