import type { RoutingForm } from '@scheduling/contract'
import { editedForm } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { FormValues } from './form-values.ts'
import { answersQuery, FORMS, formsQuery } from './queries.ts'

export interface RoutingActions {
  /** Throws the server's refusal. */
  add: (values: FormValues) => Promise<RoutingForm>
  /** Throws the server's refusal. */
  save: (before: RoutingForm, changed: Partial<FormValues>) => Promise<RoutingForm>
  reread: () => Promise<unknown>
  remove: (form: RoutingForm) => Promise<boolean>
}

export function useRoutingActions(): RoutingActions {
  const kept = useKeptList(formsQuery)
  const once = useRepeatable()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, queryClient, change, attempt } = kept
    return {
      async add(values) {
        const added = await once(values, async (idempotencyKey) =>
          call('POST /routing-forms', { body: values, idempotencyKey }),
        )
        change((list) => [...list.filter((each) => each.id !== added.id), added])
        toasts.show(t('routing.added', { name: added.name }))
        return added
      },
      reread: () => queryClient.refetchQueries({ queryKey: FORMS }),
      async save(before, changed) {
        const { id } = before
        const saved = await call('PATCH /routing-forms/:id', {
          params: { id },
          body: changed,
          headers: { 'if-match': versionOf(editedForm(before)) },
        })
        change((list) => list.map((form) => (form.id === id ? saved : form)))
        toasts.show(t('routing.saved'))
        return saved
      },
      async remove({ id, name }) {
        const isGone = await attempt(async () => {
          await call('DELETE /routing-forms/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((form) => form.id !== id))
          queryClient.removeQueries({ queryKey: answersQuery(call, id).queryKey })
          toasts.show(t('routing.deleted', { name }))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, toasts, t, once])
}
