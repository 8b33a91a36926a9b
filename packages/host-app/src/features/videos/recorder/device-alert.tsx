import { useText } from '../../../language/language.tsx'
import type { RecorderState } from './recorder-state.ts'
import { browserOf } from './device-problem.ts'
import classes from './recorder.module.css'

/** What went wrong with a device, and what to do about it in this browser. */
export function DeviceAlert({ problem }: { problem: NonNullable<RecorderState['problem']> }) {
  const t = useText()
  if (problem.device === 'browser')
    return (
      <p role="alert" className={classes.alert}>
        {t(`recorder.${problem.kind}`)}
      </p>
    )
  const { device, kind } = problem
  return (
    <div role="alert" className={classes.alert}>
      {kind !== 'canceled' && <strong>{t('device.error')}</strong>}
      <p>{kind === 'canceled' ? t('device.screen_canceled') : t(`device.${device}_${kind}`)}</p>
      {kind === 'denied' && <p>{t(`device.how_${browserOf(navigator.userAgent)}`)}</p>}
    </div>
  )
}
