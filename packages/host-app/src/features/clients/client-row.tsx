import { Button, Menu } from '@mantine/core'
import type { Client } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconDelete } from '../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../ui/work/more-menu.tsx'
import rows from '../../ui/rows.module.css'

interface Props {
  client: Client
  onMeet: () => void
  onMail: () => Promise<void>
  onLink: () => Promise<void>
  onEnd: () => void
  onDelete: () => void
}

export function ClientRow({ client, onMeet, onMail, onLink, onEnd, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const { name, email, state, account, health, lastReadAt, askedAt } = client
  const isConnected = state === 'connected'
  return (
    <article className={rows.row} aria-label={name}>
      <div className={rows.link}>
        <bdi className={rows.name}>{name}</bdi>
        <span className={rows.facts}>
          <span>{t(`clients.state_${state}`, { date: format.dayOf(Date.parse(askedAt)) })}</span>
          {(account ?? email) && (
            <span>
              <bdi>{account ?? email}</bdi>
            </span>
          )}
          {isConnected && (
            <span>
              {health === 'needs_reconnect'
                ? t('clients.needs_reconnect')
                : lastReadAt === null
                  ? t('clients.never_read')
                  : t('clients.last_read', { time: format.dateTime(Date.parse(lastReadAt)) })}
            </span>
          )}
        </span>
      </div>
      {isConnected && (
        <Button variant="default" aria-label={t('clients.find_time_of', { name })} onClick={onMeet}>
          {t('clients.find_time')}
        </Button>
      )}
      <MoreMenu label={t('clients.more', { name })} width={240}>
        {email !== null && <WorkItem work={onMail}>{t('clients.ask_again_mail')}</WorkItem>}
        <WorkItem work={onLink}>{t('clients.ask_again_link')}</WorkItem>
        {isConnected && <Menu.Item onClick={onEnd}>{t('clients.end')}</Menu.Item>}
        <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
          {t('row.delete')}
        </Menu.Item>
      </MoreMenu>
    </article>
  )
}
