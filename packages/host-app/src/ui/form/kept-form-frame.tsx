import type { ReactNode } from 'react'
import { FormNotices } from './form-notices.tsx'
import type { KeptForm } from './use-kept-form.tsx'

interface Props {
  // The values are of no interest here.
  kept: Pick<KeptForm<never>, 'element' | 'failure' | 'guard'> & { form: { isRestored: boolean } }
  className?: string
  children: ReactNode
}

/** The fields of a kept form, with what concerns all of them above. */
export function KeptFormFrame({ kept: { form, element, failure, guard }, className, children }: Props) {
  return (
    <form {...element} className={className}>
      <FormNotices isRestored={form.isRestored} failure={failure} />
      {children}
      {guard}
    </form>
  )
}
