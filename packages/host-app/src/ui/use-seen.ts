import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Runs when the element comes near the screen. */
export function useSeen<E extends Element>(onSeen: () => void): RefObject<E | null> {
  const element = useRef<E>(null)
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return element
}
