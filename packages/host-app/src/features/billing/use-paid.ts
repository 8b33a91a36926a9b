import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Where analytics of a page read what happened. */
interface Layered {
  dataLayer?: object[]
}

/** Tells analytics, and leads to the thanks. In dollars. */
export function usePaid(): (total: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (total) => {
      const page = window as Layered
      page.dataLayer ??= []
      page.dataLayer.push({ event: 'purchase', ecommerce: { currency: 'USD', value: total } })
      void navigate({ to: '/payment-success' })
    },
    [navigate],
  )
}
