import { Button } from '@mantine/core'
import type { Passkey } from '@scheduling/contract'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { NameForm } from './name-form.tsx'
import classes from './passkeys.module.css'
import { usePasskeyActions } from './use-passkey-actions.ts'

export function PasskeyRow({ passkey: { id, name, addedAt, usedAt } }: { passkey: Passkey }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const actions = usePasskeyActions()
  const [asked, setAsked] = useState<'name' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <li className={classes.row}>
      {asked === 'name' ? (
        <NameForm name={name} save={async (next) => actions.rename(id, next)} onDone={close} />
      ) : (
        <>
          <span className={classes.words}>
            <bdi className={classes.name}>{name}</bdi>
            <span className={classes.hint}>
              {t('passkeys.added', { date: format.dayOf(Date.parse(addedAt)) })}{' '}
              {usedAt
                ? t('passkeys.used', { when: format.distance(Date.parse(usedAt), now) })
                : t('passkeys.unused')}
            </span>
          </span>
          <span className={classes.actions}>
            <Button
              variant="default"
              aria-label={t('passkeys.rename_of', { name })}
              onClick={() => setAsked('name')}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              variant="default"
              aria-label={t('passkeys.remove_of', { name })}
              onClick={() => setAsked('remove')}
            >
              {t('passkeys.remove')}
            </Button>
          </span>
        </>
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('passkeys.remove_of', { name })}
        action={t('passkeys.remove')}
        onConfirm={() => {
          close()
          return actions.remove(id)
        }}
        onClose={close}
      >
        {t('passkeys.remove_text')}
      </ConfirmDialog>
    </li>
  )
}
