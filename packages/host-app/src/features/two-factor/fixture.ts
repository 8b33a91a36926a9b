import type { TwoFactor } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { iso, NOW, refusal } from '../../fixtures/fixture.ts'

/** The current code of the authenticator app in stories and tests. */
export const APP_CODE = '123456'

export const isOn: TwoFactor = { since: iso(NOW - 40 * DAY), recoveryCodesLeft: 7 }

export interface TwoFactorState {
  twoFactor: TwoFactor
}

const twoFactorState = (): TwoFactorState => ({ twoFactor: { since: null, recoveryCodesLeft: 0 } })

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `mk${index}a-7hxq-p4wz`)
const errors = [{ path: 'code', reason: 'two_factor_wrong', message: 'x' }]

function check(code: string): void {
  if (code.replace(/[\s-]/g, '') !== APP_CODE) throw refusal('two_factor_wrong', { errors })
}

function twoFactorAnswers(
  state: TwoFactorState,
): Answers<
  | 'GET /users/two-factor'
  | 'POST /users/two-factor'
  | 'PUT /users/two-factor'
  | 'POST /users/two-factor/off'
  | 'POST /users/two-factor/recovery-codes'
> {
  return {
    'GET /users/two-factor': () => state.twoFactor,
    'POST /users/two-factor': ({ body }) => {
      if (body.current !== 'Secret-1')
        throw refusal('wrong_password', {
          errors: [{ path: 'current', reason: 'wrong_password', message: 'x' }],
        })
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      return { secret, address: `otpauth://totp/Weezly:anna%40example.com?issuer=Weezly&secret=${secret}` }
    },
    'PUT /users/two-factor': ({ body }) => {
      check(body.code)
      state.twoFactor = { since: iso(NOW), recoveryCodesLeft: recoveryCodes.length }
      return { recoveryCodes }
    },
    'POST /users/two-factor/off': ({ body }) => {
      check(body.code)
      state.twoFactor = { since: null, recoveryCodesLeft: 0 }
    },
    'POST /users/two-factor/recovery-codes': ({ body }) => {
      check(body.code)
      state.twoFactor.recoveryCodesLeft = recoveryCodes.length
      return { recoveryCodes }
    },
  }
}

export const twoFactorFixture = { state: twoFactorState, answers: twoFactorAnswers }
