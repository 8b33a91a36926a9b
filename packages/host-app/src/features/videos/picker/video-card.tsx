import type { Video } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { IconVideo } from '../../../ui/icons.ts'
import { videoLengthText } from '../video-length-text.ts'
import { stateText } from '../video-words.ts'
import classes from './picker.module.css'

/** A video at a glance: its picture, its title, and how long it is. */
export function VideoCard({ video }: { video: Video }) {
  const t = useText()
  const { title, files, seconds, source, state, privacy } = video
  return (
    <span className={classes.card}>
      <span className={classes.poster} aria-hidden>
        {files.poster ? <img src={files.poster} alt="" loading="lazy" /> : <IconVideo size={24} />}
      </span>
      <span className={classes.facts}>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.dim}>
          {[
            seconds === null ? t(`videos.source_${source}`) : videoLengthText(seconds, t),
            ...(state === 'ready' ? [] : [stateText(video, t)]),
            ...(privacy === 'link' ? [] : [t(`videos.privacy_${privacy}`)]),
          ].join(' · ')}
        </span>
      </span>
    </span>
  )
}
