import { Link } from '@tanstack/react-router'
import { useText } from '../language/language.tsx'
import classes from './integrations-tabs.module.css'

const PARTS = [
  { path: '/integrations', label: 'integrations.catalogue' },
  { path: '/integrations/embeds', label: 'integrations.embeds' },
  { path: '/integrations/check-up', label: 'integrations.check_up' },
] as const

/** The parts of the room: links, because each has an address of its own. */
export function IntegrationsTabs() {
  const t = useText()
  return (
    <nav className={classes.tabs} aria-label={t('integrations.parts')}>
      {PARTS.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'data-shown': true }}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
