import type { Embed } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat, useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { RowMenu } from '../../../ui/work/row-menu.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './embeds-page.module.css'
import { snippet } from '../code/snippets.ts'
import { useBookingPage } from '../use-booking-page.ts'

export function EmbedRow({ embed, onDelete }: { embed: Embed; onDelete: () => void }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { id, name, kind, eventTypeId, settings, allowedSites, createdAt } = embed
  const { origin, url, eventType } = useBookingPage(eventTypeId)
  const booked = eventTypeId ? (eventType?.name ?? t('embeds.event_gone')) : t('share.whole_page')
  const saved = format.day(dateOf(format.timeZone, Date.parse(createdAt)))

  return (
    <article className={`${rows.row} ${classes.row}`} aria-label={name}>
      <Link to="/integrations/embeds/$id" params={{ id }} className={`${rows.link} ${classes.main}`}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>
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
      <RowMenu
        label={t('embeds.more', { name })}
        onEdit={() => void navigate({ to: '/integrations/embeds/$id', params: { id } })}
        onDelete={onDelete}
      />
    </article>
  )
}
