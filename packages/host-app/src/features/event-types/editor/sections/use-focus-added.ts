import { useEffect, useRef } from 'react'

/** Moves the focus to the field that somebody has just added. `focusOn` names the field before it is drawn. */
export function useFocusAdded<T extends HTMLElement>() {
  const place = useRef<T>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const field = place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wanted.current)}"]`)
    if (!field) return
    wanted.current = undefined
    field.focus()
  })
  return {
    place,
    focusOn: (name: string) => {
      wanted.current = name
    },
  }
}
