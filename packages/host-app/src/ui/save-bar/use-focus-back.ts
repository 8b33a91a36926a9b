import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

/**
 * Where something that keys have led to is shut, the focus goes back to where they came from, and not to the page, where a
 * letter is a shortcut. Whoever pressed a button on a screen keeps it free of a keyboard that opens.
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
