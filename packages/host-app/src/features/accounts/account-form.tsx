import type { ReactNode } from 'react'
import classes from './account-page.module.css'

interface Props {
  attach: (element: HTMLFormElement | null) => void
  /** Why it was not accepted, where no field is to blame. */
  failure: string | undefined
  onSend: () => void
  children: ReactNode
}

/** The one form of a screen before somebody is signed in. */
export function AccountForm({ attach, failure, onSend, children }: Props) {
  return (
    <form
      ref={attach}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {failure && (
        <p className={classes.alert} role="alert">
          {failure}
        </p>
      )}
      {children}
    </form>
  )
}
