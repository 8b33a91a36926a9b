import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { copyText } from './copy-text.ts'
import { useToasts } from '../toasts/toast-list.tsx'

const SAID_FOR = 2_000

/** `isCopied` is true for two seconds after a successful copy. */
export function useCopy(): { isCopied: boolean; copy: (text: string, said?: string) => void } {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toasts = useToasts()
  const t = useText()
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string, said?: string) {
    if (!(await copyText(text))) {
      toasts.show(t('copy.failed'), { tone: 'bad' })
      return
    }
    if (said) toasts.show(said)
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SAID_FOR)
  }
  return { isCopied, copy: (text, said) => void copy(text, said) }
}
