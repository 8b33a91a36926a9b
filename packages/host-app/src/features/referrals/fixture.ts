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
  joined: 0,
  paid: 0,
  invitations: [],
  giftCards: [
    { points: 50, dollars: 10 },
    { points: 100, dollars: 20 },
    { points: 250, dollars: 50 },
  ],
  claims: [],
}

const referralsState = (): ReferralsState => ({
  referrals: {
    ...noReferrals,
    points: 100,
    joined: 4,
    paid: 3,
    invitations: ['mira@studio.example', 'jonas.weber@praxis.example'].map((email, at) => ({
      id: idOf('invitation', at),
      email,
      invitedAt: iso(NOW - (at + 2) * DAY),
    })),
    claims: [
      {
        id: idOf('claim', 0),
        points: 50,
        dollars: 10,
        claimedAt: iso(NOW - 30 * DAY),
        sentAt: iso(NOW - 28 * DAY),
      },
    ],
  },
})

type Routes = 'GET /referrals' | 'POST /referrals/invitations' | 'POST /referrals/rewards'

function referralsAnswers(state: ReferralsState): Answers<Routes> {
  return {
    'GET /referrals': () => state.referrals,
    'POST /referrals/invitations': ({ body: { email } }) => {
      const before = state.referrals.invitations
      if (!before.some((invitation) => invitation.email === email))
        state.referrals = {
          ...state.referrals,
          invitations: [{ id: idOf('invitation', 9), email, invitedAt: iso(NOW) }, ...before],
        }
      return state.referrals
    },
    'POST /referrals/rewards': ({ body: { id, points } }) => {
      const { giftCards, claims, points: has } = state.referrals
      const { dollars } = giftCards.find((card) => card.points === points)!
      state.referrals = {
        ...state.referrals,
        points: has - points,
        claims: [{ id, points, dollars, claimedAt: iso(NOW), sentAt: null }, ...claims],
      }
      return state.referrals
    },
  }
}

export const referralsFixture = { state: referralsState, answers: referralsAnswers }
