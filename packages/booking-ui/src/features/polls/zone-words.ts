import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { TimeFormat } from '@scheduling/domain/words'
import type { PageTexts } from '../../page/words.tsx'
import type { PollData } from './poll-texts.ts'

/** What the menu of zones needs of a page that carries no data: written into the document, read when it is opened. */
export interface ZoneWords {
  language: Language
  region: string | null
  timeFormat: TimeFormat
  timeZone: TimeZone
  likely: TimeZone[]
  now: Instant
  zones: string
  /** No more than the menu says. */
  texts: PageTexts
}

const OF_MENU = ['timeZone', 'searchZones', 'zonesFound', 'zonesNone'] as const

export function zoneWordsOf({ options, poll, owner }: PollData, texts: PageTexts): string {
  const { language, region, timeFormat, timeZone, now, zones } = options
  const booking = Object.fromEntries(OF_MENU.map((key) => [key, texts.booking[key]]))
  const likely = [poll.timeZone, owner.timeZone]
  return JSON.stringify({
    language,
    region,
    timeFormat,
    timeZone,
    likely,
    now,
    zones,
    texts: { booking, errors: {} },
  })
}

/** Written by the server of the same version. */
export function zoneWordsIn(text: string): ZoneWords {
  return JSON.parse(text)
}
