import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const FORMS = ['routing-forms'] as const

export const formsQuery = (call: Call) =>
  queryOptions({
    queryKey: FORMS,
    queryFn: async ({ signal }) => (await call('GET /routing-forms', { signal })).forms,
    // Visitors answer.
    staleTime: 5_000,
  })

/** What visitors answered, the newest first. */
export const answersQuery = (call: Call, id: string) =>
  infiniteQueryOptions({
    queryKey: ['routing-answers', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /routing-forms/:id/answers', { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ answers, more }) => (more ? answers.at(-1)?.id : undefined),
    staleTime: 5_000,
  })
