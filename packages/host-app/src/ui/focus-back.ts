import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * A busy button is disabled and loses the focus, and what is removed loses it, too. Returns it to `to`, or else to the
 * page's content: on the document itself, a letter would be a shortcut.
 */
export function focusBack(to?: HTMLElement | null): void {
  if (document.activeElement === document.body) to?.focus({ preventScroll: true })
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Gives a button the focus back that it lost while it was busy. */
export function useFocusKept(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusBack(button.current)
    wasBusy.current = isBusy
  }, [button, isBusy])
}
