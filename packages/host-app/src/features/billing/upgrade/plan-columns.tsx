import { Button, SegmentedControl } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import {
  basePrice,
  BLACK_FRIDAY,
  isOnBlackFriday,
  listPrice,
  PERIODS,
  PLANS,
  priceOf,
  ratesOf,
  TIERS,
  YEARLY_PERCENT_OFF,
} from '@scheduling/domain/pricing'
import type { Period, PlanType, Tier } from '@scheduling/domain/pricing'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { useMoney } from '../money.ts'
import { PlanPerks } from './plan-perks.tsx'

interface Props {
  billing: Billing
  period: Period
  selected: Tier | undefined
  onPeriod: (period: Period) => void
  onChoose: (tier: Tier) => void
  onDetail: (tier: Tier) => void
}

export function PlanColumns({ billing, period, selected, onPeriod, onChoose, onDetail }: Props) {
  const t = useText()
  return (
    <>
      <SegmentedControl
        className={classes.period}
        aria-label={t('pay.period')}
        value={period}
        onChange={(chosen) => onPeriod(chosen)}
        data={PERIODS.map((each) => ({
          value: each,
          label: each === 'yearly' ? `${t('plan.yearly')} −${YEARLY_PERCENT_OFF} %` : t('plan.monthly'),
        }))}
      />
      <div className={classes.columns}>
        {TIERS.map((tier) => (
          <Column
            key={tier}
            tier={tier}
            period={period}
            billing={billing}
            isSelected={selected === tier}
            onChoose={() => onChoose(tier)}
            onDetail={() => onDetail(tier)}
          />
        ))}
      </div>
    </>
  )
}

interface ColumnProps {
  tier: Tier
  period: Period
  billing: Billing
  isSelected: boolean
  onChoose: () => void
  onDetail: () => void
}

function Column({ tier, period, billing, isSelected, onChoose, onDetail }: ColumnProps) {
  const t = useText()
  const money = useMoney()
  const planType: PlanType = `${tier}_${period}`
  const { subscription, canUpgrade } = billing
  const isCurrent = subscription !== false && subscription.plan_type.startsWith(tier)
  const isFriday = billing.blackfriday !== false && isOnBlackFriday(planType)
  const { monthly } = ratesOf(planType)
  const now = isFriday
    ? priceOf({
        planType,
        quantity: PLANS[tier].minimum,
        discount: { percentOff: BLACK_FRIDAY.percentOff },
      }).total
    : monthly
  // The crossed-out price: on Black Friday the usual price, otherwise the list price.
  const before = isFriday ? monthly : listPrice(monthly)
  return (
    <section
      className={classes.column}
      data-selected={isSelected || undefined}
      aria-labelledby={`plan-${tier}`}
    >
      <h2 id={`plan-${tier}`}>{t(`plan.${tier}`)}</h2>
      {isFriday && <Friday ends={billing.blackfriday_ends} />}
      <p className={classes.price}>
        <s aria-label={t('plan.list_price', { price: money.of(before) })}>{money.of(before)}</s>{' '}
        <strong>{money.of(now)}</strong> <span className={classes.per}>{t('plan.per_month')}</span>
      </p>
      {period === 'yearly' && (
        <p className={classes.dim}>
          {t('plan.twelve_times', { price: money.of(monthly) })} (
          {money.of(basePrice(planType, PLANS[tier].minimum))})
        </p>
      )}
      <PlanPerks planType={planType} />
      {tier !== 'entry' && (
        <button type="button" className={classes.more} onClick={onDetail}>
          {t('plan.more')}
        </button>
      )}
      <Button
        className={classes.choose}
        variant={isCurrent || isSelected ? 'default' : 'filled'}
        disabled={!canUpgrade}
        onClick={onChoose}
      >
        {isCurrent ? t('plan.current') : isSelected ? t('plan.selected') : t('plan.subscribe')}
      </Button>
    </section>
  )
}

function Friday({ ends }: { ends: number | null }) {
  const t = useText()
  const format = useFormat()
  return (
    <p className={classes.friday}>
      {t('plan.friday', {
        percent: BLACK_FRIDAY.percentOff,
        months: BLACK_FRIDAY.months,
        // Show the time too: the sale ends everywhere at the same moment, which is not the same date everywhere.
        date: ends === null ? '' : format.dateTime(ends * 1_000),
      })}
    </p>
  )
}
