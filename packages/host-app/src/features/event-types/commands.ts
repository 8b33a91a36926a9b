import { eventTypesQuery } from '../../data/event-types.ts'
import { commandSource } from '../../shell/command.ts'
import { IconCopy, IconEventTypes } from '../../ui/icons.ts'

/** Commands to edit and to share each event type. */
export const eventTypeCommands = commandSource(
  eventTypesQuery,
  (eventTypes, { t, me, origin, navigate, copy }) =>
    eventTypes.flatMap(({ id, name, slug }) => [
      {
        id: `edit-${id}`,
        text: name,
        note: t('command.edit'),
        icon: IconEventTypes,
        run: () => void navigate({ to: '/bookingpage/$id', params: { id } }),
      },
      {
        id: `copy-${id}`,
        text: name,
        note: t('event_types.copy_link'),
        icon: IconCopy,
        run: () => copy(`${origin}/${me.link}/${slug}`, t('share.copied')),
      },
    ]),
)
