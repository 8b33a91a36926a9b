import { useCallback } from 'react'
import { useLanguage } from '../../language/language.tsx'
import type { TutorialVideo } from './tutorial-videos.ts'
import classes from './tutorials.module.css'

// A caption stands until the next one begins; the last one to the end, wherever that is.
const TO_THE_END = 3_600

/** A video of this server, asked for when somebody plays it, with the written steps as its captions. */
export function VideoFile({ video, title, steps }: { video: TutorialVideo; title: string; steps: string[] }) {
  const { language, t } = useLanguage()
  const { address, poster, stepTimes } = video
  const caption = useCallback(
    (element: HTMLVideoElement | null) => {
      // React calls twice while developing, and a track cannot be taken away.
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
