import type { Referrals } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'

export interface ReferralsState {
  referrals: Referrals
}

export const noReferrals: Referrals = {
  link: 'https://meet.example.com/try/dana',
  isRewarded: true,
  pointsEach: 50,
  points: 0,
  pending: 0,
  ripensAt: null,
  joined: 0,
  paid: 0,
  invitations: [],
  giftCards: [
    { points: 50, dollars: 10 },
    { points: 100, dollars: 20 },
    { points: 250, dollars: 50 },
  ],
  claims: [],
  history: [],
}

type Invitation = Referrals['invitations'][number]

const invitation = (
  number: number,
  email: string,
  daysAgo: number,
  more: Partial<Invitation> = {},
): Invitation => ({
  id: idOf('invitation', number),
  email,
  status: 'invited',
  invitedAt: iso(NOW - daysAgo * DAY),
  remindedAt: null,
  canRemind: false,
  ...more,
})

const referralsState = (): ReferralsState => ({
  referrals: {
    ...noReferrals,
    points: 50,
    pending: 50,
    ripensAt: iso(NOW + 18 * DAY),
    joined: 4,
    paid: 3,
    invitations: [
      invitation(0, 'mira@studio.example', 2),
      invitation(1, 'jonas.weber@praxis.example', 4, { canRemind: true }),
      invitation(2, 'amara@harbor-yoga.example', 9, { remindedAt: iso(NOW - 5 * DAY) }),
      invitation(3, 'tomas.lindqvist@nordlicht-beratung.example', 16, { status: 'signed_up' }),
      invitation(4, 'lea@atelier.example', 40, { status: 'upgraded' }),
    ],
    claims: [
      {
        id: idOf('claim', 0),
        points: 50,
        dollars: 10,
        claimedAt: iso(NOW - 30 * DAY),
        sentAt: iso(NOW - 27 * DAY),
        returnedAt: null,
      },
    ],
    history: [
      { kind: 'earned', points: 50, at: iso(NOW - 12 * DAY) },
      { kind: 'claimed', points: -50, at: iso(NOW - 30 * DAY) },
      { kind: 'earned', points: 50, at: iso(NOW - 62 * DAY) },
      { kind: 'earned', points: 50, at: iso(NOW - 71 * DAY) },
    ],
  },
})

type Routes =
  | 'GET /referrals'
  | 'POST /referrals/invitations'
  | 'DELETE /referrals/invitations/:id'
  | 'POST /referrals/invitations/:id/reminder'
  | 'POST /referrals/rewards'

function referralsAnswers(state: ReferralsState): Answers<Routes> {
  return {
    'GET /referrals': () => state.referrals,
    'POST /referrals/invitations': ({ body: { email } }) => {
      const before = state.referrals.invitations
      if (!before.some((one) => one.email === email))
        state.referrals = {
          ...state.referrals,
          invitations: [invitation(9, email, 0), ...before],
        }
      return state.referrals
    },
    'DELETE /referrals/invitations/:id': ({ params: { id } }) => {
      const invitations = state.referrals.invitations.filter((one) => one.id !== id)
      state.referrals = { ...state.referrals, invitations }
      return state.referrals
    },
    'POST /referrals/invitations/:id/reminder': ({ params: { id } }) => {
      const invitations = state.referrals.invitations.map((one) =>
        one.id === id ? { ...one, canRemind: false, remindedAt: iso(NOW) } : one,
      )
      state.referrals = { ...state.referrals, invitations }
      return state.referrals
    },
    'POST /referrals/rewards': ({ body: { id, points } }) => {
      const { giftCards, claims, history, points: has } = state.referrals
      const { dollars } = giftCards.find((card) => card.points === points)!
      state.referrals = {
        ...state.referrals,
        points: has - points,
        claims: [{ id, points, dollars, claimedAt: iso(NOW), sentAt: null, returnedAt: null }, ...claims],
        history: [{ kind: 'claimed', points: -points, at: iso(NOW) }, ...history],
      }
      return state.referrals
    },
  }
}

export const referralsFixture = { state: referralsState, answers: referralsAnswers }
