import { TEST_PUBLIC_URL } from '../../../testing/app.ts'
import { testPasskey } from '../../../testing/passkey.ts'
import { PASSWORD } from '../../../testing/hosts.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

const someKey = testPasskey('meet.example.test')
const way = { origin: TEST_PUBLIC_URL, handle: 'x' }
const [createdKey, shownKey] = [
  someKey.create({ challenge: 'x' }, way),
  someKey.show({ challenge: 'x' }, way),
]

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  let spare = await addSpare()
  return {
    requests: {
      'POST /users/login/passkey/options': () => ({}),
      'POST /users/login/passkey': () => ({ body: { response: shownKey, deviceToken: host.deviceToken } }),
      'GET /users/passkeys': () => ({}),
      'POST /users/passkeys/options': () => ({ body: { current: PASSWORD } }),
      'POST /users/passkeys': () => ({ body: { name: 'Laptop', response: createdKey } }),
      'PATCH /users/passkeys/:id': () => ({ params: { id: spare }, body: { name: 'Phone' } }),
      'DELETE /users/passkeys/:id': () => ({ params: { id: spare } }),
    },
    renew: async (route) => {
      if (route === 'DELETE /users/passkeys/:id') spare = await addSpare()
    },
  }

  async function addSpare() {
    const { id } = await app.context.db
      .insertInto('passkeys')
      .values({
        account_id: host.accountId,
        credential_id: crypto.randomUUID(),
        public_key: Buffer.of(),
        counter: '0',
        transports: [],
        name: 'Spare',
        created_at: new Date(app.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
