import type { Video } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { clockText } from '../clock-text.ts'
import { useVideoActions } from '../use-video-actions.ts'
import { stateText } from '../video-words.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import classes from './video.module.css'

/** Where a video is on its way, or what it is. */
export function VideoProgress({ video }: { video: Video }) {
  const t = useText()
  const format = useFormat()
  const actions = useVideoActions()
  const { state, failure, seconds, width, height, bytes, plays } = video
  if (state === 'ready')
    return (
      <div className={classes.facts}>
        {seconds !== null && <span>{clockText(seconds)}</span>}
        {width !== null && height !== null && <span>{`${width} × ${height}`}</span>}
        {bytes > 0 && <span>{fileSize(bytes, format)}</span>}
        {plays === 'most_browsers' && <span>{t('videos.most_browsers')}</span>}
      </div>
    )
  return (
    <div className={classes.progress} data-failed={state === 'failed' || undefined}>
      <p role="status">{stateText(video, t)}</p>
      {state === 'processing' && <progress aria-label={t('videos.state_processing')} />}
      {state === 'failed' && (failure === 'slow' || failure === 'other') && (
        <WorkButton variant="default" work={() => actions.retry(video)}>
          {t('videos.retry')}
        </WorkButton>
      )}
    </div>
  )
}
