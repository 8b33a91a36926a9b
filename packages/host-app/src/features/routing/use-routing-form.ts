import type { RoutingForm } from '@scheduling/contract'
import { useMemo } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { bodyOf, checkForm, formRefusals, newForm, valuesOf } from './form-values.ts'
import type { FormValues } from './form-values.ts'
import type { RoutingActions } from './use-routing-actions.ts'

interface Options {
  /** Absent: a new one. */
  form?: RoutingForm
  /** All forms of the host. */
  forms: readonly RoutingForm[]
  actions: RoutingActions
  onAdded: (added: RoutingForm) => Promise<void>
}

export function useRoutingForm({ form, forms, actions, onAdded }: Options): KeptForm<FormValues> {
  const t = useText()
  const saved = useMemo(() => (form ? valuesOf(form) : newForm(t('routing.email_label'))), [form, t])
  return useKeptForm({
    name: `routing-form.${form?.id ?? 'new'}`,
    saved,
    check: (values) => checkForm(values, { id: form?.id, forms }, t),
    refusals: (error) => formRefusals(error, t),
    failureOf: (error) => problemText(error, t),
    reread: actions.reread,
    async send(values, changed, leave) {
      if (form) return valuesOf(await actions.save(form, bodyOf(changed)))
      const added = await actions.add(bodyOf(values))
      await leave(() => onAdded(added))
      return valuesOf(added)
    },
  })
}
