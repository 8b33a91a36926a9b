import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Another room has the focus at its beginning; on arrival the focus stays where the browser put it. */
export function useRoomFocus() {
  const content = useRef<HTMLElement>(null)
  const room = useLocation({ select: ({ pathname }) => pathname.split('/')[1] })
  const shown = useRef(room)
  useEffect(() => {
    if (shown.current !== room) content.current?.focus({ preventScroll: true })
    shown.current = room
  }, [room])
  return content
}
