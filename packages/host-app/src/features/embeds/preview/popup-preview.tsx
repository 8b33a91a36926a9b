import type { ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { IconClose } from '../../../ui/icons.ts'
import classes from './site-preview.module.css'

interface Props {
  onClose: () => void
  children: ReactNode
}

/** What opens after a click on the site. */
export function PopupPreview({ onClose, children }: Props) {
  const t = useText()
  return (
    <div className={classes.overlay}>
      <button
        type="button"
        className={classes.close}
        aria-label={t('embed.popup_close')}
        onClick={onClose}
        // Otherwise Esc would close the dialog around the preview.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in the real popup
        autoFocus
      >
        <IconClose size={16} />
      </button>
      {children}
    </div>
  )
}
