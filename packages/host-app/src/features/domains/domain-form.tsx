import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import classes from './domains.module.css'

const EMPTY = { domain: '' }

export function DomainForm({ onSend }: { onSend: (domain: string) => Promise<void> }) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: EMPTY,
    check: ({ domain }): Problems => (domain.trim() === '' ? { domain: t('field.required') } : {}),
    refusals: (error) => fieldProblems(error, t),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    form
      .send(async (values) => {
        await onSend(values.domain)
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <form ref={attach} className={classes.form} noValidate onSubmit={send}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('domain')}
        label={t('domain.label')}
        description={t('domain.label_text')}
        placeholder="meet.example.com"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('domain.use')}
        </Button>
      </div>
    </form>
  )
}
