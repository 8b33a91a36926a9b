import { ActionIcon, Button, Portal } from '@mantine/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { useText } from '../../language/language.tsx'
import { IconClose } from '../icons.ts'
import classes from './toast-list.module.css'
import type { Toasts } from './toasts.ts'

export const ToastsContext = createContext<Toasts | undefined>(undefined)

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts: no ToastsContext around this component')
  return toasts
}

export function ToastList() {
  const toasts = useToasts()
  const t = useText()
  const list = useSyncExternalStore(toasts.subscribe, toasts.current)
  return (
    <Portal>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clock while read */}
      <section
        aria-label={t('toasts.label')}
        aria-live="polite"
        className={classes.list}
        onMouseEnter={toasts.hold}
        onMouseLeave={toasts.release}
        onFocus={toasts.hold}
        onBlur={toasts.release}
      >
        {list.map(({ id, text, tone, undo }) => (
          <div key={id} className={classes.toast} data-tone={tone}>
            <span className={classes.text}>{text}</span>
            {undo && (
              <Button size="compact-sm" variant="subtle" onClick={() => toasts.undo(id)}>
                {t('toasts.undo')}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('toasts.close')}
              onClick={() => toasts.dismiss(id)}
            >
              <IconClose size={16} />
            </ActionIcon>
          </div>
        ))}
      </section>
    </Portal>
  )
}
