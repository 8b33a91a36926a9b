import { Button } from '@mantine/core'
import { videoKindOf } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../../../language/language.tsx'
import { IconVideo } from '../../../../ui/icons.ts'
import { UrlField } from '../../../../ui/url-field.tsx'
import { ChosenVideo } from '../../../videos/picker/chosen-video.tsx'
import { VideoPickerDialog } from '../../../videos/picker/video-picker-dialog.tsx'
import type { SectionProps } from './section-props.ts'
import classes from './sections.module.css'

/** A video of the library, or one at YouTube or Vimeo. */
export function VideoSection({ form }: SectionProps) {
  const t = useText()
  const [isPicking, setIsPicking] = useState(false)
  const { video } = form.values
  const problem = form.error('video.id')
  return (
    <div className={classes.stack}>
      {video?.kind === 'own' ? (
        <ChosenVideo
          id={video.id}
          onChange={() => setIsPicking(true)}
          onRemove={() => form.set('video', null)}
        />
      ) : (
        <>
          <UrlField
            name="video.url"
            label={t('video.label')}
            description={t('video.text')}
            placeholder="https://www.youtube.com/watch?v=…"
            value={video?.url ?? ''}
            error={form.error('video.url')}
            onBlur={() => form.leave('video.url')}
            onChange={(url) => {
              // While it is typed it is neither; the check shows the error.
              form.set('video', url ? { kind: videoKindOf(url) ?? 'youtube', url } : null)
            }}
          />
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconVideo size={16} />}
            onClick={() => setIsPicking(true)}
          >
            {t('videos.pick')}
          </Button>
        </>
      )}
      {problem && (
        <p className={classes.problem} role="alert" data-path="video.id">
          {problem}
        </p>
      )}
      {isPicking && (
        <VideoPickerDialog
          onClose={() => setIsPicking(false)}
          onChoose={({ id }) => {
            form.set('video', { kind: 'own', id })
            setIsPicking(false)
          }}
        />
      )}
    </div>
  )
}
