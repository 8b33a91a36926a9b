import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

export const EVENT_CALLS: Calls = {
  'GET /v1/events': {
    takes: [...PAGE, 'type', 'types', 'created'],
    isList: true,
    answer: ({ world }) => world.all('event'),
  },
  'GET /v1/events/:id': { takes: [], answer: ({ world, ids: [id = ''] }) => world.get('event', id) },
}
