import type { ReactNode } from 'react'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { Page } from '../../../ui/page/page.tsx'
import classes from './in-place.module.css'
import { useText } from '../../../language/language.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SignInButton } from './sign-in-button.tsx'

interface Props {
  title: string
  text: string
  path: string
  /** What there is to see after signing in. */
  signIn: string
  children: ReactNode
}

/** A window of another program, without the dashboard around it. Asks for a sign-in in place, if there is none. */
export function ToolWindow({ title, text, path, signIn, children }: Props) {
  const t = useText()
  const { session } = useDeps()
  const [isSignedIn, setSignedIn] = useState(session.token() !== undefined)
  return (
    <main className={classes.page}>
      <Page title={title} text={text}>
        {isSignedIn ? (
          <div className={classes.steps}>{children}</div>
        ) : (
          <EmptyState
            title={signIn}
            text={t('sign_in.stays_open')}
            actions={<SignInButton path={path} onSignedIn={() => setSignedIn(true)} />}
          />
        )}
      </Page>
    </main>
  )
}
