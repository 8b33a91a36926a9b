import { Button } from '@mantine/core'
import { videoKindOf } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import { UrlField } from '../../../ui/url-field.tsx'
import { VIDEOS } from '../list-queries.ts'
import classes from './upload.module.css'

interface Props {
  signedIn: (then: () => void) => void
}

/** Adds a video that is at YouTube or Vimeo. */
export function LinkForm({ signedIn }: Props) {
  const t = useText()
  const { call } = useDeps()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { form, failure, element, submit } = useSentForm({
    saved: { url: '' },
    check: ({ url }): Problems => (videoKindOf(url.trim()) ? {} : { url: t('upload.link_invalid') }),
    async send({ url }) {
      const { id } = await call('POST /videos/links', { body: { url: url.trim() } })
      void queryClient.invalidateQueries({ queryKey: VIDEOS })
      await navigate({ to: '/dynamic-videos/$videoId', params: { videoId: id } })
    },
  })
  return (
    <form
      {...element}
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (videoKindOf(form.values.url.trim())) signedIn(submit)
        else submit()
      }}
    >
      <FormNotices isRestored={false} failure={failure} />
      <UrlField
        {...form.value('url')}
        label={t('upload.link')}
        description={t('upload.link_text')}
        placeholder="https://www.youtube.com/watch?v=…"
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSending}>
          {t('upload.add_link')}
        </Button>
      </div>
    </form>
  )
}
