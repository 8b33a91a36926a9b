import { Button } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import editor from '../../../ui/page/editor.module.css'
import { videoLimitsQuery } from '../queries.ts'
import { playerSecond } from './player-second.ts'
import { useVideoFiles } from './use-video-files.ts'
import classes from './video.module.css'

/** The moving picture that mails show. */
export function GifSection({ video }: { video: Video }) {
  const t = useText()
  const { call } = useDeps()
  const limits = useQuery(videoLimitsQuery(call))
  const { isSending, makeGif } = useVideoFiles(video)
  const { gif } = video.files
  if (video.state !== 'ready' || !limits.data) return null
  return (
    <section className={classes.section} aria-labelledby="gif">
      <h2 id="gif" className={editor.title}>
        {t('videos.gif')}
      </h2>
      {gif && <img className={classes.poster} src={gif} alt={t('videos.gif_now')} />}
      {limits.data.converts ? (
        <>
          <div className={editor.buttons}>
            <Button variant="default" loading={isSending} onClick={() => makeGif(playerSecond())}>
              {t('videos.gif_make')}
            </Button>
          </div>
          <p className={editor.hint}>{t('videos.gif_text')}</p>
        </>
      ) : (
        <p className={editor.hint}>{t('videos.gif_needs_ffmpeg')}</p>
      )}
    </section>
  )
}
