import { Button } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import { isOnBlackFriday, PLANS, tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import { useState } from 'react'
import type { Provider } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import { formElement } from '../../../ui/form/form-element.ts'
import classes from '../billing.module.css'
import { brandName } from '@scheduling/domain/pricing'
import { CardField } from '../card/card-field.tsx'
import { CartFields, CartSum } from './cart-fields.tsx'
import { useMoney } from '../money.ts'
import { planName } from '../plan-names.ts'
import { useCart } from './use-cart.ts'
import { usePurchase } from './use-purchase.ts'
import { usePaymentClient } from '../card/use-payment-client.ts'

interface Props {
  billing: Billing
  provider: Provider
  planType: PlanType
}

/** Pays for the first plan of an account. */
export function PaymentForm({ billing, provider, planType }: Props) {
  const t = useText()
  const money = useMoney()
  const opened = usePaymentClient(provider)
  const code = isOnBlackFriday(planType) ? billing.blackfriday || undefined : undefined
  const cart = useCart(planType, PLANS[tierOf(planType)].minimum, code)
  const { card } = billing
  const [usesKept, setUsesKept] = useState(card !== null)
  const [isComplete, setComplete] = useState(false)
  const { isPaying, problem, pay, setFields } = usePurchase(opened.paymentClient, cart, usesKept)
  const isReady = cart.isSettled && opened.paymentClient !== undefined && (usesKept || isComplete)
  return (
    <form {...formElement(() => isReady && pay())} className={classes.form} aria-labelledby="pay">
      <h2 id="pay">{t('pay.title', { plan: planName(planType, t) })}</h2>
      <CartFields cart={cart} />
      <CartSum cart={cart} isReversed={billing.tax.reversed} />
      {card && usesKept ? (
        <div className={classes.card}>
          <p>{t('pay.card_kept', { brand: brandName(card.brand), last4: card.last4 })}</p>
          <button type="button" className={classes.more} onClick={() => setUsesKept(false)}>
            {t('pay.card_other')}
          </button>
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
        </div>
      ) : (
        <CardField opened={opened} onFields={setFields} onComplete={setComplete} problem={problem} />
      )}
      <Button type="submit" size="md" loading={isPaying} disabled={!isReady}>
        {t('pay.pay', { price: cart.price ? money.of(cart.price.total) : '…' })}
      </Button>
    </form>
  )
}
