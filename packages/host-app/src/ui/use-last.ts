import { useState } from 'react'

/** The latest value that was not undefined, for elements that close with an animation. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
