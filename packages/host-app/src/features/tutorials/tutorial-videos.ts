import firstEventPoster from './videos/first_event.webp'
import firstEvent from './videos/first_event.webm'
import onYourSitePoster from './videos/on_your_site.webp'
import onYourSite from './videos/on_your_site.webm'
import organizationPoster from './videos/organization.webp'
import organization from './videos/organization.webm'
import { STEP_TIMES } from './videos/step-times.ts'
import type { TutorialId } from './tutorials.ts'

export interface TutorialVideo {
  /** An address at YouTube or Vimeo, or of a file on this server. */
  address: string
  /** The picture before a file plays. */
  poster?: string
  /** Seconds at which each written step begins. The steps are the captions of a file. */
  stepTimes?: readonly number[]
}

export const VIDEOS: Partial<Record<TutorialId, TutorialVideo>> = {
  first_event: { address: firstEvent, poster: firstEventPoster, stepTimes: STEP_TIMES.first_event },
  on_your_site: { address: onYourSite, poster: onYourSitePoster, stepTimes: STEP_TIMES.on_your_site },
  organization: { address: organization, poster: organizationPoster, stepTimes: STEP_TIMES.organization },
}
