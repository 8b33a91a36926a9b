import type { Passkey } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'
import type { AccountsState } from '../accounts/fixture.ts'
import { sessionOf } from '../accounts/fixture.ts'

export const passkeys: Passkey[] = [
  { id: idOf('passkey', 1), name: 'Anna’s phone', addedAt: iso(NOW - 9 * DAY), usedAt: iso(NOW - DAY) },
  { id: idOf('passkey', 2), name: 'Key on the keyring', addedAt: iso(NOW - 90 * DAY), usedAt: null },
]

export interface PasskeysState {
  passkeys: Passkey[]
}

const passkeysState = (): PasskeysState => ({ passkeys: [] })

function passkeysAnswers(
  state: AccountsState & PasskeysState,
): Answers<
  | 'POST /users/login/passkey/options'
  | 'POST /users/login/passkey'
  | 'GET /users/passkeys'
  | 'POST /users/passkeys/options'
  | 'POST /users/passkeys'
  | 'PATCH /users/passkeys/:id'
  | 'DELETE /users/passkeys/:id'
> {
  return {
    'POST /users/login/passkey/options': () => ({ challenge: 'x' }),
    'POST /users/login/passkey': () => sessionOf(state),
    'GET /users/passkeys': () => ({ passkeys: state.passkeys }),
    'POST /users/passkeys/options': ({ body }) => {
      if (body.current !== 'Secret-1') {
        const wrong = { path: 'current', reason: 'wrong_password', message: 'x' }
        throw refusal('wrong_password', { errors: [wrong] })
      }
      return { challenge: 'x' }
    },
    'POST /users/passkeys': ({ body }) => {
      const id = idOf('passkey', state.passkeys.length + 3)
      const added = { id, name: body.name, addedAt: iso(NOW), usedAt: null }
      state.passkeys = [added, ...state.passkeys]
      return added
    },
    'PATCH /users/passkeys/:id': ({ params, body }) =>
      Object.assign(found(state.passkeys, params.id, 'passkey_not_found'), { name: body.name }),
    'DELETE /users/passkeys/:id': ({ params }) => {
      state.passkeys = state.passkeys.filter(({ id }) => id !== params.id)
    },
  }
}

export const passkeysFixture = { state: passkeysState, answers: passkeysAnswers }
