import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

/**
 * When something that was opened by keyboard closes, the focus returns to its origin. On the page itself, a letter
 * would be a shortcut. People who pressed a button on a touch screen must not get an on-screen keyboard.
 */
export function useFocusBack(isShown: boolean): Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'> {
  const from = useRef<HTMLElement>(null)

  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest('[inert]')
    if (!isShown && isLost) from.current?.focus({ preventScroll: true })
    if (!isShown) from.current = null
  }, [isShown])

  return {
    onFocus({ currentTarget, target, relatedTarget }) {
      const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
      if (isFromOutside && target.matches(':focus-visible')) from.current = relatedTarget
    },
    onBlur({ currentTarget, relatedTarget }) {
      // A button that is sending is left for nothing: the focus is only lost.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = null
    },
  }
}
