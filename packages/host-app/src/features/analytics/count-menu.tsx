import type { Analytics } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import classes from './analytics.module.css'
import type { Counted } from './bars.ts'
import { COUNTED } from './bars.ts'

interface Props {
  counts: Analytics['counts']
  /** Of as many days before. Undefined: not loaded. */
  before: Analytics['counts'] | undefined
  value: Counted
  onChoose: (what: Counted) => void
}

/** The total of each count, and that of the days before. The chart below shows the chosen one by day. */
export function CountMenu({ counts, before, value, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <fieldset className={classes.counts}>
      <legend className={classes.hidden}>{t('analytics.shown')}</legend>
      {COUNTED.map((what) => (
        <label key={what} className={classes.count}>
          <input
            type="radio"
            name="what"
            className={classes.hidden}
            checked={what === value}
            onChange={() => onChoose(what)}
          />
          <span className={classes.what}>{t(`analytics.${what}`)}</span>
          <strong className={classes.number}>{format.number(counts[what])}</strong>
          <span className={classes.what}>
            {before ? t('analytics.before', { number: before[what] }) : '\u{a0}'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
