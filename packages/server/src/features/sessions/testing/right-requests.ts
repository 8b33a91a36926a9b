import { signInAgain } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests(world: World): Promise<RightRequests> {
  const { app, host } = world
  let spare = await addSpare()
  return {
    requests: {
      'POST /users/logout': () => ({}),
      'GET /users/sessions': () => ({}),
      'DELETE /users/sessions/:id': () => ({ params: { id: spare } }),
      'DELETE /users/sessions': () => ({}),
    },
    renew: async (route) => {
      if (route === 'POST /users/logout') await world.signInAgain()
      if (route.startsWith('DELETE /users/sessions')) spare = await addSpare()
    },
  }

  async function addSpare(): Promise<string> {
    const there = await signInAgain(app, host)
    const { sessions } = await there.call('GET /users/sessions')
    return String(sessions.find(({ isThisOne }) => isThisOne)?.id)
  }
}
