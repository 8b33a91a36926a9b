import { Button } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { useHere } from '../../../ui/use-here.ts'
import { DeleteWebhookDialog } from '../list/delete-webhook-dialog.tsx'
import { Deliveries } from '../deliveries/deliveries.tsx'
import { SendExample } from '../payload/send-example.tsx'
import { SecretPanel } from '../../../ui/secret-panel/secret-panel.tsx'
import type { WebhookActions } from '../use-webhook-actions.ts'
import { useWebhookForm } from './use-webhook-form.ts'
import classes from './webhook-details.module.css'
import { WebhookFields } from './webhook-fields.tsx'
import { WebhookStanding } from './webhook-standing.tsx'
import { WhatIsSent } from '../payload/what-is-sent.tsx'

interface Props {
  webhook: Webhook
  actions: WebhookActions
  /** Set while it can be shown. */
  secret: string | undefined
  onSecret: (fresh: { id: string; secret: string }) => void
  onSecretKept: () => void
}

export function WebhookDetails({ webhook, actions, secret, onSecret, onSecretKept }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const here = useHere()
  const kept = useWebhookForm({ webhook, actions })
  const { form, save } = kept
  const [asked, setAsked] = useState<'delete' | 'renew'>()

  async function remove(gone: Webhook) {
    setAsked(undefined)
    const isHere = here()
    if ((await actions.remove(gone)) && isHere())
      await navigate({ to: '/integrations/webhooks', ignoreBlocker: true })
  }

  async function renew() {
    setAsked(undefined)
    const fresh = await actions.renewSecret(webhook)
    if (fresh) onSecret(fresh)
  }

  return (
    <div className={classes.details}>
      {secret && (
        <SecretPanel
          key={secret}
          title={t('webhooks.secret_fresh')}
          secret={secret}
          copy={t('webhooks.secret_copy')}
          copied={t('webhooks.secret_copied')}
          done={t('webhooks.secret_done')}
          onKept={onSecretKept}
        >
          <strong>{t('webhooks.secret_once')}</strong>{' '}
          {t('webhooks.secret_use', { section: t('webhooks.what') })}
        </SecretPanel>
      )}
      <WebhookStanding webhook={webhook} actions={actions} />
      <div className={classes.columns}>
        <WebhookFields id={webhook.id} kept={kept} />
        <div className={classes.beside}>
          <SendExample webhookId={webhook.id} />
          <section className={classes.secret} aria-labelledby="webhook-secret">
            <h2 id="webhook-secret" className={classes.title}>
              {t('webhooks.secret')}
            </h2>
            <p className={classes.text}>{t('webhooks.secret_text')}</p>
            <Button variant="default" onClick={() => setAsked('renew')}>
              {t('webhooks.renew')}
            </Button>
          </section>
        </div>
      </div>
      <Deliveries webhook={webhook} />
      <WhatIsSent />
      <Button
        className={classes.delete}
        variant="subtle"
        color="red"
        leftSection={<IconDelete size={16} />}
        onClick={() => setAsked('delete')}
      >
        {t('row.delete')}
      </Button>
      <SaveBar
        isShown={form.isDirty}
        isSending={form.isSending}
        text={t('form.unsaved')}
        onSave={() => void save()}
        onDiscard={form.discard}
      />
      <ConfirmDialog
        isOpen={asked === 'renew'}
        title={t('webhooks.renew_title')}
        action={t('webhooks.renew')}
        onConfirm={renew}
        onClose={() => setAsked(undefined)}
      >
        {t('webhooks.renew_text')}
      </ConfirmDialog>
      <DeleteWebhookDialog
        webhook={asked === 'delete' ? webhook : undefined}
        onDelete={remove}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}
