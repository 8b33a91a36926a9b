import { useEffect, useRef } from 'react'

/** The focus and the eye go to the top of a step that opens, not to that of a page that opens. */
export function useStepFocus(step: string, reveal: (top: HTMLElement) => void) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const place = top.current?.querySelector<HTMLElement>('h2') ?? top.current
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
    if (top.current) reveal(top.current)
  }, [step, reveal])
  return top
}
