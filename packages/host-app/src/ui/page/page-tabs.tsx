import { Link } from '@tanstack/react-router'
import classes from './page-tabs.module.css'

interface Props {
  label: string
  /** Addresses of this app. */
  parts: readonly { path: string; text: string }[]
}

/** The parts of a room: links, because each has an address of its own. */
export function PageTabs({ label, parts }: Props) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {parts.map(({ path, text }) => (
        <Link
          key={path}
          to={path}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'data-shown': true }}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
