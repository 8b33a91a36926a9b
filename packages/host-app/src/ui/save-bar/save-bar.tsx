import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useText } from '../../language/language.tsx'
import classes from './save-bar.module.css'
import { useFocusBack } from './use-focus-back.ts'

interface Props {
  isShown: boolean
  isSending: boolean
  /** The unsaved changes, in a few words. */
  text: string
  action?: string
  onSave: () => void
  onDiscard?: () => void
}

/**
 * Stays at the bottom of the screen while there are unsaved changes. Ctrl/Cmd+S saves, also from within a field.
 */
export function SaveBar({ isShown, isSending, text, action, onSave, onDiscard }: Props) {
  const t = useText()
  const focusBack = useFocusBack(isShown)
  useHotkeys([['mod+S', () => isShown && onSave()]], [])
  return (
    <div className={classes.place} data-save-bar={isShown || undefined} inert={!isShown} {...focusBack}>
      <section className={classes.bar} aria-label={t('form.unsaved')}>
        <span className={classes.text}>{text}</span>
        {onDiscard && (
          <Button variant="subtle" color="gray" onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        )}
        <Button loading={isSending} onClick={onSave}>
          {action ?? t('form.save')}
        </Button>
      </section>
    </div>
  )
}
