import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLast } from '../use-last.ts'

interface Props<Item> {
  /** The one of a list that is to be removed. Undefined: none. */
  of: Item | undefined
  title: (item: Item) => string
  action: string
  /** What becomes of it. */
  children: ReactNode
  onRemove: (item: Item) => unknown
  onClose: () => void
}

/** Asks before one of a list is removed. While it closes, it still names it. */
export function RemovalDialog<Item>({ of, title, action, children, onRemove, onClose }: Props<Item>) {
  const shown = useLast(of)
  if (shown === undefined) return null
  return (
    <ConfirmDialog
      isOpen={of !== undefined}
      title={title(shown)}
      action={action}
      onConfirm={() => {
        onClose()
        return onRemove(shown)
      }}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
