import { PLANS } from '@scheduling/domain/pricing'
import type { Tier } from '@scheduling/domain/pricing'
import { useFormat, useText } from '../../language/language.tsx'
import classes from './billing.module.css'
import { useMoney } from './money.ts'

/** What a plan includes, shortly or all of it. */
export function PlanPerks({ tier, isWhole = false }: { tier: Tier; isWhole?: boolean }) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  const { perks, extra } = PLANS[tier]
  return (
    <ul className={classes.perks}>
      <li>{t('plan.videos', { count: format.number(perks.videos) })}</li>
      {perks.recordingMinutes !== null && (
        <li>{t('plan.recording', { minutes: format.number(perks.recordingMinutes) })}</li>
      )}
      <li>{t('plan.extra', { price: money.of(extra) })}</li>
      {isWhole && (
        <>
          <li>
            {perks.eventNumbers === null
              ? t('plan.events_unlimited')
              : t('plan.events', { count: format.number(perks.eventNumbers) })}
          </li>
          <li>{t('plan.no_name')}</li>
        </>
      )}
    </ul>
  )
}
