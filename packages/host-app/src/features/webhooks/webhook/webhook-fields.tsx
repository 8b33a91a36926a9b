import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { UrlField } from '../../../ui/url-field.tsx'
import { EVENTS, sortEvents } from '../webhook-events.ts'
import classes from './webhook-fields.module.css'
import type { WebhookValues } from '../webhook-values.ts'

interface Props {
  /** Absent: a new one. */
  id?: string
  kept: KeptForm<WebhookValues>
  /** Shown below the fields. */
  children?: ReactNode
}

export function WebhookFields({ id, kept, children }: Props) {
  const t = useText()
  const { form } = kept
  return (
    <KeptFormFrame
      kept={kept}
      className={classes.form}
      changedFrom={<ChangedFrom kind="webhook_changed" of={id} />}
    >
      <UrlField
        {...form.value('url')}
        aria-required
        label={t('webhooks.url')}
        description={t('webhooks.url_text')}
        placeholder="https://example.com/bookings"
        autoComplete="off"
        data-autofocus={!id || undefined}
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
    </KeptFormFrame>
  )
}
