import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { connectionsQuery } from './queries.ts'
import classes from './broken-bar.module.css'

/** Stands above every room while an account has to be connected again. */
export function BrokenBar() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(connectionsQuery(call))
  const broken = data?.connections.find(({ health }) => health === 'needs_reconnect')
  if (!broken) return null
  return (
    <section className={classes.bar} aria-label={t('connections.bar_label')}>
      <p>{t('connections.bar', { account: broken.account })}</p>
      <LinkButton to="/calendar-connections" size="xs">
        {t('connections.reconnect')}
      </LinkButton>
    </section>
  )
}
