import type { ReactNode } from 'react'
import { ContestedNotice } from './contested-notice.tsx'
import { FormNotices } from './form-notices.tsx'
import type { Form } from './use-form.ts'
import type { KeptForm } from './use-kept-form.tsx'

interface Props {
  // The values do not matter here.
  kept: Pick<KeptForm<never>, 'element' | 'failure' | 'guard'> & {
    form: Pick<Form<never>, 'isRestored' | 'contested' | 'keepMine' | 'takeTheirs'>
  }
  className?: string
  /** The name of a field that has no label of its own. */
  nameOf?: (field: string) => string
  /** A sentence about the source of a change made meanwhile. */
  changedFrom?: ReactNode
  children: ReactNode
}

/** The fields of a kept form, with the messages about the whole form above them. */
export function KeptFormFrame({
  kept: { form, element, failure, guard },
  className,
  nameOf,
  changedFrom,
  children,
}: Props) {
  return (
    <form {...element} className={className}>
      <FormNotices isRestored={form.isRestored} failure={failure} />
      {form.contested.length > 0 && <ContestedNotice {...{ form, nameOf, changedFrom }} />}
      {children}
      {guard}
    </form>
  )
}
