import type { AdministeredAccount, OperatorAction, Popup } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

const plain: Omit<AdministeredAccount, 'id' | 'email' | 'name' | 'link'> = {
  createdAt: iso(NOW - 30 * DAY),
  isVerified: true,
  isOperator: false,
  hasSecondFactor: false,
  disabledAt: null,
  deletion: null,
  callAskedAt: null,
  account_type: 'prime',
  plan_type: 'entry_trial',
  event_numbers: null,
}

export const administered: AdministeredAccount[] = [
  {
    ...plain,
    id: idOf('account', 1),
    email: 'anna@example.com',
    name: 'Anna Berg',
    link: 'anna',
    isOperator: true,
  },
  {
    ...plain,
    id: idOf('account', 2),
    email: 'bo@example.com',
    name: 'Bo Lind',
    link: 'bo',
    event_numbers: 3,
    hasSecondFactor: true,
    callAskedAt: iso(NOW - HOUR),
  },
  {
    ...plain,
    id: idOf('account', 3),
    email: 'cem@example.com',
    name: 'Cem Öz',
    link: 'cem',
    disabledAt: iso(NOW - DAY),
    account_type: 'basic',
  },
  {
    ...plain,
    id: idOf('account', 4),
    email: 'dora@example.com',
    name: 'Dora',
    link: 'dora',
    deletion: { endsAt: iso(NOW + 9 * DAY), reason: 'No more meetings' },
  },
]

export const operatorActions: OperatorAction[] = [
  {
    id: idOf('action', 1),
    kind: 'disabled',
    at: iso(NOW - HOUR),
    by: 'anna@example.com',
    account: { id: idOf('account', 3), email: 'cem@example.com' },
    detail: 'Sends spam',
  },
  {
    id: idOf('action', 2),
    kind: 'deleted',
    at: iso(NOW - 2 * DAY),
    by: null,
    account: { id: idOf('account', 9), email: null },
    detail: 'Asked for by letter',
  },
  {
    id: idOf('action', 3),
    kind: 'popup_changed',
    at: iso(NOW - 3 * DAY),
    by: null,
    account: null,
    detail: 'dynamic-videos: Videos come with Growth.',
  },
]

export interface AdministrationState {
  popups: Popup[]
  administered: AdministeredAccount[]
  operatorActions: OperatorAction[]
}

const administrationState = (): AdministrationState => ({
  popups: [
    { id: 'analytics', html: '' },
    { id: 'dynamic-videos', html: 'Videos come with <b>Growth</b>.' },
  ],
  administered: structuredClone(administered),
  operatorActions: structuredClone(operatorActions),
})

function administrationAnswers(
  state: AdministrationState,
): Answers<
  | 'GET /operator/accounts'
  | 'PUT /operator/accounts/:id/plan'
  | 'POST /operator/accounts/:id/disable'
  | 'POST /operator/accounts/:id/enable'
  | 'POST /operator/accounts/:id/second-factor'
  | 'POST /operator/accounts/:id/call-done'
  | 'POST /operator/accounts/:id/delete'
  | 'GET /operator/actions'
  | 'GET /operator/popups'
  | 'PUT /operator/popups/:id'
  | 'POST /operator/catalogue'
> {
  const change = (id: string, by: Partial<AdministeredAccount>) =>
    Object.assign(found(state.administered, id, 'account_not_found'), by)
  return {
    'GET /operator/accounts': ({ query: { q = '' } = {} }) => ({
      accounts: state.administered.filter(({ name, email }) => `${name} ${email}`.includes(q)),
      next: null,
    }),
    'PUT /operator/accounts/:id/plan': ({ params, body }) => change(params.id, body),
    'POST /operator/accounts/:id/disable': ({ params }) => change(params.id, { disabledAt: iso(NOW) }),
    'POST /operator/accounts/:id/enable': ({ params }) => change(params.id, { disabledAt: null }),
    'POST /operator/accounts/:id/second-factor': ({ params }) =>
      change(params.id, { hasSecondFactor: false }),
    'POST /operator/accounts/:id/call-done': ({ params }) => change(params.id, { callAskedAt: null }),
    'POST /operator/accounts/:id/delete': ({ params, body }) => {
      if (body.password !== 'Secret-1') {
        const wrong = { path: 'password', reason: 'wrong_password', message: 'x' }
        throw refusal('wrong_password', { errors: [wrong] })
      }
      state.administered = state.administered.filter(({ id }) => id !== params.id)
    },
    'GET /operator/popups': () => ({ popups: state.popups }),
    'PUT /operator/popups/:id': ({ params: { id }, body: { html } }) => {
      found(state.popups, id, 'popup_not_found')
      state.popups = state.popups.map((popup) => (popup.id === id ? { id, html } : popup))
      return { popups: state.popups }
    },
    'POST /operator/catalogue': () => ({ changes: ['growth_yearly: price'] }),
    'GET /operator/actions': () => ({ actions: state.operatorActions, next: null }),
  }
}

export const administrationFixture = { state: administrationState, answers: administrationAnswers }
