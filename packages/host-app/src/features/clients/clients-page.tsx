import { Modal } from '@mantine/core'
import type { Client } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { ShareLink } from '../../ui/share-link/share-link.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { useLast } from '../../ui/use-last.ts'
import { ClientRow } from './client-row.tsx'
import { CommonTimes } from './common-times.tsx'
import { clientsQuery } from './queries.ts'
import { useClientActions } from './use-client-actions.ts'

export function ClientsPage() {
  const t = useText()
  const { call } = useDeps()
  const clients = useQuery(clientsQuery(call))
  const actions = useClientActions()
  const [meeting, setMeeting] = useState<Client>()
  const [asked, setAsked] = useState<{ action: 'end' | 'delete'; client: Client }>()
  const [link, setLink] = useState<{ name: string; url: string }>()
  const shown = useLast(asked)
  async function showNewLink(client: Client): Promise<void> {
    const url = await actions.newLink(client)
    if (url) setLink({ name: client.name, url })
  }
  const add = (
    <LinkButton to="/request-calendar" leftSection={<IconPlus size={16} />}>
      {t('clients.ask')}
    </LinkButton>
  )
  return (
    <Page
      isWide
      title={t('room.clients')}
      text={t('clients.text')}
      tabs={<RoomTabs of="/scheduled-events" />}
      actions={add}
    >
      <Answer of={clients} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('clients.empty')} text={t('clients.empty_text')} actions={add} />
          ) : (
            <ul className={rows.list}>
              {list.map((client) => (
                <li key={client.id}>
                  <ClientRow
                    client={client}
                    onMeet={() => setMeeting(client)}
                    onMail={() => actions.mailAgain(client)}
                    onLink={() => showNewLink(client)}
                    onEnd={() => setAsked({ action: 'end', client })}
                    onDelete={() => setAsked({ action: 'delete', client })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {meeting && <CommonTimes client={meeting} onClose={() => setMeeting(undefined)} />}
      <Modal
        opened={link !== undefined}
        onClose={() => setLink(undefined)}
        title={t('clients.link_title', { name: link?.name ?? '' })}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        {link && <ShareLink url={link.url} text={t('clients.link_text', { name: link.name })} />}
      </Modal>
      {shown && (
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t(`clients.${shown.action}_title`)}
          action={t(shown.action === 'end' ? 'clients.end' : 'row.delete')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            return actions[shown.action](shown.client)
          }}
        >
          {t(`clients.${shown.action}_text`, { name: shown.client.name })}
        </ConfirmDialog>
      )}
    </Page>
  )
}
