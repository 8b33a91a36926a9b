import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import classes from './passkeys.module.css'
import { passkeysQuery } from './queries.ts'

/** The list of passkeys, and a button to add one. */
export function Passkeys() {
  const t = useText()
  const { call, authenticator } = useDeps()
  const passkeys = useQuery(passkeysQuery(call))
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={classes.part} aria-labelledby="passkeys">
      <h2 id="passkeys" className={classes.title}>
        {t('passkeys.title')}
      </h2>
      <p className={classes.hint}>{t('passkeys.text')}</p>
      <Answer of={passkeys} loading={<Skeleton height={64} />}>
        {(list) =>
          list.length > 0 && (
            <ul className={classes.list}>
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Answer>
      {!authenticator.isThere() && <p className={classes.hint}>{t('passkeys.not_here')}</p>}
      {isAdding && <AddPasskeyForm onDone={() => setAdding(false)} />}
      {!isAdding && authenticator.isThere() && (
        <Button className={classes.add} variant="default" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      )}
    </section>
  )
}
