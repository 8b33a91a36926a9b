import { TextInput } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import { videoKindOf } from '../video-address.ts'
import type { SectionProps } from './section-props.ts'

export function VideoSection({ form }: SectionProps) {
  const t = useText()
  const { video } = form.values
  return (
    <TextInput
      name="video.url"
      label={t('video.label')}
      description={t('video.text')}
      type="url"
      dir="ltr"
      placeholder="https://www.youtube.com/watch?v=…"
      value={video?.url ?? ''}
      error={form.error('video.url')}
      onBlur={() => form.leave('video.url')}
      onChange={(event) => {
        const url = event.currentTarget.value.trim()
        form.set('video', url ? { kind: videoKindOf(url), url } : null)
      }}
    />
  )
}
