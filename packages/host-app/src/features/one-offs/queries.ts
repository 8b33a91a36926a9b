import type { Call } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import { queryOptions } from '@tanstack/react-query'

export const oneOffsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['one-offs'],
    queryFn: async ({ signal }) => (await call('GET /one-offs', { signal })).oneOffs,
  })

/** One of them, even if it is over. */
export const oneOffQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['one-offs', id],
    queryFn: ({ signal }) => call('GET /one-offs/:id', { params: { id }, signal }),
  })

/** Its times that are still free. */
export const freeTimesQuery = (call: Call, id: string, slots: readonly string[]) =>
  queryOptions({
    queryKey: ['one-offs', id, 'slots'],
    async queryFn({ signal }) {
      const found = await Promise.all(
        spansOf(slots).map((query) => call('GET /one-offs/:id/slots', { params: { id }, query, signal })),
      )
      return found.flatMap(({ starts }) => starts.map((start) => Date.parse(start)))
    },
  })

// Shorter than the longest span that the server accepts.
const STRETCH = 300 * DAY

/** All of its times, in spans that the server accepts. */
function spansOf(slots: readonly string[]): { from: string; to: string }[] {
  const [first = 0, last = 0] = [slots[0], slots.at(-1)].map((slot) => Date.parse(slot ?? ''))
  const end = last + 1
  return Array.from({ length: Math.ceil((end - first) / STRETCH) }, (_, index) => {
    const from = first + index * STRETCH
    return {
      from: new Date(from).toISOString(),
      to: new Date(Math.min(from + STRETCH, end)).toISOString(),
    }
  })
}
