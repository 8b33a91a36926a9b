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
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    let outdated = false
    const look = async () => {
      const { meantAddress } = await import('./mistyped-address.ts')
      if (!outdated) setMeant(meantAddress(email, left))
    }
    // A separate file. If it does not load, nothing is asked.
    if (email.includes('@')) void look().catch(() => undefined)
    return () => {
      outdated = true
      setMeant(null)
    }
  }, [email, left])
  return (
    <div role="status">
      {meant && (
        <button type="button" className={controls.quiet} onClick={() => onTake(meant)}>
          {t('didYouMean', { address: meant })}
        </button>
      )}
    </div>
  )
}

/** Whether the address may be the beginning of another one: `gmail.co` of `gmail.com`. */
export async function isHalfTyped(email: string): Promise<boolean> {
  if (!email.includes('@')) return false
  try {
    const { meantAddress } = await import('./mistyped-address.ts')
    return meantAddress(email, true) !== meantAddress(email, false)
  } catch {
    return false
  }
}
