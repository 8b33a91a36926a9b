import type { Call, Campaign, EventType, Me } from '@scheduling/contract'
import { ApiError, createClient } from '@scheduling/contract/client'
import type { Access } from '../account.ts'
import { askAccess } from '../account.ts'

/** What the popup shows of the host who is signed in. */
export interface OpenAccount {
  origin: string
  call: Call
  me: Me
  eventTypes: EventType[]
  /** Empty where the plan has none. */
  campaigns: Campaign[]
}

/** Throws `ApiError`. */
export async function openAccount(first: NonNullable<Access>): Promise<OpenAccount> {
  const { origin } = first
  const call: Call = async (...args: Parameters<Call>) => {
    // The popup may stay open longer than a token works.
    const access = (await askAccess()) ?? first
    return createClient({ origin, headers: () => ({ authorization: `Bearer ${access.token}` }) })(...args)
  }
  const [me, { eventTypes }, { campaigns }] = await Promise.all([
    call('GET /users/aboutme'),
    call('GET /event-types'),
    call('GET /campaigns').catch(noCampaigns),
  ])
  return {
    origin,
    call,
    me,
    eventTypes: eventTypes.filter(({ isOn }) => isOn),
    campaigns: campaigns.filter(({ state }) => state === 'on'),
  }
}

/** A plan without campaigns, or a role that does not see them. */
function noCampaigns(error: unknown): { campaigns: Campaign[] } {
  if (error instanceof ApiError && (error.status === 402 || error.status === 404)) return { campaigns: [] }
  throw error
}
