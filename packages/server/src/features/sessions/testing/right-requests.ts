import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests(world: World): RightRequests {
  return {
    requests: {
      'POST /users/logout': () => ({}),
      'GET /users/sessions': () => ({}),
      'DELETE /users/sessions/:id': () => ({ params: { id: crypto.randomUUID() } }),
      'DELETE /users/sessions': () => ({}),
    },
    renew: async (route) => {
      if (route === 'POST /users/logout') await world.signInAgain()
    },
  }
}
