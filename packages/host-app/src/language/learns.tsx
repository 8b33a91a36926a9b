import type { HostCatalog } from '@scheduling/messages/host'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

interface Props {
  catalogs: readonly HostCatalog[]
  children: ReactNode
}

/** Shows its content once the texts are loaded. For parts that open from everywhere and belong to no room. */
export function Learns({ catalogs, children }: Props) {
  const { speech } = useLanguage()
  const [isReady, setReady] = useState(speech.knows(catalogs))

  useEffect(() => {
    if (isReady) return
    speech.learn(catalogs).then(
      () => setReady(true),
      // The component around it shows the error.
      (error: unknown) =>
        setReady(() => {
          throw error
        }),
    )
  }, [isReady, speech, catalogs])

  return isReady ? children : null
}
