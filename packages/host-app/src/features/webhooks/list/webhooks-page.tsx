import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { useWebhookActions } from '../use-webhook-actions.ts'
import { isInWebhooksRoom, useWebhooks } from '../use-webhooks.ts'
import { WebhookRow } from './webhook-row.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './webhooks-page.module.css'
import { WebhooksPicture, WebhooksSkeleton } from './webhooks-picture.tsx'
import { WhatIsSent } from '../payload/what-is-sent.tsx'

export function WebhooksPage() {
  const t = useText()
  const webhooks = useWebhooks()
  const actions = useWebhookActions()
  const [deleted, setDeleted] = useState<string>()
  const isEmpty = webhooks.data?.filter(isInWebhooksRoom).length === 0
  const add = (
    <LinkButton to="/integrations/webhooks/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('webhooks.add')}
    </LinkButton>
  )

  return (
    <Page
      up={{ to: '/integrations', text: t('room.integrations') }}
      title={t('webhooks.title')}
      text={t('webhooks.text')}
      actions={!isEmpty && add}
    >
      <Answer of={webhooks} loading={<WebhooksSkeleton />}>
        {(all) => {
          const list = all.filter(isInWebhooksRoom)
          return list.length === 0 ? (
            <EmptyState
              picture={<WebhooksPicture />}
              title={t('webhooks.empty')}
              text={t('webhooks.empty_text')}
              actions={add}
            />
          ) : (
            <ul className={rows.list}>
              {list.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookRow webhook={webhook} actions={actions} onDelete={() => setDeleted(webhook.id)} />
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      <div className={classes.what}>
        <WhatIsSent />
      </div>
      <DeleteWebhookDialog
        webhook={webhooks.data?.find(({ id }) => id === deleted)}
        onClose={() => setDeleted(undefined)}
        onDelete={(webhook) => {
          setDeleted(undefined)
          return actions.remove(webhook)
        }}
      />
    </Page>
  )
}
