import { Menu } from '@mantine/core'
import type { BookingLink } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { IconDelete } from '../../ui/icons.ts'
import rows from '../../ui/rows.module.css'
import { MoreMenu } from '../../ui/work/more-menu.tsx'

interface Props {
  link: BookingLink
  url: string
  onRevoke: () => void
  onDelete: () => void
}

export function LinkRow({ link, url, onRevoke, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const { slug, label, prefill, state, bookings, maxUses, expiresAt } = link
  const name = label || prefill.name || prefill.email || slug
  const isOpen = state === 'open'
  return (
    <article className={rows.row} aria-label={name} data-off={!isOpen || undefined}>
      <div className={rows.link}>
        <bdi className={rows.name}>{name}</bdi>
        <span className={rows.facts}>
          <span>
            {maxUses === 1 && bookings.length === 0
              ? t('links.unused')
              : t('links.used', { count: bookings.length, max: maxUses })}
          </span>
          {(state === 'expired' || state === 'revoked') && <span>{t(`links.${state}`)}</span>}
          {isOpen && expiresAt && (
            <span>{t('links.until', { date: format.dayOf(Date.parse(expiresAt) - 1) })}</span>
          )}
          {bookings.map(({ id, inviteeName }) => (
            <Link key={id} to="/scheduled-events" search={{ booking: id }}>
              <bdi>{inviteeName || t('booking.erased')}</bdi>
            </Link>
          ))}
        </span>
      </div>
      {isOpen && (
        <CopyButton
          variant="subtle"
          color="gray"
          text={url}
          label={t('share.copy')}
          aria-label={t('event_types.copy_link_of', { name })}
          said={t('share.copied')}
        />
      )}
      <MoreMenu label={t('event_types.more', { name })}>
        {isOpen && <Menu.Item onClick={onRevoke}>{t('links.revoke')}</Menu.Item>}
        <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
          {t('row.delete')}
        </Menu.Item>
      </MoreMenu>
    </article>
  )
}
