import { Button } from '@mantine/core'
import type { Billing, BillingSubscription } from '@scheduling/contract'
import { soldQuantity } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Provider } from '../../data/till.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { formElement } from '../../ui/form/form-element.ts'
import classes from './billing.module.css'
import { CartFields, PriceFailed } from './cart-fields.tsx'
import { useMoney } from './money.ts'
import { planName } from './plan-names.ts'
import { useCart } from './use-cart.ts'
import { useDue } from './use-due.ts'
import type { Due } from './use-due.ts'
import { useSwitch } from './use-switch.ts'
import { useTill } from './use-till.ts'

interface Props {
  billing: Billing
  subscription: BillingSubscription
  provider: Provider
  planType: PlanType
  onDone: () => void
}

/** For who has a plan already. */
export function SwitchPlan({ billing, subscription, provider, planType, onDone }: Props) {
  const t = useText()
  const { quantity_minutes } = useMe()
  const { till } = useTill(provider)
  const cart = useCart(planType, soldQuantity(planType, quantity_minutes))
  const isSame = subscription.plan_type === planType && subscription.quantity === cart.quantity
  const due = useDue(cart, !isSame)
  const { isPaying, problem, change } = useSwitch(till, cart, due.cents ?? 0, onDone)
  const isReady = cart.isSettled && !isSame && due.cents !== undefined
  return (
    <form {...formElement(() => isReady && change())} className={classes.form} aria-labelledby="switch">
      <h2 id="switch">{t('pay.switch_title')}</h2>
      <p>{t('pay.switch_text')}</p>
      <CartFields cart={cart} isReversed={billing.tax.reversed} />
      {!isSame && <DueNow due={due} />}
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

/** What is charged by the click, which is seldom the price of a whole period. */
function DueNow({ due: { cents, hasFailed, retry } }: { due: Due }) {
  const t = useText()
  const money = useMoney()
  if (hasFailed) return <PriceFailed retry={retry} />
  return (
    <>
      <dl className={classes.sum} aria-live="polite">
        <dt className={classes.total}>{t('pay.due_now')}</dt>
        <dd className={classes.total}>{cents === undefined ? '…' : money.of(cents)}</dd>
      </dl>
      {cents === 0 && <p className={classes.dim}>{t('pay.due_nothing')}</p>}
    </>
  )
}
