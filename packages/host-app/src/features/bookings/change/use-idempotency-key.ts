import { useRef } from 'react'

/** The same key while the same thing is sent again; a new one for something else. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
