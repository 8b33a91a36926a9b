import type { AdministeredAccount, GiftCards, OperatorAction, Popup } from '@scheduling/contract'
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
  quantity: 1,
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

const giftCard: GiftCards['cards'][number] = {
  id: idOf('gift card', 1),
  email: 'bo@example.com',
  dollars: 10,
  claimedAt: iso(NOW - DAY),
  dueAt: iso(NOW + 2 * DAY),
  state: 'waiting',
  decidedAt: null,
}

export const giftCards: GiftCards = {
  cards: [
    giftCard,
    { ...giftCard, id: idOf('gift card', 2), email: 'cem@example.com', state: 'held', decidedAt: iso(NOW) },
    { ...giftCard, id: idOf('gift card', 3), dollars: 50, state: 'sent', decidedAt: iso(NOW - DAY) },
    { ...giftCard, id: idOf('gift card', 4), state: 'returned', decidedAt: iso(NOW - 2 * DAY) },
  ],
  stock: [
    { points: 50, count: 12 },
    { points: 250, count: 1 },
  ],
}

const STATE_AFTER = { sent: 'sent', hold: 'held', release: 'waiting', return: 'returned' } as const

export interface AdministrationState {
  popups: Popup[]
  administered: AdministeredAccount[]
  operatorActions: OperatorAction[]
  giftCards: GiftCards
}

const administrationState = (): AdministrationState => ({
  popups: [
    { id: 'analytics', html: '' },
    { id: 'dynamic-videos', html: 'Videos come with <b>Growth</b>.' },
  ],
  administered: structuredClone(administered),
  operatorActions: structuredClone(operatorActions),
  giftCards: structuredClone(giftCards),
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
  | 'POST /operator/catalog'
  | 'GET /operator/gift-cards'
  | 'POST /operator/gift-cards'
  | 'POST /operator/gift-cards/:id'
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
    'POST /operator/catalog': () => ({ changes: ['growth_yearly: price'] }),
    'GET /operator/gift-cards': () => state.giftCards,
    'POST /operator/gift-cards': ({ body: { points, codes } }) => {
      const { cards, stock } = state.giftCards
      const before = stock.find((one) => one.points === points)?.count ?? 0
      const others = stock.filter((one) => one.points !== points)
      state.giftCards = { cards, stock: [...others, { points, count: before + codes.length }] }
      return { added: codes.length, known: 0, giftCards: state.giftCards }
    },
    'POST /operator/gift-cards/:id': ({ params: { id }, body: { step } }) => {
      found(state.giftCards.cards, id, 'gift_card_not_waiting')
      const cards = state.giftCards.cards.map((one) =>
        one.id === id ? { ...one, state: STATE_AFTER[step], decidedAt: iso(NOW) } : one,
      )
      state.giftCards = { ...state.giftCards, cards }
      return state.giftCards
    },
    'GET /operator/actions': () => ({ actions: state.operatorActions, next: null }),
  }
}

export const administrationFixture = { state: administrationState, answers: administrationAnswers }
