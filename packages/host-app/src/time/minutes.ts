import type { Minutes, WallTime } from '@scheduling/domain'

/** Minutes since midnight, 0 to 1440. */
export function minuteOf(time: WallTime): Minutes {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function timeAt(minute: Minutes): WallTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
