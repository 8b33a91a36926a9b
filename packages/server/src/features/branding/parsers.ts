import { limits } from '@scheduling/domain'
import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { redraw } from './redraw.ts'

// The library uses memory outside of the thread's heap, so the heap limit does not apply. A picture within the limit of pixels
// takes 160 MB at most.
export const REDRAWN = parser<typeof redraw>({
  module: new URL('./redraw.ts', import.meta.url).href,
  name: 'redraw',
  inputMax: limits.IMAGE_BYTES_MAX + MB,
  answerMax: 8 * MB,
  timeMs: 10 * SECOND,
})
