import { ActionIcon, Menu } from '@mantine/core'
import type { Embed } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat, useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IconDelete, IconEdit, IconMore } from '../../ui/icons.ts'
import rowLink from '../../ui/row-link.module.css'
import classes from './embeds-page.module.css'
import { snippet } from './snippets.ts'
import { useBookingPage } from './use-booking-page.ts'

export function EmbedRow({ embed, onDelete }: { embed: Embed; onDelete: () => void }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { id, name, kind, eventTypeId, settings, allowedSites, createdAt } = embed
  const { origin, url, eventType } = useBookingPage(eventTypeId)
  const booked = eventTypeId ? (eventType?.name ?? t('embeds.event_gone')) : t('share.whole_page')
  const saved = format.day(dateOf(format.timeZone, Date.parse(createdAt)))

  return (
    <article className={classes.row} aria-label={name}>
      <Link to="/integrations/embeds/$id" params={{ id }} className={`${rowLink.link} ${classes.main}`}>
        <h2 className={rowLink.name} dir="auto">
          {name}
        </h2>
        <span className={classes.facts}>
          <span>{t(`embed.${kind}`)}</span>
          <bdi>{booked}</bdi>
          {allowedSites.length === 0 ? (
            <span>{t('embeds.any_site')}</span>
          ) : (
            <bdi>
              {allowedSites.length === 1
                ? allowedSites[0]?.replace(/^https?:\/\//, '')
                : t('embeds.sites', { count: allowedSites.length })}
            </bdi>
          )}
          <span>{t('embeds.created', { date: saved })}</span>
        </span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={snippet(kind, { origin, url, settings, embedId: id })}
        label={t('embed.copy')}
        aria-label={t('embeds.copy_of', { name })}
        said={t('embed.copied')}
      />
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('embeds.more', { name })}>
            <IconMore size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconEdit size={16} />}
            onClick={() => void navigate({ to: '/integrations/embeds/$id', params: { id } })}
          >
            {t('embeds.edit')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
            {t('embeds.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </article>
  )
}
