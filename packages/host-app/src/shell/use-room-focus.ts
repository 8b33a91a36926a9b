import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the beginning of a new room, unless the room has focused a field itself. On arrival, the focus
 * stays.
 */
export function useRoomFocus() {
  const content = useRef<HTMLElement>(null)
  const room = useLocation({ select: ({ pathname }) => pathname.split('/')[1] })
  const shown = useRef(room)
  useEffect(() => {
    const isInside = content.current?.contains(document.activeElement)
    if (shown.current !== room && !isInside) content.current?.focus({ preventScroll: true })
    shown.current = room
  }, [room])
  return content
}
