import type { HostCatalogue } from '@scheduling/messages/host'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

interface Props {
  catalogues: readonly HostCatalogue[]
  children: ReactNode
}

/** Waits with what it holds until the dashboard can say it: for what is opened from everywhere and belongs to no room. */
export function Learns({ catalogues, children }: Props) {
  const { speech } = useLanguage()
  const [isReady, setReady] = useState(speech.knows(catalogues))

  useEffect(() => {
    if (isReady) return
    speech.learn(catalogues).then(
      () => setReady(true),
      // Shown by whatever is around it.
      (error: unknown) =>
        setReady(() => {
          throw error
        }),
    )
  }, [isReady, speech, catalogues])

  return isReady ? children : null
}
