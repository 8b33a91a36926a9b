import { Button, Modal, Skeleton, Textarea } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { captionsQuery } from '../queries.ts'
import { useVideoFiles } from './use-video-files.ts'
import classes from './video.module.css'

interface Props {
  video: Video
  captions: Video['captions'][number]
  /** What they are called once somebody has checked them. */
  label: string
  onClose: () => void
}

/** Captions as text, to correct them. Saved ones count as the host's own. */
export function CaptionsCheckDialog({ video, captions, label, onClose }: Props) {
  const t = useText()
  const { call } = useDeps()
  const text = useQuery(captionsQuery(call, video.id, captions.language))
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('videos.captions_check')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Answer of={text} loading={<Skeleton height={320} radius="lg" />}>
        {(found) => (
          <CheckForm
            video={video}
            language={captions.language}
            label={label}
            text={found}
            onSaved={onClose}
          />
        )}
      </Answer>
    </Modal>
  )
}

interface FormProps {
  video: Video
  language: string
  label: string
  text: string
  onSaved: () => void
}

function CheckForm({ video, language, label, text, onSaved }: FormProps) {
  const t = useText()
  const { isSending, checkCaptions } = useVideoFiles(video)
  const [value, setValue] = useState(text)
  const save = () => void checkCaptions(language, label, value).then(onSaved, () => undefined)
  return (
    <div className={classes.section}>
      <Textarea
        label={t('videos.captions_check_text')}
        description={t('videos.captions_check_hint')}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        maxLength={limits.CAPTIONS_MAX}
        rows={14}
        dir="auto"
        lang={language}
      />
      <Button loading={isSending} onClick={save}>
        {t('videos.captions_check_save')}
      </Button>
    </div>
  )
}
