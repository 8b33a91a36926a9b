import { useEffect, useRef } from 'react'
import type { PageModel } from '../../page/page-model.ts'

/** The focus and the eye go to the top of a step that opens, not to that of a page that opens; the title follows. */
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
    // What was said of the step before does not hold any more.
    settings.announce('')
  }, [step, page, services, settings])
  return top
}
