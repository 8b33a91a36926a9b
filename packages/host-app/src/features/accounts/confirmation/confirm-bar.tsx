import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import classes from './confirm-bar.module.css'
import { useConfirmation } from './use-confirmation.ts'

/** The bar above every room until the address is confirmed. Until then, nobody can book. */
export function ConfirmBar() {
  const t = useText()
  const me = useMe()
  const toasts = useToasts()
  const confirmation = useConfirmation(me, () => {
    toasts.show(t('verify.activated'))
    // The focused element disappears with the bar.
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  if (me.userStatus !== 'unverified') return null
  return (
    <section className={classes.bar} aria-label={t('confirm.label')}>
      <p className={classes.text}>{t('confirm.bar', { email: me.userEmail })}</p>
      <ConfirmAddress of={confirmation} isCompact />
    </section>
  )
}
