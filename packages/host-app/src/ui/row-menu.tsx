import { ActionIcon, Menu } from '@mantine/core'
import { useText } from '../language/language.tsx'
import { IconDelete, IconEdit, IconMore } from './icons.ts'

interface Props {
  /** Label of the button for screen readers: whose actions they are. */
  label: string
  onEdit: () => void
  onDelete: () => void
}

/** The actions of a row, behind three dots. */
export function RowMenu({ label, onEdit, onDelete }: Props) {
  const t = useText()
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={label}>
          <IconMore size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEdit size={16} />} onClick={onEdit}>
          {t('row.edit')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
          {t('row.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
