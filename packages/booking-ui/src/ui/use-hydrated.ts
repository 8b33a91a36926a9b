import { useEffect, useState } from 'react'

/** False while the page is as the server wrote it. True once the script has taken over. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
