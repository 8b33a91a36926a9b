import { ActionIcon } from '@mantine/core'
import { IconMore } from '../icons.ts'

/** A `MoreMenu` that is loading. */
export function MenuPending({ label }: { label: string }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} aria-busy disabled>
      <IconMore size={18} />
    </ActionIcon>
  )
}
