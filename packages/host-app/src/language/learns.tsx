import type { HostCatalogue } from '@scheduling/messages/host'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

interface Props {
  catalogues: readonly HostCatalogue[]
  children: ReactNode
}

/** Shows its content once the texts are loaded. For parts that open from everywhere and belong to no room. */
export function Learns({ catalogues, children }: Props) {
  const { speech } = useLanguage()
  const [isReady, setReady] = useState(speech.knows(catalogues))

  useEffect(() => {
    if (isReady) return
    speech.learn(catalogues).then(
      () => setReady(true),
      // The component around it shows the error.
      (error: unknown) =>
        setReady(() => {
          throw error
        }),
    )
  }, [isReady, speech, catalogues])

  return isReady ? children : null
}
