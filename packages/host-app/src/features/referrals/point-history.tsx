import type { Referrals } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import classes from './referrals.module.css'

/** Every change of the points, the newest first. */
export function PointHistory({ history }: { history: Referrals['history'] }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <h2 className={classes.title}>{t('referrals.history')}</h2>
      <ul className={rows.list}>
        {history.map(({ kind, points, at }) => (
          <li key={`${kind} ${at}`} className={`${rows.row} ${classes.entry}`}>
            <div className={rows.link}>
              <span className={rows.name}>{t(`referrals.did_${kind}`)}</span>
              <span className={rows.facts}>{format.dayOf(Date.parse(at))}</span>
            </div>
            <span className={classes.change}>{format.number(points, { signDisplay: 'always' })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
