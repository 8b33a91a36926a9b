import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'

interface Props {
  label: string
  parts: readonly Part[]
}

interface Part {
  /** An address of this app. */
  path: string
  aliases?: readonly string[]
  text: string
  /** The name above it and those that belong with it, where they form a column. */
  group?: string
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
      {[...Map.groupBy(parts, ({ group }) => group)].map(([group, members]) => {
        const tabs = members.map((part) => <Tab key={part.path} part={part} path={path} />)
        if (group === undefined) return tabs
        return (
          <div key={group} role="group" aria-label={group} className={classes.group}>
            <span aria-hidden className={classes.name}>
              {group}
            </span>
            {tabs}
          </div>
        )
      })}
    </nav>
  )
}

function Tab({ part: { path: to, aliases, text }, path }: { part: Part; path: string }) {
  return (
    <Link
      to={to}
      className={classes.tab}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ 'data-shown': true }}
      {...(aliases?.includes(path) && { 'data-shown': true, 'aria-current': 'page' })}
    >
      {text}
    </Link>
  )
}
