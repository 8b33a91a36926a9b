import { Button, TextInput } from '@mantine/core'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import classes from './domains.module.css'

const EMPTY = { domain: '' }

export function DomainForm({ onSend }: { onSend: (domain: string) => Promise<void> }) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: ({ domain }): Problems => (domain.trim() === '' ? { domain: t('field.required') } : {}),
    send: ({ domain }) => onSend(domain),
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('domain')}
        aria-required
        label={t('domain.label')}
        description={t('domain.label_text')}
        placeholder="meet.example.com"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('domain.use')}
        </Button>
      </div>
    </form>
  )
}
