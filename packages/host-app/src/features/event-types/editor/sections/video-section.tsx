import { videoKindOf } from '@scheduling/domain'
import { useText } from '../../../../language/language.tsx'
import { UrlField } from '../../../../ui/url-field.tsx'
import type { SectionProps } from './section-props.ts'

export function VideoSection({ form }: SectionProps) {
  const t = useText()
  const { video } = form.values
  return (
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
  )
}
