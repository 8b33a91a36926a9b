import { Menu, Switch, Tooltip } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { useShare } from '../../../shell/share-context.ts'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import {
  IconChevronDown,
  IconCopy,
  IconDelete,
  IconEdit,
  IconExternal,
  IconShare,
} from '../../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../../ui/work/more-menu.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './event-type-list.module.css'
import { EventTypeSummary } from './event-type-summary.tsx'
import type { EventTypeActions } from '../use-event-type-actions.ts'

interface Props {
  eventType: EventType
  handle: ReactNode
  url: string
  actions: EventTypeActions
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

export function EventTypeRow({ eventType, handle, url, actions, isFirst, isLast, onMove, onDelete }: Props) {
  const t = useText()
  const share = useShare()
  const navigate = useNavigate()
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
        <Tooltip label={isOn ? t('event_types.on') : t('event_types.off')}>
          <Switch
            className={classes.switch}
            checked={isOn}
            disabled={eventType.given?.locked.includes('isOn')}
            onChange={(event) => void actions.setOn(eventType, event.currentTarget.checked)}
            aria-label={t('event_types.switch', { name })}
          />
        </Tooltip>
        <MoreMenu label={t('event_types.more', { name })} width={220}>
          <Menu.Item
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternal size={16} />}
          >
            {t('event_types.view')}
          </Menu.Item>
          <Menu.Item leftSection={<IconShare size={16} />} onClick={() => share.open(id)}>
            {t('event_types.share')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEdit size={16} />}
            onClick={() => void navigate({ to: '/bookingpage/$id', params: { id } })}
          >
            {t('event_types.edit')}
          </Menu.Item>
          <WorkItem leftSection={<IconCopy size={16} />} work={() => actions.duplicate(eventType)}>
            {t('event_types.duplicate')}
          </WorkItem>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconChevronDown size={16} className={classes.up} />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            {t('event_types.move_up')}
          </Menu.Item>
          <Menu.Item leftSection={<IconChevronDown size={16} />} disabled={isLast} onClick={() => onMove(1)}>
            {t('event_types.move_down')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconDelete size={16} />}
            // Only the organization takes it back.
            disabled={eventType.given !== null}
            onClick={onDelete}
          >
            {t('event_types.delete')}
          </Menu.Item>
        </MoreMenu>
      </div>
    </article>
  )
}
