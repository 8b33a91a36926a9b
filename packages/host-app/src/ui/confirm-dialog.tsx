import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import classes from './confirm-dialog.module.css'

interface Props {
  isOpen: boolean
  title: string
  /** What will be deleted and what stays. */
  children: ReactNode
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Only for actions that cannot be undone; all others have an undo. */
export function ConfirmDialog({ isOpen, title, children, action, onConfirm, onClose }: Props) {
  const t = useText()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('dialog.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
