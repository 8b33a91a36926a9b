import type { EventType, ManagedEventType } from '@scheduling/contract'
import { givingIn } from '@scheduling/contract/managed/edited'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { checkGiving, givingRefusals, valuesOf } from './give-values.ts'
import type { Giving } from './give-values.ts'
import { managedQuery } from './queries.ts'

interface GiveForm extends KeptForm<Giving> {
  takeBack: () => Promise<void>
}

/** To whom an event type is given. What another admin saved meanwhile is not overwritten. */
export function useGiveForm({ id, slug }: EventType, managed: ManagedEventType): GiveForm {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = managedQuery(call, id)
  const saved = useMemo(() => valuesOf(managed, slug), [managed, slug])
  const sent = useRef<Giving>(saved)
  const reread = async () => queryClient.refetchQueries({ queryKey })

  const form = useKeptForm<Giving>({
    name: `managed.${id}`,
    saved,
    check: (values) => checkGiving(values, managed.people, t),
    refusals: (error) => givingRefusals(error, sent.current, t),
    failureOf: (error) => problemText(error, t),
    reread,
    async send(values) {
      sent.current = values
      const headers = { 'if-match': versionOf(givingIn(managed)) }
      try {
        const given = await call('PUT /event-types/:id/managed', { params: { id }, body: values, headers })
        queryClient.setQueryData(queryKey, given)
        toasts.show(t('managed.saved'))
        return valuesOf(given, slug)
      } catch (error) {
        // Somebody may have used an address meanwhile: then the row says so.
        if (givingRefusals(error, values, t)) await reread()
        throw error
      }
    },
  })

  return {
    ...form,
    async takeBack() {
      try {
        await call('DELETE /event-types/:id/managed', { params: { id } })
        form.forget()
        form.form.discard()
        toasts.show(t('managed.taken_back'))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
      await reread()
    },
  }
}
