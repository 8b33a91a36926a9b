import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { BillSum } from '../bill-sum.tsx'
import classes from '../billing.module.css'
import { planName } from '../plan-names.ts'
import { billingQuery } from '../queries.ts'

export function PaymentSuccessPage() {
  const t = useText()
  const me = useMe()
  const plan = planName(me.subscription?.plan_type ?? me.plan_type, t)
  return (
    <Page title={t('paid.title')} text={t('paid.text', { plan })}>
      <Receipt plan={plan} />
      <div className={classes.actions}>
        <LinkButton to="/">{t('paid.start')}</LinkButton>
        <LinkButton to="/upgrade/billing" variant="default">
          {t('paid.invoice')}
        </LinkButton>
      </div>
    </Page>
  )
}

/** The latest payment, as the provider charged it. */
function Receipt({ plan }: { plan: string }) {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(billingQuery(call))
  const invoice = data?.invoices[0]
  if (!invoice) return null
  return (
    <section className={classes.block} aria-label={t('history.invoice', { invoice: invoice.number })}>
      <h2>{t('history.invoice', { invoice: invoice.number })}</h2>
      <BillSum bill={invoice.bill} plan={plan} label={t('bill.charged')} />
    </section>
  )
}
