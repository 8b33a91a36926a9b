import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Another room has the focus at its beginning, unless it has put it into a field itself; on arrival it stays. */
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
