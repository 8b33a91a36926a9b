import { MB, parser, SECOND } from '../../../isolation/parser.ts'
import type { previewOf } from './read-site.ts'

/** Finds the picture for previews in a page of a lead's website. The guarded fetch brings at most a megabyte. */
export const PREVIEW = parser<typeof previewOf>({
  module: new URL('./read-site.ts', import.meta.url).href,
  name: 'previewOf',
  inputMax: 1.1 * MB,
  answerMax: 0.1 * MB,
  timeMs: 5 * SECOND,
})
