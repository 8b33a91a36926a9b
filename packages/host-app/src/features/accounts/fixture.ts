import type { Me } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export const me: Me = {
  userID: '0190a1c0-0000-7000-8000-000000000001',
  userName: 'Anna Berg',
  userEmail: 'anna@example.com',
  userPhone: null,
  userStatus: 'active',
  account_type: 'prime',
  lifetime: false,
  plan_type: 'entry_trial',
  quantity: 1,
  quantity_minutes: 0,
  regDate: '2026-11-01',
  regtime: 1_793_500_000,
  custom_domain: null,
  event_numbers: null,
  trial_end: null,
  configs: [],
  upgrade_popups: [],
  link: 'anna',
  timeZone: 'Europe/Berlin',
  language: 'en',
  region: null,
  weekStart: 'mon',
  dateFormat: 'auto',
  timeFormat: '24h',
  theme: 'dark',
  server: {
    origin: 'https://meet.example',
    hasPlans: false,
    sellsPlans: false,
    blackFridayEnds: null,
    takesFeedback: true,
    zapierStandIn: null,
  },
  avatar: null,
  organization: null,
  role: 'owner',
  isOperator: false,
}

/** Signs in with two factors. */
export const GUARDED = 'guarded@example.com'
/** The code of somebody who has guessed too often. */
export const ONE_TOO_MANY = '999999'

function checkCode(code: string | undefined): void {
  if (code === undefined) throw refusal('two_factor_needed')
  if (code === ONE_TOO_MANY) throw refusal('rate_limited', { retryAfter: 225 })
  const errors = [{ path: 'code', reason: 'two_factor_wrong', message: 'x' }]
  if (!['123456', 'mk0a7hxqp4wz'].includes(code.replace(/[\s-]/g, '')))
    throw refusal('two_factor_wrong', { errors })
}

export interface AccountsState {
  me: Me
  /** Whether calls have a token. */
  isSignedIn: () => boolean
  /** Whether signing in undid the deletion of the account. */
  tookBackDeletion: boolean
}

const accountsState = (): AccountsState => ({
  me,
  isSignedIn: () => true,
  tookBackDeletion: false,
})

export const sessionOf = ({ me: signedIn, tookBackDeletion }: AccountsState) => ({
  token: 'token',
  expires: iso(NOW + 30 * DAY),
  deviceToken: 'd'.repeat(43),
  me: signedIn,
  tookBackDeletion,
})

function accountsAnswers(
  state: AccountsState,
): Answers<
  | 'POST /users/register'
  | 'GET /users/register'
  | 'POST /users/login'
  | 'POST /users/logout'
  | 'GET /users/aboutme'
  | 'GET /users/verify'
  | 'POST /users/verify'
  | 'POST /users/verify/resend'
  | 'POST /users/forgotpassword'
  | 'POST /users/changepassword/staying'
  | 'POST /users/changepassword'
> {
  const confirm = () => (state.me = { ...state.me, userStatus: 'active' })
  const session = () => sessionOf(state)
  return {
    'POST /users/register': ({ body }) => {
      state.me = { ...state.me, userEmail: body.email, userStatus: 'unverified' }
      return session()
    },
    'GET /users/register': () => ({ trialDays: state.me.server.hasPlans ? 14 : null }),
    'POST /users/login': ({ body }) => {
      if (body.password !== 'Secret-1') throw refusal('wrong_details')
      if (body.email === GUARDED) checkCode(body.code)
      if (body.verification) confirm()
      return session()
    },
    'POST /users/logout': () => undefined,
    'GET /users/aboutme': () => state.me,
    'GET /users/verify': () => {
      if (!state.isSignedIn()) return false
      confirm()
      return true
    },
    'POST /users/verify': ({ body }) => {
      if (body.code.replace(/\s/g, '') !== '123456') throw refusal('code_invalid')
      return confirm()
    },
    'POST /users/verify/resend': ({ body }) => {
      state.me = { ...state.me, userEmail: body?.email ?? state.me.userEmail }
      return state.me
    },
    'POST /users/forgotpassword': () => undefined,
    'POST /users/changepassword/staying': () => ({
      passkeys: [
        { id: idOf('passkey', 1), name: 'Anna’s phone', addedAt: iso(NOW - 9 * DAY), usedAt: iso(NOW - DAY) },
      ],
      devices: [
        { browser: 'Firefox', system: 'Windows', usedAt: iso(NOW - DAY) },
        { browser: null, system: null, usedAt: iso(NOW - 40 * DAY) },
      ],
    }),
    'POST /users/changepassword': () => undefined,
  }
}

export const accountsFixture = { state: accountsState, answers: accountsAnswers }
