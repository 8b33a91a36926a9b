import { Button } from '@mantine/core'
import type { Billing, BillingSubscription } from '@scheduling/contract'
import { soldQuantity } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Provider } from '../../data/till.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { formElement } from '../../ui/form/form-element.ts'
import classes from './billing.module.css'
import { CartFields } from './cart-fields.tsx'
import { planName } from './plan-names.ts'
import { useCart } from './use-cart.ts'
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
  const { isPaying, problem, change } = useSwitch(till, cart, onDone)
  const isSame = subscription.plan_type === planType && subscription.quantity === cart.quantity
  return (
    <form
      {...formElement(() => cart.isSettled && !isSame && change())}
      className={classes.form}
      aria-labelledby="switch"
    >
      <h2 id="switch">{t('pay.switch_title')}</h2>
      <p>{t('pay.switch_text')}</p>
      <CartFields cart={cart} isReversed={billing.tax.reversed} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {isSame ? (
        <output className={classes.notice}>{t('plan.already')}</output>
      ) : (
        <Button type="submit" size="md" loading={isPaying} disabled={!cart.isSettled}>
          {t('pay.switch', { plan: planName(planType, t) })}
        </Button>
      )}
    </form>
  )
}
