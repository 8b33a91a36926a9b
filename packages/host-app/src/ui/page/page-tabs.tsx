import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'

interface Props {
  label: string
  /** Addresses of this app. */
  parts: readonly { path: string; aliases?: readonly string[]; text: string }[]
}

// This many fit into one row on a laptop in every language.
const ROW_MAX = 6

/**
 * The tabs of a room. They are links, because each has its own address. Many tabs form a column if there is room.
 */
export function PageTabs({ label, parts }: Props) {
  const row = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const shown = row.current?.querySelector('[data-shown]')
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [path])
  return (
    <nav
      ref={row}
      className={classes.tabs}
      data-many={parts.length > ROW_MAX || undefined}
      aria-label={label}
    >
      {parts.map(({ path: to, aliases, text }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'data-shown': true }}
          {...(aliases?.includes(path) && { 'data-shown': true, 'aria-current': 'page' })}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
