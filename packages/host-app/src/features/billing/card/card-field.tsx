import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { CardFields } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import type { OpenedPaymentClient } from './use-payment-client.ts'

// Specification, section 2: the provider's frame must be there first.
const FOCUS_AFTER_MS = 500

const BEGUN = ['keydown', 'pointerdown'] as const

interface Props {
  opened: OpenedPaymentClient
  onFields: (fields: CardFields | undefined) => void
  onComplete: (isComplete: boolean) => void
  problem: string | undefined
}

/** The provider's own card fields. */
export function CardField({
  opened: { paymentClient, hasFailed, retry },
  onFields,
  onComplete,
  problem,
}: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const into = place.current
    if (!paymentClient || !into) return undefined
    const fields = paymentClient.newCard()
    fields.onReady(() => setReady(true))
    fields.mount(into)
    const focusing = setTimeout(() => {
      if (!isTyping(into)) fields.focus()
    }, FOCUS_AFTER_MS)
    // Once somebody has begun, do not move the focus: their next key would be lost or go into another field.
    const stay = () => clearTimeout(focusing)
    for (const begun of BEGUN) document.addEventListener(begun, stay)
    fields.onChange((isComplete) => {
      stay()
      onComplete(isComplete)
    })
    onFields(fields)
    return () => {
      stay()
      for (const begun of BEGUN) document.removeEventListener(begun, stay)
      onFields(undefined)
      fields.unmount()
      setReady(false)
    }
  }, [paymentClient, onFields, onComplete])

  if (hasFailed)
    return (
      <div role="alert" className={classes.notice}>
        <p>{t('pay.no_script')}</p>
        <Button variant="default" onClick={retry}>
          {t('pay.retry')}
        </Button>
      </div>
    )
  return (
    <div role="group" aria-label={t('pay.card')} aria-busy={!isReady} className={classes.card}>
      <div className={classes.cardFields}>
        {!isReady && <Skeleton height={88} />}
        <div ref={place} />
      </div>
      <p className={classes.dim}>{t('pay.card_text')}</p>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Whether the focus is in the card fields, of which only the frame is visible from here, or in another field. */
function isTyping(card: HTMLElement): boolean {
  const { activeElement } = document
  return card.contains(activeElement) || activeElement?.matches('input, textarea, select') === true
}
