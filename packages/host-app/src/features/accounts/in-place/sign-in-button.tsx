import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

interface Props {
  /** Where another way of signing in leads back to. */
  path: string
  onSignedIn: () => void
}

/** Signs in without leaving the page. */
export function SignInButton({ path, onSignedIn }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sign_in.action')}</Button>
      {isOpen && (
        <SignInDialog
          text={t('sign_in.stays_open')}
          next={path}
          onClose={() => setOpen(false)}
          onSignedIn={() => {
            setOpen(false)
            onSignedIn()
          }}
        />
      )}
    </>
  )
}
