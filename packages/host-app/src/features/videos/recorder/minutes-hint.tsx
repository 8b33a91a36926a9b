import type { VideoLimits } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { MoreMinutes } from '../../plans/more-minutes.tsx'
import classes from './recorder.module.css'

type Minutes = VideoLimits['minutes']

/** Before a recording: what is left of the month's minutes, where a plan limits them. */
export function MinutesLeft({ minutes: { usedSeconds, max } }: { minutes: Minutes }) {
  const t = useText()
  if (max === null) return null
  const left = Math.max(0, Math.floor(max - usedSeconds / 60))
  if (left > 0) return <p className={classes.hint}>{t('recorder.minutes_left', { left, max })}</p>
  return (
    <>
      <p className={classes.hint}>{t('recorder.minutes_none', { max })}</p>
      <MoreMinutes />
    </>
  )
}

/** While recording: for how many leads the month's minutes are enough, if the video ends now. */
export function MinutesEnough({
  minutes: { usedSeconds, max },
  seconds,
}: {
  minutes: Minutes
  seconds: number
}) {
  const t = useText()
  if (max === null || seconds < 1) return null
  const count = Math.max(0, Math.floor((max * 60 - usedSeconds) / Math.ceil(seconds)))
  return <p className={classes.hint}>{t('recorder.minutes_enough', { count })}</p>
}
