import { latinDigits } from '@scheduling/domain'
import type { WallTime } from '@scheduling/domain'

/**
 * Reads a time as people type it where the BCP 47 tag is spoken: `9`, `930`, `9:30`, `9h30`, `5pm`, `12 a. m.`, `3:30 em`,
 * `下午3:30`, `٩:٣٠`, `24`. Undefined if it is no time.
 */
export function readTime(typed: string, tag: string): WallTime | undefined {
  const text = normalized(typed)
  const half = halvesOfDay(tag).find(({ name }) => text.startsWith(name) || text.endsWith(name))
  const digits = half ? text.replace(half.name, '') : text
  const found = /^(\d{1,2})(?:[:h]?(\d{2})|h)?$/.exec(digits)
  if (!found) return undefined
  const minute = Number(found[2] ?? 0)
  let hour = Number(found[1])
  if (half) {
    if (hour < 1 || hour > 12) return undefined
    hour = (hour % 12) + half.hours
  }
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The names of the halves of the day, in English and in the language, and the hours before each. A name that ends with another comes first. */
function halvesOfDay(tag: string): { name: string; hours: number }[] {
  const words = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  const nameAt = (hour: number) => {
    const parts = words.formatToParts(Date.UTC(2000, 0, 1, hour))
    return normalized(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '')
  }
  const before = [nameAt(9), 'am', 'a'].map((name) => ({ name, hours: 0 }))
  const after = [nameAt(15), 'pm', 'p'].map((name) => ({ name, hours: 12 }))
  return [...before, ...after]
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length)
}

/** Lower case, without spaces and marks of direction, with the digits 0 to 9. A point between digits is a colon. */
function normalized(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/(?<=\d)\.(?=\d)/gu, ':')
    .replaceAll('.', '')
}
