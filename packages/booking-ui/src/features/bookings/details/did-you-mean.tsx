import { useEffect, useState } from 'react'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'

interface DidYouMeanProps {
  email: string
  /** The visitor left the field, so its text is complete. */
  left: boolean
  onTake: (email: string) => void
}

/** Asks about an address that looks mistyped. It can still be sent. */
export function DidYouMean({ email, left, onTake }: DidYouMeanProps) {
  const { t } = useWords()
  const [suggestion, setSuggestion] = useState<string | null>(null)
  useEffect(() => {
    let outdated = false
    const look = async () => {
      const { suggestedAddress } = await import('./mistyped-address.ts')
      if (!outdated) setSuggestion(suggestedAddress(email, left))
    }
    // A separate file. If it does not load, nothing is asked.
    if (email.includes('@')) void look().catch(() => undefined)
    return () => {
      outdated = true
      setSuggestion(null)
    }
  }, [email, left])
  return (
    <div role="status">
      {suggestion && (
        <button type="button" className={controls.quiet} onClick={() => onTake(suggestion)}>
          {t('didYouMean', { address: suggestion })}
        </button>
      )}
    </div>
  )
}

/** Whether the address may be the beginning of another one: `gmail.co` of `gmail.com`. */
export async function isHalfTyped(email: string): Promise<boolean> {
  if (!email.includes('@')) return false
  try {
    const { suggestedAddress } = await import('./mistyped-address.ts')
    return suggestedAddress(email, true) !== suggestedAddress(email, false)
  } catch {
    return false
  }
}
