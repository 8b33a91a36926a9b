import type { Webhook } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { isBeingTried } from '../health-words.ts'
import { deliveriesQuery } from '../queries.ts'
import { useWebhooks, watched } from '../use-webhooks.ts'

/** Refreshes the deliveries while they are shown. */
export function useDeliveries(webhookId: string) {
  const { call, now } = useDeps()
  const { data: webhooks } = useWebhooks()
  const deliveries = useQuery({
    ...deliveriesQuery(call, webhookId),
    refetchInterval: watched(webhooks, now()),
  })
  const { refetch } = deliveries
  const isTried = webhooks?.some(({ id, health }) => id === webhookId && isBeingTried(health, now())) ?? false
  const wasTried = useRef(isTried)
  useEffect(() => {
    // Show the result of an attempt here as soon as the list above knows that it is over.
    if (wasTried.current && !isTried) void refetch({ cancelRefetch: false })
    wasTried.current = isTried
  }, [isTried, refetch])
  return deliveries
}

/** The webhook with the newest delivery from the list below it, so that both agree. */
export function useNewest(webhook: Webhook): Webhook {
  const { data } = useDeliveries(webhook.id)
  return data ? { ...webhook, lastDelivery: data[0] ?? null } : webhook
}
