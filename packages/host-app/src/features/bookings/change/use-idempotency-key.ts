import { useRef } from 'react'

/** Keeps the key while the same body is sent again. Another body gets a new key. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
