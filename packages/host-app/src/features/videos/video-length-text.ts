import type { HostTranslate } from '@scheduling/messages/host'
import { videoLength } from './video-length.ts'

/** `45 sec`, `1.5 min`, `2.5 hrs` */
export function videoLengthText(seconds: number, t: HostTranslate): string {
  const { unit, amount } = videoLength(seconds)
  return t(`videos.${unit}`, { count: amount })
}
