import { useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { Provider, Till } from '../../../data/till.ts'

export interface OpenedTill {
  till: Till | undefined
  hasFailed: boolean
  retry: () => void
}

export function useTill(provider: Provider): OpenedTill {
  const { openTill } = useDeps()
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<{ till?: Till; hasFailed: boolean }>({ hasFailed: false })
  useEffect(() => {
    let isWanted = true
    openTill(provider).then(
      (till) => isWanted && setOpened({ till, hasFailed: false }),
      () => isWanted && setOpened({ hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [openTill, provider, attempt])
  return {
    till: opened.till,
    hasFailed: opened.hasFailed,
    retry: () => {
      setOpened({ hasFailed: false })
      setAttempt((before) => before + 1)
    },
  }
}
