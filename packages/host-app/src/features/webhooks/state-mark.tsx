import { IconGood, IconProblem, IconWarning } from '../../ui/icons.ts'
import type { Words } from './telling.ts'
import classes from './state-mark.module.css'

const ICONS = { good: IconGood, waiting: IconWarning, bad: IconProblem, quiet: undefined }

/** Shows a result by shape and color, never by color alone. */
export function StateMark({ words: { tone, text } }: { words: Words }) {
  const Icon = ICONS[tone]
  return (
    <span className={classes.mark} data-tone={tone}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{text}</span>
    </span>
  )
}
