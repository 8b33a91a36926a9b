import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const PAUSE = 250

/** The text of a search field whose search stands in the address: sent in a pause of typing, and following Back. */
export function useSearchText(address: string | undefined, search: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(address ?? '')
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState(address)
  const send = useDebouncedCallback((text: string) => {
    const wanted = text.trim() || undefined
    setSent(wanted)
    search(wanted)
  }, PAUSE)

  if (address !== seen) {
    setSeen(address)
    // What was sent from here arrives while somebody types on.
    if (address !== sent) {
      setSent(address)
      setTyped(address ?? '')
    }
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      send(text)
    },
  }
}
