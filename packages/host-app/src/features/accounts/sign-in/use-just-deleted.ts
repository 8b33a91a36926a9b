import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'

// Long enough to read it (specification of billing, section 9).
const READ_MS = 3_000

const route = getRouteApi('/login')

interface JustDeleted {
  /** Until when and how the account can be restored; undefined if none was just deleted. */
  text: string | undefined
  /** No other message is shown yet. */
  isNews: boolean
}

/** For visitors who come here right after they deleted their account. */
export function useJustDeleted(): JustDeleted {
  const t = useText()
  const format = useFormat()
  const { deleted = '' } = route.useSearch()
  const until = Date.parse(deleted)
  const isTold = !Number.isNaN(until)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (!isTold) return undefined
    const reading = setTimeout(() => setRead(true), READ_MS)
    return () => clearTimeout(reading)
  }, [isTold])
  return {
    text: isTold ? t('deleted.text', { date: format.dateTime(until) }) : undefined,
    isNews: isTold && !isRead,
  }
}
