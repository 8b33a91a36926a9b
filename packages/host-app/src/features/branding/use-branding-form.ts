import type { Branding } from '@scheduling/contract'
import { useMemo } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useBrandingActions } from './use-branding-actions.ts'

export type Colors = Branding['colors']
export type BrandingValues = Colors & Pick<Branding, 'hidesProductName'>

/** The colors and our name. Pictures are saved as soon as they are chosen. */
export function useBrandingForm(branding: Branding): KeptForm<BrandingValues> {
  const t = useText()
  const toasts = useToasts()
  const actions = useBrandingActions()
  const saved = useMemo(() => valuesOf(branding), [branding])
  return useKeptForm({
    name: 'settings.branding',
    saved,
    check: () => ({}),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    async send(_, { hidesProductName, ...colors }) {
      const accepted = await actions.save({ colors, hidesProductName })
      toasts.show(t('setting.saved'))
      return valuesOf(accepted)
    },
    reread: actions.reread,
  })
}

function valuesOf({ colors, hidesProductName }: Branding): BrandingValues {
  return { ...colors, hidesProductName }
}
