import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { usePaid } from '../use-paid.ts'
import { useRefresh } from '../use-refresh.ts'

interface Props {
  intent: string
  secret: string
  /** Gets the text to show above the plans. */
  onNotPaid: (problem: string) => void
}

/** Shows the result of a payment after the bank's page led back. */
export function Returned({ intent, secret, onNotPaid }: Props) {
  const t = useText()
  const { call } = useDeps()
  const refresh = useRefresh()
  const paid = usePaid()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isShown = true
    const check = async () => {
      const body = { payment_intent: intent, payment_intent_client_secret: secret }
      const { data } = await call('POST /stripe/checkIntent', { body })
      await refresh()
      if (!isShown) return
      if (data.status === 'paid') return paid(data.total)
      if (data.status === 'failed') return onNotPaid(t('pay.declined'))
      setProblem(t('pay.pending'))
    }
    check().catch(() => isShown && setProblem(t('billing.load_failed')))
    return () => {
      isShown = false
    }
  }, [call, intent, secret, refresh, paid, t, onNotPaid])
  if (problem === undefined) return <Skeleton height={160} aria-busy />
  return (
    <p role="alert" className={classes.notice}>
      {problem}
    </p>
  )
}
