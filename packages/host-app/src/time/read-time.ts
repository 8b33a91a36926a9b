import type { WallTime } from '@scheduling/domain'

/** Reads a time as people type it: `9`, `930`, `9:30`, `5pm`, `12 am`, `24`. Undefined if it is no time. */
export function readTime(typed: string): WallTime | undefined {
  const text = typed.trim().toLowerCase().replace(/\s+/g, '')
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:([ap])\.?m?\.?)?$/.exec(text)
  if (!found) return undefined
  const half = found[3]
  const minute = Number(found[2] ?? 0)
  let hour = Number(found[1])
  if (half && (hour < 1 || hour > 12)) return undefined
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
