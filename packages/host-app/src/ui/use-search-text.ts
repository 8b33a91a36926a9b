import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const PAUSE = 250

/** The text of a search field whose search is in the address. Sent in a pause of typing; follows Back. */
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
    // Our own search arrives while somebody is still typing.
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
