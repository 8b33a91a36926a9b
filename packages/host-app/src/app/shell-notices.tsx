import { accountsTexts } from '@scheduling/messages/accounts'
import { billingTexts } from '@scheduling/messages/billing'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { isBasic, isOnTrial } from '../data/plans/plan-rules.ts'
import { useMe } from '../data/use-me.ts'
import { Learns } from '../language/learns.tsx'
import { ConnectionBar } from '../shell/connection-bar.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'

const BrokenBar = lazyPart(async () => (await import('../features/calendars/broken-bar.tsx')).BrokenBar)
const ConfirmBar = lazyPart(
  async () => (await import('../features/accounts/confirmation/confirm-bar.tsx')).ConfirmBar,
)
const TrialBar = lazyPart(async () => (await import('../features/plans/trial-bar.tsx')).TrialBar)
const UnpaidBar = lazyPart(async () => (await import('../features/plans/unpaid-bar.tsx')).UnpaidBar)

const CALENDAR_TEXTS = [calendarsTexts]
const CONFIRM_TEXTS = [accountsTexts]
const PLANS_TEXTS = [plansTexts, billingTexts, feedbackTexts]

/** The bars above every room: problems of the account that need the host. */
export function ShellNotices() {
  const me = useMe()
  return (
    <>
      <ConnectionBar />
      {me.userStatus === 'unverified' && !me.organization && (
        <Learns catalogs={CONFIRM_TEXTS}>
          <ConfirmBar />
        </Learns>
      )}
      {!isBasic(me) && !me.organization && (
        <Learns catalogs={CALENDAR_TEXTS}>
          <BrokenBar />
        </Learns>
      )}
      {me.subscription?.unpaid_until !== undefined && (
        <Learns catalogs={PLANS_TEXTS}>
          <UnpaidBar until={me.subscription.unpaid_until} />
        </Learns>
      )}
      {isOnTrial(me) && (
        <Learns catalogs={PLANS_TEXTS}>
          <TrialBar />
        </Learns>
      )}
    </>
  )
}
