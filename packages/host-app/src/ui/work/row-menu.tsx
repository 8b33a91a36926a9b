import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { IconDelete, IconEdit } from '../icons.ts'
import { MoreMenu } from './more-menu.tsx'

interface Props {
  /** Label of the button for screen readers: whose actions they are. */
  label: string
  onEdit: () => void
  /** Further items, before the last one. */
  children?: ReactNode
  onDelete: () => void
}

/** The actions of a row, behind three dots. */
export function RowMenu({ label, onEdit, onDelete, children }: Props) {
  const t = useText()
  return (
    <MoreMenu label={label}>
      <Menu.Item leftSection={<IconEdit size={16} />} onClick={onEdit}>
        {t('row.edit')}
      </Menu.Item>
      {children}
      <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
        {t('row.delete')}
      </Menu.Item>
    </MoreMenu>
  )
}
