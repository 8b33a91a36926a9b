import { Button } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import classes from './states.module.css'

interface Props {
  title: string
  /** What happened and what was kept. */
  text: string
  onRetry?: () => void
}

export function ErrorState({ title, text, onRetry }: Props) {
  const t = useText()
  return (
    <div className={classes.state} role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button variant="default" onClick={onRetry}>
            {t('state.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
