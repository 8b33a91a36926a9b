import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'
import { clockText } from '../clock-text.ts'

/** Times, as they are typed. */
export interface TrimValues {
  from: string
  to: string
}

const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?([0-5]?\d(?:[.,]\d{1,3})?)$/

/** Seconds of `1:05`, `1:02:05.5` or `7`. Undefined: no time. */
export function secondsIn(text: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds] = TIME.exec(text.trim()) ?? []
  return seconds === undefined
    ? undefined
    : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** `1:05.3`, to the tenth of a second. */
export function timeText(seconds: number): string {
  const tenths = Math.floor(seconds * 10 + 0.001)
  const rest = tenths % 10
  return rest === 0 ? clockText(tenths / 10) : `${clockText(Math.floor(tenths / 10))}.${rest}`
}

export function wholeValues(seconds: number): TrimValues {
  return { from: timeText(0), to: timeText(seconds) }
}

export function checkTrim({ from, to }: TrimValues, seconds: number, t: HostTranslate): Problems {
  const [start, end] = [secondsIn(from), secondsIn(to)]
  const last = timeText(seconds)
  return {
    ...(start === undefined && { from: t('videos.trim_time') }),
    ...(end === undefined && { to: t('videos.trim_time') }),
    ...(start !== undefined && end !== undefined && orderProblem(start, end, seconds, last, t)),
  }
}

function orderProblem(start: number, end: number, seconds: number, last: string, t: HostTranslate): Problems {
  if (end > seconds) return { to: t('videos.trim_behind', { time: last }) }
  if (end - start < limits.TRIM_SECONDS_MIN) return { to: t('videos.trim_order') }
  return start === 0 && timeText(end) === last ? { from: t('videos.trim_whole') } : {}
}
