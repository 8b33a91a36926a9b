import type { RoomKind } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../language/language.tsx'
import classes from './booking-details.module.css'

/** For an upcoming meeting without a meeting link: what the host can do. */
export function MissingRoom({ kind }: { kind: RoomKind }) {
  const t = useText()
  const name = t(`location.${kind}`)
  return (
    <span className={classes.value} role="note">
      <strong>{t('location.details_missing')}</strong>
      <br />
      {t('location.details_missing_text', { name })}{' '}
      <Link to="/integrations/$appId" params={{ appId: kind }}>
        {t('location.connect', { name })}
      </Link>
    </span>
  )
}
