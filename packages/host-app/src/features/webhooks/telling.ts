import { dateOf } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../time/format.ts'

/** `waiting`: not good yet, but not bad either. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet'

export interface Words {
  tone: Tone
  text: string
}

/** What is needed to write a text. */
export interface Telling {
  t: HostTranslate
  format: Format
  now: Instant
}

/** `14:05` for today, otherwise with the day. */
export function momentText(at: string, { format, now }: Telling): string {
  const instant = Date.parse(at)
  const date = dateOf(format.timeZone, instant)
  const time = format.time(instant)
  return date === dateOf(format.timeZone, now) ? time : format.joined(format.dayShort(date), time)
}
