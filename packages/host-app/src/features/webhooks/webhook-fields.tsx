import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { WebhookForm } from './use-webhook-form.ts'
import { EVENTS, sortEvents } from './webhook-events.ts'
import classes from './webhook-fields.module.css'

interface Props {
  model: WebhookForm
  isNew?: boolean
  /** What stands below the fields. */
  children?: ReactNode
}

export function WebhookFields({ model, isNew, children }: Props) {
  const t = useText()
  const { form, attach, failure, save } = model
  return (
    <form
      ref={attach}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormNotices isRestored={form.isRestored} failure={failure} />
      <TextInput
        {...form.text('url')}
        label={t('webhooks.url')}
        description={t('webhooks.url_text')}
        placeholder="https://example.com/bookings"
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-autofocus={isNew || undefined}
      />
      <Checkbox.Group
        label={t('webhooks.events')}
        value={form.values.events}
        error={form.error('events')}
        onChange={(chosen) => {
          form.set('events', sortEvents(chosen))
          form.leave('events')
        }}
      >
        <div className={classes.events}>
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              label={t(`webhook_event.${event}`)}
              description={<bdi dir="ltr">{event}</bdi>}
            />
          ))}
        </div>
      </Checkbox.Group>
      {children}
    </form>
  )
}
