import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { embedsQuery } from '../queries.ts'
import { useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DeleteEmbedDialog } from '../delete-embed-dialog.tsx'
import { EmbedRow } from './embed-row.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './embeds-page.module.css'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { EmbedsPicture } from './embeds-picture.tsx'
import { useEmbedActions } from '../use-embed-actions.ts'
import { useEventLimit } from '../use-event-limit.ts'

export function EmbedsPage() {
  const t = useText()
  const { call } = useDeps()
  const embeds = useQuery(embedsQuery(call))
  const actions = useEmbedActions()
  const limit = useEventLimit()
  const [deleted, setDeleted] = useState<string>()
  const add = (
    <LinkButton to="/integrations/embeds/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('embeds.add')}
    </LinkButton>
  )

  return (
    <Page
      title={t('room.embeds')}
      text={t('embeds.text')}
      tabs={<RoomTabs of="/integrations" />}
      actions={add}
    >
      <Answer of={embeds} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              picture={<EmbedsPicture />}
              title={t('embeds.empty')}
              text={t('embeds.empty_text')}
              actions={add}
            />
          ) : (
            <ul className={rows.list}>
              {list.map((embed) => (
                <li key={embed.id}>
                  <EmbedRow embed={embed} onDelete={() => setDeleted(embed.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {limit && embeds.data && (
        <p className={classes.limit}>
          {t('embeds.limit', { used: limit.eventTypes + limit.embeds, limit: limit.limit })}
        </p>
      )}
      <DeleteEmbedDialog
        embed={embeds.data?.find(({ id }) => id === deleted)}
        onClose={() => setDeleted(undefined)}
        onDelete={(embed) => {
          setDeleted(undefined)
          return actions.remove(embed)
        }}
      />
    </Page>
  )
}
