import { schedulesQuery } from '../../data/schedules.ts'
import { commandSource } from '../../shell/command.ts'
import { IconAvailability } from '../../ui/icons.ts'

export const scheduleCommands = commandSource(schedulesQuery, (schedules, { t, navigate }) =>
  schedules.map(({ id, name }) => ({
    id: `schedule-${id}`,
    text: name,
    note: t('room.availability'),
    icon: IconAvailability,
    run: () => void navigate({ to: '/availability/$id', params: { id } }),
  })),
)
