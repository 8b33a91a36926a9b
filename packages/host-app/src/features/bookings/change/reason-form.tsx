import { Button, Textarea } from '@mantine/core'
import { limits } from '@scheduling/domain'
import type { ReactNode } from 'react'
import { longerThan } from '../../../data/problem-text.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import classes from './panel.module.css'

interface Props {
  /** The name under which the typed reason survives closing the form in this tab. */
  draft: string
  /** Who reads the reason. */
  description: string
  leaveText: string
  submitText: string
  onSend: (reason: string) => Promise<void>
  onDone: () => void
  /** Above the field. */
  children?: ReactNode
}

/** Asks for a reason before something that cannot be undone, because somebody gets an email. */
export function ReasonForm({ draft, description, leaveText, submitText, onSend, onDone, children }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: { reason: '' },
    draft,
    check: (values) => longerThan(limits.REASON_MAX, values, t),
    send: async ({ reason }) => onSend(reason),
    onSent: onDone,
  })

  return (
    <form {...element} className={classes.panel}>
      {children}
      <FormNotices isRestored={form.isRestored} failure={failure} />
      <Textarea
        {...form.text('reason')}
        label={t('booking.reason')}
        description={description}
        autosize
        minRows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, so the focus belongs here
        autoFocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {leaveText}
        </Button>
        <Button type="submit" color="red" loading={form.isSending}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
