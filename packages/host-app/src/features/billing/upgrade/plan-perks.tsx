import { ALLOWANCES, featuresOf, seatsOf } from '@scheduling/domain/entitlements'
import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { ratesOf, tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import { useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { useMoney } from '../money.ts'

const ABOVE: readonly FeatureSlug[] = ['dynamic-videos', 'screencast']

/** What a plan includes, as a short or a full list. */
export function PlanPerks({ planType, isWhole = false }: { planType: PlanType; isWhole?: boolean }) {
  const t = useText()
  const money = useMoney()
  const tier = tierOf(planType)
  const { videos, recordingMinutes, eventNumbers } = ALLOWANCES[tier]
  const amounts = {
    count: videos,
    minutes: recordingMinutes ?? 0,
    people: seatsOf({ planType, quantity: 0 }),
  }
  return (
    <ul className={classes.perks}>
      <li>{t('plan.videos', amounts)}</li>
      {recordingMinutes !== null && <li>{t('plan.recording', amounts)}</li>}
      <li>{t('plan.extra', { price: money.of(ratesOf(planType).extra) })}</li>
      {isWhole && (
        <>
          <li>
            {eventNumbers === null ? t('plan.events_unlimited') : t('plan.events', { count: eventNumbers })}
          </li>
          {featuresOf(tier)
            // The others are in the lines above, with their amounts.
            .filter(({ slug, locks }) => locks.length > 0 && !ABOVE.includes(slug))
            .map(({ slug, text }) => (
              <li key={slug}>{t(text, amounts)}</li>
            ))}
        </>
      )}
    </ul>
  )
}
