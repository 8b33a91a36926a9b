import type { Video } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import classes from './video.module.css'

/** Captions that the server's speech recognizer is writing, or could not write. */
export function TranscriptNotice({ video, nameOf }: { video: Video; nameOf: (language: string) => string }) {
  const t = useText()
  const { transcript } = video
  if (!transcript) return null
  const isWorking = transcript.state === 'working'
  return (
    <div className={classes.progress} data-failed={!isWorking || undefined}>
      <p role="status">
        {isWorking
          ? t('videos.transcript_working', { name: nameOf(transcript.language) })
          : t(`videos.transcript_${transcript.failure ?? 'refused'}`)}
      </p>
      {isWorking && <progress aria-label={t('videos.captions')} />}
    </div>
  )
}
