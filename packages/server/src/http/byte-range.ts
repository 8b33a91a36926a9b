/** What of a file is asked for, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Of a `Range` header: null where the whole file answers it (none, several, or another unit), `'beyond'` where the file ends
 * before. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
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
