import { useCallback, useRef } from 'react'

/**
 * Sends with an idempotency key. After a lost answer, the same body is sent with the same key, so the server does not do
 * it twice. Another body gets a new key, and so does the next one after an answer.
 */
export function useRepeatable(): <Answer>(
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer> {
  const last = useRef<{ text: string; key: string }>(undefined)
  return useCallback(async (body, send) => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    const answer = await send(last.current.key)
    last.current = undefined
    return answer
  }, [])
}
