import { useCallback, useRef, useState } from 'react'

export interface Work {
  isBusy: boolean
  /** Repeat: does nothing until the work before it is done. */
  start: (work: () => Promise<unknown>) => Promise<void>
}

/** Work that somebody has started with a click. A second click does not start it again. */
export function useWork(): Work {
  const [isBusy, setBusy] = useState(false)
  // The second click may come before the first one is drawn.
  const isUnderWay = useRef(false)
  const start: Work['start'] = useCallback(async (work) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    await work().finally(() => {
      isUnderWay.current = false
      setBusy(false)
    })
  }, [])
  return { isBusy, start }
}
