import { Button, FileButton } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import editor from '../../../ui/page/editor.module.css'
import { videoLimitsQuery } from '../queries.ts'
import { playerSecond } from './player-second.ts'
import { useVideoFiles } from './use-video-files.ts'
import classes from './video.module.css'

/** The picture that is shown before the video plays. */
export function PosterSection({ video }: { video: Video }) {
  const t = useText()
  const { call } = useDeps()
  const limits = useQuery(videoLimitsQuery(call))
  const { isSending, showPicture, showFrame } = useVideoFiles(video)
  const canTake = limits.data?.converts === true && video.state === 'ready'
  return (
    <section className={classes.section} aria-labelledby="poster">
      <h2 id="poster" className={editor.title}>
        {t('videos.poster')}
      </h2>
      {video.files.poster && (
        <img className={classes.poster} src={video.files.poster} alt={t('videos.poster_now')} />
      )}
      <div className={editor.buttons}>
        {canTake && (
          <Button variant="default" loading={isSending} onClick={() => showFrame(playerSecond())}>
            {t('videos.poster_frame')}
          </Button>
        )}
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChange={(file) => file && showPicture(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isSending}>
              {t('videos.poster_upload')}
            </Button>
          )}
        </FileButton>
      </div>
      {canTake && <p className={editor.hint}>{t('videos.poster_text')}</p>}
    </section>
  )
}
