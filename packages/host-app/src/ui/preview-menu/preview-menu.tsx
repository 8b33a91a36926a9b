import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { IconHide, IconShow } from '../icons.ts'
import classes from './preview-menu.module.css'
import { isPreviewMenuOpen, keepPreviewMenu } from './preview-menu-state.ts'

interface Props {
  className?: string
  label: string
  /** Shown whether or not the menu is open. */
  isForced?: boolean
  onClose?: () => void
  children: ReactNode
}

/**
 * The live preview beside an editor, open or closed. The columns around it adapt. This device remembers the state.
 */
export function PreviewMenu({ className, label, isForced = false, onClose, children }: Props) {
  const t = useText()
  const id = useId()
  const [wasOpened, setOpened] = useState(isPreviewMenuOpen)
  const isOpen = wasOpened || isForced
  const toggle = () => {
    keepPreviewMenu(!isOpen)
    setOpened(!isOpen)
    if (isOpen) onClose?.()
  }
  return (
    <aside className={className} aria-label={label} data-preview={isOpen ? 'open' : 'closed'}>
      <Button
        className={classes.toggle}
        variant="subtle"
        color="gray"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={isOpen ? <IconHide size={16} /> : <IconShow size={16} />}
        onClick={toggle}
      >
        {isOpen ? t('preview.hide') : t('preview.show')}
      </Button>
      <div id={id} className={classes.preview} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </aside>
  )
}
