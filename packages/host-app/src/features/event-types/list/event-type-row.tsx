import { Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { MenuPending } from '../../../ui/work/menu-pending.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './event-type-list.module.css'
import type { EventTypeMenuProps } from './event-type-menu.tsx'
import { EventTypeSummary } from './event-type-summary.tsx'

const EventTypeMenu = lazyPart(async () => (await import('./event-type-menu.tsx')).EventTypeMenu, MenuOf)

interface Props extends EventTypeMenuProps {
  handle: ReactNode
}

export function EventTypeRow({
  eventType,
  handle,
  url,
  actions,
  isFirst,
  isLast,
  onMove,
  onLinks,
  onDelete,
}: Props) {
  const t = useText()
  const { id, name, isOn } = eventType

  return (
    <article className={classes.row} data-off={!isOn || undefined} aria-label={name}>
      {handle}
      <Link to="/bookingpage/$id" params={{ id }} className={`${rows.link} ${classes.main}`}>
        <EventTypeSummary eventType={eventType} />
      </Link>
      <div className={classes.tools}>
        <CopyButton
          className={classes.copy}
          variant="subtle"
          color="gray"
          text={url}
          label={t('event_types.copy_link')}
          aria-label={t('event_types.copy_link_of', { name })}
        />
        <span title={isOn ? t('event_types.on') : t('event_types.off')}>
          <Switch
            className={classes.switch}
            checked={isOn}
            disabled={eventType.given?.locked.includes('isOn')}
            onChange={(event) => void actions.setOn(eventType, event.currentTarget.checked)}
            aria-label={t('event_types.switch', { name })}
          />
        </span>
        <EventTypeMenu
          eventType={eventType}
          url={url}
          actions={actions}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onLinks={onLinks}
          onDelete={onDelete}
        />
      </div>
    </article>
  )
}

function MenuOf({ eventType: { name } }: EventTypeMenuProps) {
  const t = useText()
  return <MenuPending label={t('event_types.more', { name })} />
}
