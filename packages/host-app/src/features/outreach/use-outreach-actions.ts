import type { Outreach } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { outreachQuery } from './queries.ts'

export interface Choice {
  targetId: string
  targetName: string
  linkField: string
  tag: string | null
}

export interface OutreachActions {
  /** False if the server refuses. */
  link: (campaignId: string, choice: Choice) => Promise<boolean>
  /** The same for one that is linked. */
  change: (campaignId: string, choice: Choice) => Promise<boolean>
  unlink: (campaignId: string) => Promise<void>
  push: (campaignId: string) => Promise<void>
  stopPush: (campaignId: string) => Promise<void>
  /** Undefined if the server refuses. */
  makeHook: () => Promise<string | undefined>
  endHook: () => Promise<void>
}

export function useOutreachActions(id: string): OutreachActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    const { queryKey } = outreachQuery(call, id)
    const attempt = async (send: () => Promise<Outreach>, done?: string) => {
      try {
        queryClient.setQueryData(queryKey, await send())
        if (done !== undefined) toasts.show(done)
        return true
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
        await queryClient.invalidateQueries({ queryKey })
        return false
      }
    }
    const choose = async (campaignId: string, body: Choice) =>
      call('PUT /outreach/:id/campaigns/:campaignId', { params: { id, campaignId }, body })
    return {
      link: async (campaignId, body) => attempt(() => choose(campaignId, body), t('outreach.saved')),
      change: async (campaignId, body) => attempt(() => choose(campaignId, body), t('outreach.changed')),
      async unlink(campaignId) {
        await attempt(
          () => call('DELETE /outreach/:id/campaigns/:campaignId', { params: { id, campaignId } }),
          t('outreach.unlinked'),
        )
      },
      async push(campaignId) {
        await attempt(() =>
          call('POST /outreach/:id/campaigns/:campaignId/push', { params: { id, campaignId } }),
        )
      },
      async stopPush(campaignId) {
        await attempt(() =>
          call('DELETE /outreach/:id/campaigns/:campaignId/push', { params: { id, campaignId } }),
        )
      },
      async makeHook() {
        let made: string | undefined
        await attempt(async () => {
          const { address, outreach } = await call('POST /outreach/:id/hook', { params: { id } })
          made = address
          return outreach
        })
        return made
      },
      async endHook() {
        await attempt(() => call('DELETE /outreach/:id/hook', { params: { id } }))
      },
    }
  }, [call, queryClient, toasts, t, id])
}
