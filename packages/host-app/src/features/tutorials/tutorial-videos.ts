import firstEventPoster from './videos/first_event.webp'
import firstEvent from './videos/first_event.webm'
import onYourSitePoster from './videos/on_your_site.webp'
import onYourSite from './videos/on_your_site.webm'
import { STEP_TIMES } from './videos/step-times.ts'
import type { TutorialId } from './tutorials.ts'

export interface TutorialVideo {
  /** At YouTube or Vimeo, or of a file of this server. */
  address: string
  /** What stands there until a file is played. */
  poster?: string
  /** When each of the written steps begins, in seconds: they are the captions of a file. */
  stepTimes?: readonly number[]
}

export const VIDEOS: Partial<Record<TutorialId, TutorialVideo>> = {
  first_event: { address: firstEvent, poster: firstEventPoster, stepTimes: STEP_TIMES.first_event },
  on_your_site: { address: onYourSite, poster: onYourSitePoster, stepTimes: STEP_TIMES.on_your_site },
}
