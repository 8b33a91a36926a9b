import { Button, TextInput } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import classes from './domains.module.css'

const EMPTY = { domain: '' }

const NAME = /^[^\s/:@?#.]+(\.[^\s/:@?#.]+)+$/

/** People paste the address of a page. */
function nameIn(typed: string): string {
  return typed.trim().replace(/^https?:\/\/|\/$/gi, '')
}

export function DomainForm({ onSend }: { onSend: (domain: string) => Promise<void> }) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    draft: 'domain',
    check: ({ domain: typed }): Problems => {
      const domain = nameIn(typed)
      if (domain === '') return { domain: t('field.required') }
      return NAME.test(domain) ? {} : { domain: t('domain.wrong', { domain }) }
    },
    send: ({ domain }) => onSend(nameIn(domain)),
    // To save again would be refused again.
    failureOf: (error) =>
      error instanceof ApiError && error.code === 'changed_meanwhile' ? t('domain.set_meanwhile') : undefined,
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={form.isRestored} failure={failure} />
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
