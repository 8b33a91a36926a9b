import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'

interface Props {
  isSending: boolean
  /** The server has asked for proof of work, so it takes longer than people expect. */
  isWorking: boolean
  children: ReactNode
}

export function SendButton({ isSending, isWorking, children }: Props) {
  const t = useText()
  const takesLong = isSending && isWorking
  return (
    <Button
      type="submit"
      size="md"
      loading={isSending && !isWorking}
      aria-disabled={takesLong}
      aria-live="polite"
    >
      {takesLong ? t('sign_in.moment') : children}
    </Button>
  )
}
