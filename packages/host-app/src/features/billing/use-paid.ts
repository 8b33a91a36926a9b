import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The list in which analytics on the page read events. */
interface Layered {
  dataLayer?: object[]
}

/** Reports the purchase in dollars to analytics, and opens the thank-you page. */
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
