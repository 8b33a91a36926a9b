import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { IconGrip } from '../icons.ts'
import classes from './reorder-list.module.css'
import type { ReorderListProps } from './reorder-list.tsx'

const FOCUSABLE = 'a, button, input'

/** A `ReorderList` that is loading: it looks the same, and its order stays. The loaded one takes over the focus. */
export function PlainList<T>({ items, idOf, nameOf, className, children }: ReorderListProps<T>) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const place = list.current?.parentElement
    if (!place) return undefined
    const focusable = () => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
    return () => {
      const at = focusable().findIndex((element) => element === document.activeElement)
      // The other list is there by then.
      if (at !== -1) queueMicrotask(() => focusable()[at]?.focus())
    }
  }, [])
  return (
    <ol ref={list} className={`${classes.list} ${className ?? ''}`}>
      {items.map((item) => (
        <li key={idOf(item)} className={classes.item}>
          {children(
            item,
            <button
              type="button"
              className={classes.handle}
              aria-label={t('reorder.handle', { name: nameOf(item) })}
              aria-busy
            >
              <IconGrip size={16} aria-hidden />
            </button>,
          )}
        </li>
      ))}
    </ol>
  )
}
