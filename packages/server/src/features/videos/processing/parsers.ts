import { MB, parser, SECOND } from '../../../isolation/parser.ts'
import type { readContainer, wrapContainer } from './container.ts'

// They get the place of a file and not its content, which may be gigabytes. They read it in pieces.
const LIMITS = { inputMax: MB, answerMax: MB }
const MODULE = new URL('./container.ts', import.meta.url).href

export const CONTAINER = parser<typeof readContainer>({
  module: MODULE,
  name: 'readContainer',
  timeMs: 10 * SECOND,
  ...LIMITS,
})

export const WRAPPED_ANEW = parser<typeof wrapContainer>({
  module: MODULE,
  name: 'wrapContainer',
  timeMs: 90 * SECOND,
  ...LIMITS,
})
