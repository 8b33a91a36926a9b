import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { PaymentClient } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { paymentProblem } from '../payment-problem.ts'
import { useRefresh } from '../use-refresh.ts'

/** Pays with the saved card. If the bank asks, the cardholder answers on this page. */
export function usePayRenewals(paymentClient: PaymentClient | undefined) {
  const { call } = useDeps()
  const t = useText()
  const toasts = useToasts()
  const refresh = useRefresh()
  const [state, setState] = useState<{ isPaying: boolean; problem?: string }>({ isPaying: false })

  async function work(): Promise<string | undefined> {
    const { client_secret: secret } = await call('POST /stripe/payRenewals')
    const refused = secret === null ? undefined : ((await paymentClient?.confirmCard(secret)) ?? undefined)
    await refresh()
    if (refused !== undefined) return t('card.not_confirmed')
    toasts.show(t('owed.paid'))
    return undefined
  }

  return {
    ...state,
    pay: () => {
      if (state.isPaying) return
      setState({ isPaying: true })
      work()
        .catch((error: unknown) => paymentProblem(error, t))
        .then((problem) => setState({ isPaying: false, ...(problem !== undefined && { problem }) }))
        .catch(() => undefined)
    },
  }
}
