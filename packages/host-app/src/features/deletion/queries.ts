import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const deletionQuery = (call: Call) =>
  queryOptions({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => call('GET /users/deletion', { signal }),
  })
