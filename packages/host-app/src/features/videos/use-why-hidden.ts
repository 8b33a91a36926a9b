import type { Video } from '@scheduling/contract'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { hasEnded } from './video-words.ts'

/** Why only its host sees a video. Undefined for a deleted one, and as an answer if others see it. */
export function useWhyHidden(video: Video | undefined): string | undefined {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  if (!video) return t('videos.chosen_gone')
  if (video.privacy === 'private') return t('videos.privacy_private_text')
  if (!hasEnded(video, now)) return undefined
  return t('videos.ended', { time: format.dateTime(Date.parse(video.until ?? '')) })
}
