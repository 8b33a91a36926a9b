import { useEffect, useRef } from 'react'
import type { PageModel } from '../../page/page-model.ts'

/** Moves the focus and the view to the top of a new step, and updates the title. Does nothing when the page opens. */
export function useStepFocus(
  step: string,
  page: string,
  { services, settings }: Pick<PageModel, 'services' | 'settings'>,
) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const title = top.current?.querySelector('h2')
    document.title = title ? `${title.textContent} · ${page}` : page
    const place = title ?? top.current
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
    if (top.current) services.reveal(top.current)
    // The announcement of the previous step no longer applies.
    settings.announce('')
  }, [step, page, services, settings])
  return top
}
