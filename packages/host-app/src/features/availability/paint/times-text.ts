import { wallTime } from '@scheduling/domain'
import type { Format } from '../../../time/format.ts'
import type { Stretch } from './paint.ts'

export function timesOf({ from, to }: Stretch, format: Format): string {
  return `${format.wallTime(wallTime(from))} – ${format.wallTime(wallTime(to))}`
}
