import type { HostMessages, HostTranslate } from '@scheduling/messages/host'

// "First strong isolate" and its end: what stands between them has a direction of its own (Unicode UAX #9).
const [BEGIN, END] = ['\u2068', '\u2069']

type Values = Record<string, string | number>
type AnyTranslate = (key: keyof HostMessages, values?: Values) => string

/** Names keep their order within a sentence from right to left: else "30 minute meeting" is read "minute meeting 30". */
export function isolating(translate: HostTranslate): HostTranslate {
  const plain = translate as AnyTranslate
  return (key: keyof HostMessages, values?: Values) => plain(key, values && mapText(values))
}

/** For text that leaves the screen: a name to be saved. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(BEGIN, '').replaceAll(END, '')
}

function mapText(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${BEGIN}${value}${END}` : value,
    ]),
  )
}
