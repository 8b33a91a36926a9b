import type { Api, Branding, Me } from '@scheduling/contract'
import type { ImageKind } from '@scheduling/contract/images'
import { editedBranding } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BRANDING } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'

export type BrandingChange = NonNullable<Api['PATCH /settings/branding']['$args']['body']>

/** All throw the server's refusal. */
export interface BrandingActions {
  save: (change: BrandingChange) => Promise<Branding>
  putImage: (kind: ImageKind, file: Blob, crop?: string) => Promise<Branding>
  removeImage: (kind: ImageKind) => Promise<Branding>
  reread: () => Promise<unknown>
}

/** Saved values show everywhere right away. */
export function useBrandingActions(): BrandingActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const seen = (branding: Branding) => {
      queryClient.setQueryData(BRANDING, branding)
      queryClient.setQueryData<Me>(ME, (me) => me && { ...me, avatar: branding.avatar })
      return branding
    }
    return {
      async save(body) {
        const read = queryClient.getQueryData<Branding>(BRANDING)
        const version = read && { headers: { 'if-match': versionOf(editedBranding(read)) } }
        return seen(await call('PATCH /settings/branding', { body, ...version }))
      },
      reread: () => queryClient.refetchQueries({ queryKey: BRANDING }),
      putImage: async (kind, body, crop) =>
        seen(await call('PUT /settings/branding/:kind', { params: { kind }, query: { crop }, body })),
      removeImage: async (kind) => seen(await call('DELETE /settings/branding/:kind', { params: { kind } })),
    }
  }, [call, queryClient])
}
