import type { ComponentProps, ReactNode } from 'react'
import classes from './account-page.module.css'

interface Props {
  element: ComponentProps<'form'>
  /** Why it was not accepted, if no field is to blame. */
  failure?: string | undefined
  children: ReactNode
}

/** The only form of a screen before sign-in. */
export function AccountForm({ element, failure, children }: Props) {
  return (
    <form {...element} className={classes.form}>
      {failure && (
        <p className={classes.alert} role="alert">
          {failure}
        </p>
      )}
      {children}
    </form>
  )
}
