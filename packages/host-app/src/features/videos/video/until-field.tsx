import { TextInput } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import editor from '../../../ui/page/editor.module.css'
import { hasEnded } from '../video-words.ts'
import { endOfDay } from './video-values.ts'
import type { VideoValues } from './video-values.ts'

interface Props {
  form: Form<VideoValues>
  /** As it is saved. */
  video: Pick<Video, 'until'>
}

/** The last day on which others see the video. */
export function UntilField({ form, video }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { until } = video
  const isOver = hasEnded(video, now)
  // Another program may have chosen another moment of that day.
  const isDay = endOfDay(form.saved.until, format.timeZone) === until
  return (
    <div>
      <TextInput
        {...form.text('until')}
        type="date"
        min={dateOf(format.timeZone, now)}
        label={t('videos.until')}
        description={t('videos.until_text', { zone: format.zoneName(format.timeZone, now) })}
      />
      {until !== null && (isOver || !isDay) && (
        <p className={editor.hint} role="status">
          {t(isOver ? 'videos.ended' : 'videos.until_now', {
            time: format.dateTime(Date.parse(until)),
          })}
        </p>
      )}
    </div>
  )
}
