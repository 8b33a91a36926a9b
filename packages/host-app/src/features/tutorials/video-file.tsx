import { useCallback } from 'react'
import { useLanguage } from '../../language/language.tsx'
import type { TutorialVideo } from './tutorial-videos.ts'
import classes from './tutorials.module.css'

// A caption stays until the next one begins. The last one stays to the end; this many seconds are always enough.
const TO_THE_END = 3_600

/** A video from this server, loaded when somebody plays it. The written steps are its captions. */
export function VideoFile({ video, title, steps }: { video: TutorialVideo; title: string; steps: string[] }) {
  const { language, t } = useLanguage()
  const { address, poster, stepTimes } = video
  const caption = useCallback(
    (element: HTMLVideoElement | null) => {
      // React calls this twice in development, and a track cannot be removed.
      if (!element || !stepTimes || element.textTracks.length > 0) return
      const track = element.addTextTrack('captions', t('tutorials.steps'), language)
      track.mode = 'showing'
      for (const [index, step] of steps.entries())
        track.addCue(new VTTCue(stepTimes[index] ?? 0, stepTimes[index + 1] ?? TO_THE_END, step))
    },
    [stepTimes, steps, language, t],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- added above, in the language of the page
    <video
      key={`${address} ${language}`}
      ref={caption}
      className={classes.video}
      src={address}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload="none"
    />
  )
}
