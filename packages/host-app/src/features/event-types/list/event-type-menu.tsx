import { Menu } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../language/language.tsx'
import { useShare } from '../../../shell/share-context.ts'
import {
  IconChevronDown,
  IconCopy,
  IconDelete,
  IconEdit,
  IconEventTypes,
  IconExternal,
  IconShare,
} from '../../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../../ui/work/more-menu.tsx'
import type { EventTypeActions } from '../use-event-type-actions.ts'
import classes from './event-type-list.module.css'

export interface EventTypeMenuProps {
  eventType: EventType
  url: string
  actions: EventTypeActions
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onLinks: () => void
  onDelete: () => void
}

/** What can be done with an event type of the list. */
export function EventTypeMenu({
  eventType,
  url,
  actions,
  isFirst,
  isLast,
  onMove,
  onLinks,
  onDelete,
}: EventTypeMenuProps) {
  const t = useText()
  const share = useShare()
  const navigate = useNavigate()
  const { id, name } = eventType
  return (
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
      <Menu.Item leftSection={<IconEventTypes size={16} />} onClick={onLinks}>
        {t('event_types.links')}
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
  )
}
