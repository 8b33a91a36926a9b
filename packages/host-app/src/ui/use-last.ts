import { useState } from 'react'

/** The latest value that there was: what leaves the screen with a movement still shows it. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
