import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import classes from './billing.module.css'
import { planName } from './plan-names.ts'

export function PaymentSuccessPage() {
  const t = useText()
  const me = useMe()
  return (
    <Page
      title={t('paid.title')}
      text={t('paid.text', {
        plan: planName(me.subscription?.plan_type ?? me.plan_type, t),
      })}
    >
      <div className={classes.actions}>
        <LinkButton to="/">{t('paid.start')}</LinkButton>
        <LinkButton to="/upgrade/billing" variant="default">
          {t('paid.invoice')}
        </LinkButton>
      </div>
    </Page>
  )
}
