import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { fileSize } from '../../ui/file-size.ts'
import classes from './video-space-notice.module.css'
import { videoLimitsQuery } from './queries.ts'

const NEARLY = 0.8

/** Said before there is no space left, and nothing otherwise. */
export function VideoSpaceNotice() {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { data: limits } = useQuery(videoLimitsQuery(call))
  if (!limits) return null
  const { bytes, bytesMax, serverNearlyFull } = limits
  if (bytes >= bytesMax)
    return (
      <p role="status" className={classes.notice}>
        {t('videos.is_full')}
      </p>
    )
  if (bytes >= bytesMax * NEARLY)
    return (
      <p role="status" className={classes.notice}>
        {t('videos.nearly_full', { size: fileSize(bytes, format), space: fileSize(bytesMax, format) })}
      </p>
    )
  if (!serverNearlyFull) return null
  return (
    <p role="status" className={classes.notice}>
      {t('videos.server_nearly_full')}
    </p>
  )
}
