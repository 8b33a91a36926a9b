import type { ReactNode } from 'react'
import { ContestedNotice } from './contested-notice.tsx'
import { FormNotices } from './form-notices.tsx'
import type { Form } from './use-form.ts'
import type { KeptForm } from './use-kept-form.tsx'

interface Props {
  // The values are of no interest here.
  kept: Pick<KeptForm<never>, 'element' | 'failure' | 'guard'> & {
    form: Pick<Form<never>, 'isRestored' | 'contested' | 'keepMine' | 'takeTheirs'>
  }
  className?: string
  /** What a field is called where it has no label of its own. */
  nameOf?: (field: string) => string
  /** A sentence about where a change came from that was made meanwhile. */
  changedFrom?: ReactNode
  children: ReactNode
}

/** The fields of a kept form, with what concerns all of them above. */
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
