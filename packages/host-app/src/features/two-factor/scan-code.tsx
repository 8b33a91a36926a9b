import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import classes from './two-factor.module.css'
import type { Begun } from './use-two-factor-actions.ts'

/** The QR code for the app, and the secret to type without a camera. */
export function ScanCode({ secret, address }: Begun) {
  const t = useText()
  return (
    <div className={classes.scan}>
      <QrCode text={address} label={t('two_factor.qr')} />
      <div className={classes.byHand}>
        <p>{t('two_factor.by_hand')}</p>
        <code className={classes.secret} dir="ltr">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton label={t('two_factor.copy_key')} text={secret} />
      </div>
    </div>
  )
}
