import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { TimeFormat } from '@scheduling/domain/words'
import type { PageTexts } from '../../page/words.tsx'
import type { PollData } from './poll-texts.ts'

/**
 * What the zone menu needs on a page without a data block. It is written into the document and read when the menu
 * opens.
 */
export interface ZoneWords {
  language: Language
  region: string | null
  timeFormat: TimeFormat
  timeZone: TimeZone
  likely: TimeZone[]
  now: Instant
  zones: string
  /** Only the texts of the menu. */
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
    texts: { ...texts, booking, errors: {} },
  })
}

/** The text comes from a server of the same version, so it is not checked. */
export function zoneWordsIn(text: string): ZoneWords {
  return JSON.parse(text)
}
