import { useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { Provider, PaymentClient } from '../../../data/payment-client.ts'

export interface OpenedPaymentClient {
  paymentClient: PaymentClient | undefined
  hasFailed: boolean
  retry: () => void
}

export function usePaymentClient(provider: Provider): OpenedPaymentClient {
  const { openTill } = useDeps()
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<{ paymentClient?: PaymentClient; hasFailed: boolean }>({
    hasFailed: false,
  })
  useEffect(() => {
    let isWanted = true
    openTill(provider).then(
      (paymentClient) => isWanted && setOpened({ paymentClient, hasFailed: false }),
      () => isWanted && setOpened({ hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [openTill, provider, attempt])
  return {
    paymentClient: opened.paymentClient,
    hasFailed: opened.hasFailed,
    retry: () => {
      setOpened({ hasFailed: false })
      setAttempt((before) => before + 1)
    },
  }
}
