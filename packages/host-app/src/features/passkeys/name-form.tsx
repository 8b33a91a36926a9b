import { Button, TextInput } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import classes from './passkeys.module.css'

interface Props {
  name: string
  /** Throws what the server refuses. */
  save: (name: string) => Promise<void>
  onDone: () => void
}

export function NameForm({ name, save, onDone }: Props) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const [saved] = useState({ name })
  const { form, attach } = useForm({
    saved,
    check: (values): Problems => (values.name.trim() ? {} : { name: t('field.required') }),
    refusals: (error) => fieldProblems(error, t),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    form
      .send(async (values) => {
        await save(values.name)
        return values
      })
      .then((isSaved) => isSaved && onDone())
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <form ref={attach} className={classes.rename} noValidate onSubmit={send}>
      <TextInput
        {...form.text('name')}
        className={classes.words}
        aria-label={t('passkeys.name')}
        error={form.error('name') ?? failure}
        maxLength={limits.NAME_MAX}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed asked for this field
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
