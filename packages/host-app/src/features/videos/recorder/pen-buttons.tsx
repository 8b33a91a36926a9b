import { Button } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import { useShortcuts } from '../../../shell/shortcuts/use-shortcuts.ts'
import type { Recorder } from './recorder-model.ts'
import classes from './recorder.module.css'

interface Props {
  recorder: Recorder
  isDrawing: boolean
}

/** Turn the pen on and off, and take away what it has drawn. Each has a key. */
export function PenButtons({ recorder, isDrawing }: Props) {
  const t = useText()
  const toggle = () => recorder.setDrawing(!isDrawing)
  const erase = () => recorder.draw({ kind: 'erase' })
  useShortcuts([
    { keys: 'd', text: t('recorder.draw'), run: toggle },
    { keys: 'e', text: t('recorder.erase'), run: erase },
  ])
  return (
    <div className={classes.buttons}>
      <Button
        size="md"
        variant={isDrawing ? 'filled' : 'default'}
        aria-pressed={isDrawing}
        aria-keyshortcuts="D"
        onClick={toggle}
      >
        {t('recorder.draw')}
      </Button>
      <Button size="md" variant="default" aria-keyshortcuts="E" onClick={erase}>
        {t('recorder.erase')}
      </Button>
      <p className={classes.hint}>{t('recorder.draw_hint')}</p>
    </div>
  )
}
