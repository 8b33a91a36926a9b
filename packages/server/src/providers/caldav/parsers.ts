import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { eventIn } from '../icalendar/event.ts'
import type { readBusy, readMultistatus } from './multistatus.ts'

/** Bytes of a response. Four weeks of a full calendar take a hundredth of this. */
export const ANSWER_MAX = 10 * MB

const module = new URL('./multistatus.ts', import.meta.url).href
const cost = { module, inputMax: 2 * ANSWER_MAX + MB, answerMax: 8 * MB, timeMs: 5 * SECOND }

export const MULTISTATUS = parser<typeof readMultistatus>({ ...cost, name: 'readMultistatus' })

export const BUSY_IN_ANSWER = parser<typeof readBusy>({ ...cost, name: 'readBusy' })

export const EVENT_TEXT = parser<typeof eventIn>({
  ...cost,
  module: new URL('../icalendar/event.ts', import.meta.url).href,
  name: 'eventIn',
})
