import type { Integration, TrackingAppId } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { integrationsQuery } from './queries.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'

export interface IntegrationActions {
  /** Throws what the server refuses: the form shows it. */
  connect: (appId: TrackingAppId, trackingId: string) => Promise<void>
  disconnect: (integration: Integration) => Promise<void>
}

export function useIntegrationActions(): IntegrationActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = integrationsQuery(call)
    const put = (appId: TrackingAppId, connected?: Integration) =>
      queryClient.setQueryData(queryKey, (list) => [
        ...(list ?? []).filter((other) => other.appId !== appId),
        ...(connected ? [connected] : []),
      ])
    const refused = (error: unknown) => toasts.show(problemText(error, t), { tone: 'bad' })

    async function connect(appId: TrackingAppId, trackingId: string) {
      put(appId, await call('PUT /integrations/:appId', { params: { appId }, body: { trackingId } }))
      toasts.show(t('tracking.connected', { app: t(`app.${appId}`) }))
    }

    return {
      connect,
      async disconnect(integration) {
        const { appId, trackingId } = integration
        put(appId)
        const withdraw = toasts.show(t('tracking.disconnected', { app: t(`app.${appId}`) }), {
          undo: () => void connect(appId, trackingId).catch(refused),
        })
        try {
          await call('DELETE /integrations/:appId', { params: { appId } })
        } catch (error) {
          put(appId, integration)
          withdraw()
          refused(error)
        }
      },
    }
  }, [call, queryClient, toasts, t])
}
