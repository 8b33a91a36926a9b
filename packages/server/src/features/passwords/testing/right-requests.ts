import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { changePasswordHash, passwordHashOf } from '../store.ts'

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  const { db } = app.context
  const passwordHash = await passwordHashOf(db, host.accountId)
  return {
    requests: {
      'POST /users/password': () => ({ body: { current: PASSWORD, password: PASSWORD } }),
      'POST /users/forgotpassword': () => ({ body: { email: 'nobody@example.test' } }),
      'POST /users/changepassword/staying': () => ({ body: { id: host.me.userID, codex: 'x' } }),
      'POST /users/changepassword': () => ({ body: { id: host.me.userID, codex: 'x', password: PASSWORD } }),
    },
    renew: async (route) => {
      // What was accepted may have set another password, which no right request knows.
      if (route === 'POST /users/password')
        await db.transaction().execute((trx) => changePasswordHash(trx, host.accountId, passwordHash))
    },
  }
}
