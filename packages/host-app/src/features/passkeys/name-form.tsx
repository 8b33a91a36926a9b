import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import classes from './passkeys.module.css'

interface Props {
  name: string
  /** Throws the server's refusal. */
  save: (name: string) => Promise<void>
  onDone: () => void
}

export function NameForm({ name, save, onDone }: Props) {
  const t = useText()
  const [saved] = useState({ name })
  const { form, failure, element } = useSentForm({
    saved,
    check: (values): Problems => (values.name.trim() ? {} : { name: t('field.required') }),
    send: (values) => save(values.name),
    onSent: onDone,
  })

  return (
    <form {...element} className={classes.rename}>
      <TextInput
        {...form.text('name')}
        aria-required
        className={classes.words}
        aria-label={t('passkeys.name')}
        error={form.error('name') ?? failure}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button opened this field
        autoFocus
      />
      <Button type="submit" loading={form.isSending}>
        {t('form.save')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('dialog.cancel')}
      </Button>
    </form>
  )
}
