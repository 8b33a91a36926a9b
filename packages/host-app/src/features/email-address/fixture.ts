import type { EmailAddress } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { iso, NOW, refusal } from '../../fixtures/fixture.ts'
import type { AccountsState } from '../accounts/fixture.ts'

export const asked: NonNullable<EmailAddress['change']> = {
  email: 'anna@berg.example',
  isOldConfirmed: true,
  isNewConfirmed: false,
  until: iso(NOW + DAY),
}

export interface EmailAddressState {
  emailChange: EmailAddress['change']
}

const emailAddressState = (): EmailAddressState => ({ emailChange: null })

function emailAddressAnswers(
  state: AccountsState & EmailAddressState,
): Answers<
  'GET /users/email' | 'POST /users/email' | 'DELETE /users/email/change' | 'POST /users/email/confirm'
> {
  const now = (): EmailAddress => ({ email: state.me.userEmail, change: state.emailChange })
  return {
    'GET /users/email': now,
    'POST /users/email': ({ body }) => {
      if (body.current !== 'Secret-1') {
        const wrong = { path: 'current', reason: 'wrong_password', message: 'x' }
        throw refusal('wrong_password', { errors: [wrong] })
      }
      state.emailChange = { ...asked, email: body.email, isOldConfirmed: false }
      return now()
    },
    'DELETE /users/email/change': () => {
      state.emailChange = null
      return now()
    },
    'POST /users/email/confirm': ({ body }) => {
      if (body.codex === 'over') throw refusal('verification_invalid')
      return { isChanged: body.codex === 'second' }
    },
  }
}

export const emailAddressFixture = { state: emailAddressState, answers: emailAddressAnswers }
