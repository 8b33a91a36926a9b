import { Button } from '@mantine/core'
import type { ApiKey } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { Page } from '../../ui/page/page.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { DeveloperAddresses } from '../oauth/developer-addresses.tsx'
import { ConnectedApps } from '../oauth/connected-apps.tsx'
import { RegisteredApps } from '../oauth/registered-apps.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import classes from './api-keys.module.css'
import { FreshKey } from './fresh-key.tsx'
import { apiKeysQuery } from './queries.ts'
import { useApiKeyActions } from './use-api-key-actions.ts'

export function ApiKeysPage() {
  const t = useText()
  const { call } = useDeps()
  const keys = useQuery(apiKeysQuery(call))
  const actions = useApiKeyActions()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [removed, setRemoved] = useState<ApiKey>()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
      {t('api_keys.add')}
    </Button>
  )
  return (
    <Page
      title={t('room.api_keys')}
      text={t('api_keys.text')}
      tabs={<RoomTabs of="/integrations" />}
      actions={!isMaking && keys.data?.length !== 0 && add}
    >
      <div className={classes.parts}>
        {isMaking && (
          <ApiKeyForm
            make={actions.make}
            onMade={(made) => {
              setMaking(false)
              setSecret(made)
            }}
            onCancel={() => setMaking(false)}
          />
        )}
        {secret !== undefined && <FreshKey secret={secret} onKept={() => setSecret(undefined)} />}
        <Answer of={keys} loading={<RowsSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              !isMaking && (
                <EmptyState title={t('api_keys.empty')} text={t('api_keys.empty_text')} actions={add} />
              )
            ) : (
              <ul className={rows.list}>
                {list.map((key) => (
                  <li key={key.id}>
                    <ApiKeyRow apiKey={key} onRemove={() => setRemoved(key)} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
        <ConnectedApps />
        <DeveloperAddresses />
        <RegisteredApps />
      </div>
      <RemovalDialog
        of={removed}
        title={({ name }) => t('api_keys.remove_of', { name })}
        action={t('api_keys.remove')}
        onRemove={actions.remove}
        onClose={() => setRemoved(undefined)}
      >
        {t('api_keys.remove_text')}
      </RemovalDialog>
    </Page>
  )
}
