import { Button, Input, SegmentedControl, TextInput } from '@mantine/core'
import type { Client } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { DurationField } from '../../ui/duration-field/duration-field.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'
import classes from './clients.module.css'
import { LocationField } from './location-field.tsx'
import { CLIENTS } from './queries.ts'
import { bodyOf, checkRequest, NEW_REQUEST } from './request-values.ts'

interface Asked {
  client: Client
  link: string | null
}

/** A host asks somebody for their free times. */
export function RequestPage() {
  const t = useText()
  const [asked, setAsked] = useState<Asked>()
  const up = { to: '/clients', text: t('room.clients') } as const
  if (!asked)
    return (
      <Page up={up} title={t('clients.request_title')} text={t('clients.request_text')}>
        <RequestForm onAsked={setAsked} />
      </Page>
    )
  const { client, link } = asked
  const { name } = client
  return (
    <Page
      up={up}
      title={link === null ? t('clients.sent_title', { name }) : t('clients.link_title', { name })}
      {...(link === null && { text: t('clients.sent_text') })}
    >
      <div className={classes.form}>
        {link !== null && <ShareLink url={link} text={t('clients.link_text', { name })} />}
        <div className={classes.actions}>
          <LinkButton to="/clients">{t('clients.to_list')}</LinkButton>
          <Button variant="default" onClick={() => setAsked(undefined)}>
            {t('clients.ask_another')}
          </Button>
        </div>
      </div>
    </Page>
  )
}

function RequestForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const once = useRepeatable()
  const wayLabel = useId()
  const { form, failure, element } = useSentForm({
    saved: NEW_REQUEST,
    check: (values) => checkRequest(values, t),
    async send(values) {
      const body = bodyOf(values)
      onAsked(await once(body, async (idempotencyKey) => call('POST /clients', { body, idempotencyKey })))
      await queryClient.invalidateQueries({ queryKey: CLIENTS })
    },
  })
  const { way, location } = form.values
  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <div>
        <Input.Label component="div" id={wayLabel}>
          {t('clients.way')}
        </Input.Label>
        <SegmentedControl
          aria-labelledby={wayLabel}
          value={way}
          data={(['mail', 'link'] as const).map((value) => ({ value, label: t(`clients.way_${value}`) }))}
          onChange={(chosen) => form.set('way', chosen === 'link' ? 'link' : 'mail')}
        />
      </div>
      <TextInput {...form.text('name')} aria-required label={t('clients.name')} autoComplete="off" />
      {way === 'mail' && (
        <TextInput
          {...form.text('email')}
          aria-required
          label={t('clients.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
      )}
      <TextInput
        {...form.text('topic')}
        aria-required
        label={t('clients.topic')}
        placeholder={t('clients.topic_example')}
      />
      <DurationField
        {...form.value('duration')}
        error={form.error('duration') ?? ''}
        label={t('clients.duration')}
        units={['minutes', 'hours']}
      />
      <LocationField
        value={location}
        error={form.error('location')}
        onBlur={() => form.leave('location')}
        onChange={(chosen) => form.set('location', chosen)}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t(way === 'mail' ? 'clients.send' : 'clients.make_link')}
        </Button>
      </div>
    </form>
  )
}
