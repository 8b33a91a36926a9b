import { Button, Skeleton } from '@mantine/core'
import type { Billing, BillingSubscription, DiscountShown } from '@scheduling/contract'
import { basePrice, isOnBlackFriday, periodOf, soldQuantity } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Provider } from '../../../data/payment-client.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { formElement } from '../../../ui/form/form-element.ts'
import { BillSum } from '../bill-sum.tsx'
import classes from '../billing.module.css'
import { CartFields, CartSum, PriceFailed } from './cart-fields.tsx'
import { useMoney } from '../money.ts'
import { planName } from '../plan-names.ts'
import type { Cart } from './use-cart.ts'
import { useCart } from './use-cart.ts'
import { useDiscountWords } from '../use-discount-words.ts'
import { useSwitchPreview } from './use-switch-preview.ts'
import type { SwitchPreview } from './use-switch-preview.ts'
import { useSwitch } from './use-switch.ts'
import { usePaymentClient } from '../card/use-payment-client.ts'

interface Props {
  billing: Billing
  subscription: BillingSubscription
  provider: Provider
  planType: PlanType
  onDone: () => void
}

/** For accounts that already have a plan. */
export function SwitchPlan({ billing, subscription, provider, planType, onDone }: Props) {
  const t = useText()
  const { quantity_minutes } = useMe()
  const { paymentClient } = usePaymentClient(provider)
  // Codes do not add up. A host with a discount only enters one to replace it.
  const code =
    isOnBlackFriday(planType) && !subscription.coupon ? billing.blackfriday || undefined : undefined
  const cart = useCart(planType, soldQuantity(planType, quantity_minutes), code)
  const isSame = subscription.plan_type === planType && subscription.quantity === cart.quantity
  const due = useSwitchPreview(cart, !isSame)
  const { isPaying, problem, change } = useSwitch(paymentClient, cart, due, onDone)
  const isReady = cart.isSettled && !isSame && due.bill !== undefined
  const isReversed = billing.tax.reversed
  return (
    <form {...formElement(() => isReady && change())} className={classes.form} aria-labelledby="switch">
      <h2 id="switch">{t('pay.switch_title')}</h2>
      <p>{t('pay.switch_text')}</p>
      <CartFields cart={cart} />
      {isSame || cart.hasFailed ? (
        <CartSum cart={cart} isReversed={isReversed} />
      ) : (
        <DueNow due={due} cart={cart} subscription={subscription} isReversed={isReversed} />
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {isSame ? (
        <output className={classes.notice}>{t('plan.already')}</output>
      ) : (
        <Button type="submit" size="md" loading={isPaying} disabled={!isReady}>
          {t('pay.switch', { plan: planName(planType, t) })}
        </Button>
      )}
    </form>
  )
}

interface DueProps {
  due: SwitchPreview
  cart: Cart
  subscription: BillingSubscription
  isReversed: boolean
}

/** What the click charges. This is rarely the price of a whole period. */
function DueNow({ due, cart, subscription, isReversed }: DueProps) {
  const t = useText()
  const money = useMoney()
  const format = useFormat()
  const { planType, quantity, taxPercent } = cart
  const { bill, hasFailed, retry, ends } = due
  if (hasFailed) return <PriceFailed retry={retry} />
  if (!bill) return <Skeleton height={96} aria-busy />
  const plan = planName(planType, t)
  const price = money.of(basePrice(planType, quantity))
  const when = t(periodOf(planType) === 'yearly' ? 'pay.every_year' : 'pay.every_month')
  return (
    <>
      <BillSum
        bill={bill}
        plan={plan}
        planBefore={planName(subscription.plan_type, t)}
        taxPercent={taxPercent}
        label={t('pay.due_now')}
      />
      {bill.due === 0 && <p className={classes.dim}>{t('pay.due_nothing')}</p>}
      {isReversed && <p className={classes.dim}>{t('pay.reversed')}</p>}
      {subscription.coupon && (
        <DiscountAfter discount={subscription.coupon} due={due} isReplaced={cart.coupon.sent !== null} />
      )}
      {ends === null ? (
        <p className={classes.dim}>{t('pay.then', { plan, price, when })}</p>
      ) : (
        <p className={classes.notice}>
          {t('pay.still_ends', { plan, date: format.fullDayOf(ends * 1_000) })}
        </p>
      )}
    </>
  )
}

interface DiscountAfterProps {
  discount: DiscountShown
  due: SwitchPreview
  isReplaced: boolean
}

/** What happens to the current discount. */
function DiscountAfter({ discount, due: { coupon }, isReplaced }: DiscountAfterProps) {
  const t = useText()
  const words = useDiscountWords()
  if (coupon) return <p className={classes.dim}>{t('pay.discount_continues', { discount: words(coupon) })}</p>
  return (
    <p className={classes.notice}>
      {t(isReplaced ? 'pay.discount_replaced' : 'pay.discount_ends', { discount: words(discount) })}
    </p>
  )
}
