import type { InheritedSettings, SharedField } from '@scheduling/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import type { Deps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useLast } from '../../ui/use-last.ts'
import { inheritedQuery } from './queries.ts'

type Offer = InheritedSettings['fields'][number]['offers'][number]

interface Inherit {
  /** Null: one's own from now on. Asks first if something of one's own would be lost for good. */
  choose: (offer: Offer | null) => Promise<void>
  /** Render this: it asks. */
  dialog: ReactNode
}

/** Inherits a field, or makes it one's own. */
export function useInherit(field: SharedField): Inherit {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [asked, setAsked] = useState<Offer>()
  const shown = useLast(asked)

  async function save(offer: Offer | null) {
    try {
      const body = { field, organizationId: offer?.organizationId ?? null }
      queryClient.setQueryData(inheritedQuery(call).queryKey, await call('PUT /settings/inherited', { body }))
      toasts.show(t(offer ? 'inherited.saved_inherited' : 'inherited.saved_own'))
      // The value that applies now is another one.
      await queryClient.invalidateQueries()
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
    }
  }

  return {
    async choose(offer) {
      if (offer && (await losesOwn(queryClient, call, field))) setAsked(offer)
      else await save(offer)
    },
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('inherited.ask', { name: shown?.name ?? '' })}
        action={t('inherited.use', { name: shown?.name ?? '' })}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          return asked && save(asked)
        }}
      >
        {t(field === 'reminders' ? 'inherited.lost_reminders' : 'inherited.lost_image')}
      </ConfirmDialog>
    ),
  }
}

/** Whether something that the person made is overwritten. Not knowing counts as yes. */
async function losesOwn(queryClient: QueryClient, call: Deps['call'], field: SharedField): Promise<boolean> {
  try {
    if (field === 'logo' || field === 'background')
      return (await queryClient.fetchQuery(brandingQuery(call)))[field] !== null
    if (field === 'reminders')
      return (await queryClient.fetchQuery(eventTypesQuery(call))).some(({ given }) => !given)
    return false
  } catch {
    return true
  }
}
