import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { focusBack } from '../focus-back.ts'
import classes from './confirm-dialog.module.css'

interface Props {
  isOpen: boolean
  title: string
  /** What will be deleted and what stays. */
  children: ReactNode
  action: string
  /** False while what the dialog asks about is not known yet. */
  isReady?: boolean
  /** True if it takes nothing away, and still cannot be undone, because somebody is written to. */
  isHarmless?: boolean
  /** The dialog stays until what it returns is settled, and its button shows that it works. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Only for actions that cannot be undone; all others have an undo. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  action,
  isReady = true,
  isHarmless = false,
  onConfirm,
  onClose,
}: Props) {
  const t = useText()
  const [isWorking, setWorking] = useState(false)

  async function confirm() {
    // A second click meets the dialog while it closes.
    if (!isOpen || isWorking) return
    setWorking(true)
    try {
      await onConfirm()
    } finally {
      setWorking(false)
    }
  }

  function close() {
    setWorking(false)
    onClose()
  }

  return (
    <Modal
      opened={isOpen || isWorking}
      onClose={close}
      title={title}
      onExitTransitionEnd={() => focusBack()}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={close} data-autofocus>
          {t('dialog.cancel')}
        </Button>
        <Button
          color={isHarmless ? undefined : 'red'}
          disabled={!isReady}
          loading={isWorking}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </div>
    </Modal>
  )
}
