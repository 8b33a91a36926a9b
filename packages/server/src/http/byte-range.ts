/** The part of a file that is requested, both ends inclusive. */
export interface ByteRange {
  first: number
  last: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a `Range` header. Null: send the whole file (no range, several, or another unit). `'beyond'`: the
 * file ends before the range. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function byteRangeOf(header: string | undefined, length: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const end = length - 1
  if (from === '') return Number(to) === 0 ? 'beyond' : { first: Math.max(0, length - Number(to)), last: end }
  const first = Number(from)
  const last = to === '' ? end : Math.min(end, Number(to))
  if (to !== '' && Number(to) < first) return null
  return first > end ? 'beyond' : { first, last }
}
