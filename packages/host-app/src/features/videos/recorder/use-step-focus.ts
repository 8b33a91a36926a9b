import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { focusBack } from '../../../ui/focus-back.ts'
import type { RecordingStep } from './recording-steps.ts'

/**
 * Each step removes or disables controls of the step before. Whoever used one of them goes on at the main control,
 * `data-autofocus`, or at the one of the same `data-device`. A focus that somebody has elsewhere stays there.
 */
export function useStepFocus(place: RefObject<HTMLElement | null>, step: RecordingStep): void {
  const used = useRef<Element | null>(null)
  const lastStep = useRef(step)
  const isLost = useRef(false)

  useEffect(() => {
    const here = place.current
    const keep = ({ target }: Event) => {
      // Safari focuses no button that is clicked.
      const control = target instanceof Element && target.closest('button, input, [tabindex]')
      if (control) used.current = control
    }
    here?.addEventListener('focusin', keep)
    here?.addEventListener('click', keep)
    return () => {
      here?.removeEventListener('focusin', keep)
      here?.removeEventListener('click', keep)
      // Whoever chose the recording goes on at the page of its video.
      if (used.current) focusBack()
    }
  }, [place])

  // After each drawing, because devices come and recordings end at any time.
  useEffect(() => {
    const control = used.current
    const active = document.activeElement ?? document.body
    const isNext = lastStep.current !== step
    lastStep.current = step
    if (!control) return
    // A press on the empty page in the middle of a step takes nothing away.
    isLost.current ||= isNext || !isUsable(control)
    if (active !== document.body && isUsable(active)) isLost.current = false
    if (!isLost.current) return
    const next = isUsable(control) ? control : nextControl(place.current, control)
    next?.focus()
    isLost.current = !next
  })
}

function isUsable(control: Element): control is HTMLElement {
  return control.isConnected && !control.matches(':disabled')
}

/** Undefined while the main control is busy. */
function nextControl(place: HTMLElement | null, control: Element): HTMLElement | null | undefined {
  const device = control.isConnected ? null : control.getAttribute('data-device')
  return (
    (device !== null && place?.querySelector<HTMLElement>(`[data-device=${device}]`)) ||
    place?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  )
}
