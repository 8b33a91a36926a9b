import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { editedVideo } from '@scheduling/contract/videos/edited'
import { versionOf } from '@scheduling/contract/version'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import editor from '../../../ui/page/editor.module.css'
import { VIDEOS } from '../list-queries.ts'
import { videoFoldersQuery, videoQuery } from '../queries.ts'
import { CuesField } from './cues-field.tsx'
import { UntilField } from './until-field.tsx'
import { changedBody, checkVideo, valuesOf } from './video-values.ts'
import classes from './video.module.css'

const PRIVACIES = ['link', 'password', 'private'] as const

interface Props {
  video: Video
  /** Over the picture of the player. */
  stage: HTMLElement | null
}

/** Title, folder, who may watch until when, chapters, and what lies over the video. */
export function VideoForm({ video, stage }: Props) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { timeZone } = useFormat()
  const now = useNow()
  const folders = useQuery(videoFoldersQuery(call))
  const saved = useMemo(() => valuesOf(video, timeZone), [video, timeZone])
  const kept = useKeptForm({
    name: `video-of-library.${video.id}`,
    saved,
    check: (values) => checkVideo(values, { video, timeZone, now }, t),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    reread: () => queryClient.refetchQueries(videoQuery(call, video.id)),
    async send(values, changed) {
      const after = await call('PATCH /videos/:id', {
        params: { id: video.id },
        body: changedBody(values, changed, video, timeZone),
        headers: { 'if-match': versionOf(editedVideo(video)) },
      })
      queryClient.setQueryData(videoQuery(call, video.id).queryKey, after)
      void queryClient.invalidateQueries({ queryKey: VIDEOS })
      toasts.show(t('videos.saved'))
      return valuesOf(after, timeZone)
    },
  })
  const { form, save } = kept
  return (
    <KeptFormFrame kept={kept} className={classes.form}>
      <TextInput {...form.text('title')} aria-required label={t('videos.title')} />
      <Select
        {...form.value('folderId')}
        label={t('videos.folder')}
        data={(folders.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('videos.no_folder')}
        clearable
        clearButtonProps={{ 'aria-label': t('videos.no_folder') }}
      />
      <div>
        <SegmentedControl
          fullWidth
          withItemsBorders={false}
          aria-label={t('videos.privacy')}
          value={form.values.privacy}
          onChange={(privacy) => form.set('privacy', privacy)}
          data={PRIVACIES.map((privacy) => ({ value: privacy, label: t(`videos.privacy_${privacy}`) }))}
        />
        <p className={editor.hint}>{t(`videos.privacy_${form.values.privacy}_text`)}</p>
      </div>
      {form.values.privacy === 'password' && (
        <TextInput
          {...form.text('password')}
          label={t('videos.password')}
          description={video.password ? t('videos.password_kept') : undefined}
          autoComplete="off"
          dir="ltr"
        />
      )}
      <UntilField form={form} video={video} />
      {video.url === null && (
        <>
          <Textarea
            {...form.text('chapters')}
            label={t('videos.chapters')}
            description={t('videos.chapters_text')}
            placeholder={t('videos.chapters_example')}
            autosize
            minRows={2}
            maxRows={12}
          />
          <CuesField form={form} seconds={video.seconds} stage={stage} />
        </>
      )}
      <SaveBar
        isShown={form.isDirty}
        isSending={form.isSending}
        text={t('form.unsaved')}
        onSave={() => void save()}
        onDiscard={form.discard}
      />
    </KeptFormFrame>
  )
}
