import type { Activity } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { deviceText, isUnusual, networkText, subjectText } from './activity-words.ts'
import classes from './activity.module.css'

export function ActivityRow({ entry }: { entry: Activity }) {
  const t = useText()
  const format = useFormat()
  const subject = subjectText(entry, t)
  const network = networkText(entry, t)
  return (
    <div className={classes.row} data-unusual={isUnusual(entry) || undefined}>
      <time className={classes.time} dateTime={entry.at}>
        {format.time(Date.parse(entry.at))}
      </time>
      <span className={classes.what}>
        <span className={classes.kind}>
          {isUnusual(entry) && <IconWarning size={16} aria-hidden className={classes.mark} />}
          {t(`activity.${entry.kind}`)}
        </span>
        {subject && <bdi className={classes.subject}>{subject}</bdi>}
        {entry.count > 1 && (
          <span className={classes.dim}>{t('activity.times', { count: entry.count })}</span>
        )}
      </span>
      <span className={classes.from}>
        <bdi>{deviceText(entry, t)}</bdi>
        {network && <bdi>{network}</bdi>}
      </span>
    </div>
  )
}
