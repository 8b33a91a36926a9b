import { useId } from 'react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { COUPON_MAX, PLANS, periodOf, ratesOf, tierOf } from '@scheduling/domain/pricing'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { useMoney } from '../money.ts'
import type { Cart } from './use-cart.ts'
import type { Coupon } from './use-coupon.ts'

/** The quantity and the coupon. */
export function CartFields({ cart }: { cart: Cart }) {
  return (
    <>
      <Quantity cart={cart} />
      <CouponFields coupon={cart.coupon} />
    </>
  )
}

function Quantity({ cart: { planType, quantity, setQuantity } }: { cart: Cart }) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  const { minimum, maximum, step } = PLANS[tierOf(planType)]
  const id = useId()
  const price = money.of(ratesOf(planType).extra)
  return (
    <div>
      {/* Use the id: otherwise the label would belong to the output. */}
      <label className={classes.quantity} htmlFor={id}>
        <span>
          {t('pay.quantity')} <output>{format.number(quantity)}</output>
        </span>
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={step}
          value={quantity}
          aria-valuetext={format.number(quantity)}
          aria-describedby={`${id}-extra`}
          onChange={({ target }) => setQuantity(Number(target.value))}
        />
      </label>
      <p id={`${id}-extra`} className={classes.dim}>
        {t('pay.quantity_extra', { count: minimum, price })}
      </p>
    </div>
  )
}

function CouponFields({ coupon }: { coupon: Coupon }) {
  const t = useText()
  const money = useMoney()
  const words = () => {
    if (coupon.status === 'loading') return t('pay.coupon_loading')
    if (coupon.status !== 'valid' || !coupon.discount) return undefined
    const off = money.off(coupon.discount)
    if (coupon.months !== null) return t('pay.coupon_valid_months', { off, months: coupon.months })
    return t(coupon.isForever ? 'pay.coupon_forever' : 'pay.coupon_once', { off })
  }
  return (
    <div className={classes.coupon}>
      <Checkbox
        label={t('pay.coupon_have')}
        checked={coupon.isOn}
        onChange={({ target }) => coupon.toggle(target.checked)}
      />
      {coupon.isOn && (
        <>
          <TextInput
            label={t('pay.coupon')}
            value={coupon.code}
            maxLength={COUPON_MAX}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={coupon.status === 'invalid' && t('pay.coupon_invalid')}
            onChange={({ target }) => coupon.type(target.value)}
          />
          <output className={classes.dim}>{words()}</output>
        </>
      )}
    </div>
  )
}

export function PriceFailed({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <div role="alert" className={classes.notice}>
      <p>{t('pay.price_failed')}</p>
      <Button variant="default" onClick={retry}>
        {t('pay.retry')}
      </Button>
    </div>
  )
}

/** The price of a whole period. */
export function CartSum({
  cart: { planType, price, taxPercent = 0, hasFailed, retry },
  isReversed,
}: {
  cart: Cart
  isReversed: boolean
}) {
  const t = useText()
  const money = useMoney()
  if (hasFailed) return <PriceFailed retry={retry} />
  const shown = (cents: number | undefined) => (cents === undefined ? '…' : money.of(cents))
  return (
    <>
      <dl className={classes.sum} aria-live="polite">
        <dt>{t('pay.price')}</dt>
        <dd>{shown(price?.base)}</dd>
        {price !== undefined && price.discount > 0 && (
          <>
            <dt>{t('pay.discount')}</dt>
            <dd>−{shown(price.discount)}</dd>
          </>
        )}
        {taxPercent > 0 && (
          <>
            <dt>{t('pay.tax', { percent: taxPercent })}</dt>
            <dd>{shown(price?.tax)}</dd>
          </>
        )}
        <dt className={classes.total}>{t('pay.total')}</dt>
        <dd className={classes.total}>{shown(price?.total)}</dd>
      </dl>
      {isReversed && <p className={classes.dim}>{t('pay.reversed')}</p>}
      <p className={classes.dim}>
        {t('pay.renews', { when: t(periodOf(planType) === 'yearly' ? 'pay.every_year' : 'pay.every_month') })}
      </p>
    </>
  )
}
