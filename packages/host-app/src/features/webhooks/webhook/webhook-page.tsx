import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { useWebhookActions } from '../use-webhook-actions.ts'
import { useWebhooks } from '../use-webhooks.ts'
import { addressHost } from '../webhook-address.ts'
import { WebhookDetails } from './webhook-details.tsx'
import { WebhooksSkeleton } from '../list/webhooks-picture.tsx'

const route = getRouteApi('/shell/integrations/webhooks/$id')

export function WebhookPage() {
  const t = useText()
  const { id } = route.useParams()
  const navigate = useNavigate()
  const webhooks = useWebhooks()
  const actions = useWebhookActions()
  // The secret of a webhook that was just added or renewed. It stays on this page, also when a new webhook gets its
  // address.
  const [fresh, setFresh] = useState<{ id: string; secret: string }>()
  const webhook = webhooks.data?.find((one) => one.id === id)
  const isNew = id === 'new'
  const isGone = webhooks.data !== undefined && !webhook && !isNew

  return (
    <Page
      up={{ to: '/integrations/webhooks', text: t('webhooks.title') }}
      title={
        isNew
          ? t('webhooks.add')
          : isGone
            ? t('webhooks.gone')
            : webhook
              ? addressHost(webhook.url)
              : t('webhooks.title')
      }
    >
      <Answer of={webhooks} loading={<WebhooksSkeleton />}>
        {() =>
          isGone ? (
            <EmptyState
              title={t('webhooks.gone')}
              text={t('webhooks.gone_text')}
              actions={<LinkButton to="/integrations/webhooks">{t('webhooks.all')}</LinkButton>}
            />
          ) : webhook ? (
            <WebhookDetails
              key={id}
              webhook={webhook}
              actions={actions}
              secret={fresh?.id === id ? fresh.secret : undefined}
              onSecret={setFresh}
              onSecretKept={() => setFresh(undefined)}
            />
          ) : (
            <NewWebhook
              actions={actions}
              onAdded={async (added) => {
                setFresh(added)
                await navigate({
                  to: '/integrations/webhooks/$id',
                  params: { id: added.id },
                  replace: true,
                  // The form is saved, so do not ask about unsaved changes.
                  ignoreBlocker: true,
                })
              }}
            />
          )
        }
      </Answer>
    </Page>
  )
}
