import type { Integration, TrackingAppId } from '@scheduling/contract'
import { useMemo } from 'react'
import { useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { integrationsQuery } from './queries.ts'

export interface IntegrationActions {
  /** Throws the server's refusal, which the form shows. */
  connect: (appId: TrackingAppId, trackingId: string) => Promise<void>
  disconnect: (integration: Integration) => Promise<void>
}

const put = (list: Integration[], appId: TrackingAppId, connected?: Integration) => [
  ...list.filter((other) => other.appId !== appId),
  ...(connected ? [connected] : []),
]

export function useIntegrationActions(): IntegrationActions {
  const kept = useKeptList(integrationsQuery)
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, change, optimistically, attempt, withUndo } = kept

    async function connect(appId: TrackingAppId, trackingId: string) {
      const connected = await call('PUT /integrations/:appId', { params: { appId }, body: { trackingId } })
      change((list) => put(list, appId, connected))
      toasts.show(t('tracking.connected', { app: t(`app.${appId}`) }))
    }

    return {
      connect,
      disconnect: (integration) => {
        const { appId, trackingId } = integration
        return withUndo(
          t('tracking.disconnected', { app: t(`app.${appId}`) }),
          () => attempt(() => connect(appId, trackingId)),
          () =>
            optimistically({
              there: (list) => put(list, appId),
              back: (list) => put(list, appId, integration),
              send: () => call('DELETE /integrations/:appId', { params: { appId } }),
            }),
        )
      },
    }
  }, [kept, toasts, t])
}
