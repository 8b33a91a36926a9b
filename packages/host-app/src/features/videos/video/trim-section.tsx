import { Button, TextInput } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import editor from '../../../ui/page/editor.module.css'
import { videoLimitsQuery } from '../queries.ts'
import { playerSecond } from './player-second.ts'
import { timeText } from './trim-values.ts'
import { useTrimForm, useTrimUndo } from './use-trim.ts'
import classes from './video.module.css'

/** Keeps a part of the video. Viewers see the whole until the part is made. */
export function TrimSection({ video }: { video: Video }) {
  const t = useText()
  const { call } = useDeps()
  const limits = useQuery(videoLimitsQuery(call))
  if (!limits.data || video.seconds === null) return null
  return (
    <section className={classes.section} aria-labelledby="trim">
      <h2 id="trim" className={editor.title}>
        {t('videos.trim')}
      </h2>
      <TrimState video={video} />
      {!limits.data.converts && <p className={editor.hint}>{t('error.trim_not_available')}</p>}
      {limits.data.converts && video.trim?.state !== 'working' && (
        // Other seconds are those of another file.
        <TrimForm key={video.seconds} video={video} seconds={video.seconds} />
      )}
    </section>
  )
}

function TrimState({ video }: { video: Video }) {
  const t = useText()
  const format = useFormat()
  const { undo, isUndoing } = useTrimUndo(video)
  const { trim } = video
  if (!trim) return null
  const part = { from: timeText(trim.from), to: timeText(trim.to) }
  if (trim.state !== 'done')
    return (
      <div className={classes.progress} data-failed={trim.state === 'failed' || undefined}>
        <p role="status">{t(`videos.trim_${trim.state}`, part)}</p>
        {trim.state === 'working' && <progress aria-label={t('videos.trim')} />}
      </div>
    )
  return (
    <div className={editor.buttons}>
      <p role="status">{t('videos.trim_done', part)}</p>
      {trim.undoUntil !== null && (
        <>
          <Button variant="default" loading={isUndoing} onClick={undo}>
            {t('videos.trim_undo')}
          </Button>
          <span className={editor.hint}>
            {t('videos.trim_undo_until', { date: format.dayOf(Date.parse(trim.undoUntil)) })}
          </span>
        </>
      )}
    </div>
  )
}

function TrimForm({ video, seconds }: { video: Video; seconds: number }) {
  const t = useText()
  const { form, failure, element } = useTrimForm(video, seconds)
  const now = () => timeText(Math.min(playerSecond(), seconds))
  return (
    <form {...element} className={classes.section}>
      <p className={editor.hint}>{t('videos.trim_text')}</p>
      <FormNotices isRestored={false} failure={failure} />
      {(['from', 'to'] as const).map((edge) => (
        <div key={edge} className={classes.edge}>
          <TextInput
            {...form.text(edge)}
            label={t(`videos.trim_${edge}`)}
            inputMode="text"
            autoComplete="off"
            dir="ltr"
          />
          <Button
            variant="default"
            onClick={() => form.set(edge, now())}
            aria-label={t(`videos.trim_${edge}_now`)}
          >
            {t('videos.trim_now')}
          </Button>
        </div>
      ))}
      <Button type="submit" variant="default" loading={form.isSending}>
        {t('videos.trim_action')}
      </Button>
    </form>
  )
}
