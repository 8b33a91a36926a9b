import { Button } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { VIDEOS } from '../list-queries.ts'
import { videoLimitsQuery } from '../queries.ts'
import { refusalText } from '../refusal-text.ts'
import { checkFile } from './check-file.ts'
import type { FileProblem } from './check-file.ts'
import { DropField } from './drop-field.tsx'
import { keptUpload } from './kept-upload.ts'
import { useFileUpload } from './use-file-upload.ts'
import classes from './upload.module.css'

interface Props {
  signedIn: (then: () => void) => void
}

/** Chooses a file and uploads it. */
export function FilePanel({ signedIn }: Props) {
  const t = useText()
  const format = useFormat()
  const { call, session } = useDeps()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { upload, progress } = useFileUpload()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<FileProblem | 'nothing'>()
  const [kept] = useState(() => keptUpload.read())
  const known = useQuery({ ...videoLimitsQuery(call), enabled: session.token() !== undefined })
  const bytesMax = known.data?.fileBytesMax ?? limits.VIDEO_BYTES_MAX
  const { step, sent, video } = progress
  const isBusy = step === 'sending' || step === 'waiting'

  useEffect(() => {
    if (step !== 'done' || video === undefined) return
    void queryClient.invalidateQueries({ queryKey: VIDEOS })
    void navigate({ to: '/dynamic-videos/$videoId', params: { videoId: video }, replace: true })
  }, [step, video, navigate, queryClient])

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    if (isBusy) return void toasts.show(t('form.in_progress'))
    const found = await checkFile(chosen, bytesMax)
    setProblem(found)
    setFile(found ? undefined : chosen)
  }

  function send() {
    if (isBusy) return void toasts.show(t('form.in_progress'))
    if (!file) return setProblem('nothing')
    signedIn(() => upload.send(file))
  }

  return (
    <div className={classes.panel}>
      {kept && step === 'none' && !file && (
        <p role="status" className={classes.kept}>
          {t('upload.kept', {
            file: kept.name,
            share: format.number(kept.sent / kept.size, { style: 'percent' }),
          })}
        </p>
      )}
      {known.data?.converts === false && <p className={classes.hint}>{t('videos.no_ffmpeg')}</p>}
      <DropField
        file={file}
        text={t('upload.drop_text', { size: fileSize(bytesMax, format) })}
        isDisabled={isBusy}
        onFile={(chosen) => void choose(chosen)}
      />
      {problem && (
        <p role="alert" className={classes.alert}>
          {problem === 'size'
            ? t('upload.size', { size: fileSize(bytesMax, format) })
            : t(`upload.${problem}`)}
        </p>
      )}
      {file && step !== 'none' && (
        <div className={classes.progress}>
          <progress value={sent} max={file.size} aria-label={t('upload.progress')} />
          <span>{format.number(sent / file.size, { style: 'percent' })}</span>
        </div>
      )}
      {step === 'refused' ? (
        <p role="alert" className={classes.alert}>
          {refusalText(progress.refusal, t)}
        </p>
      ) : (
        <p role="status">{step !== 'none' && t(`upload.${step}`)}</p>
      )}
      <div className={classes.buttons}>
        {isBusy ? (
          <Button variant="default" onClick={upload.pause}>
            {t('upload.pause')}
          </Button>
        ) : (
          <Button onClick={send}>
            {t(step === 'paused' || (file && keptUpload.of(file)) ? 'upload.resume' : 'upload.action')}
          </Button>
        )}
        {(isBusy || step === 'paused') && (
          <Button variant="subtle" color="red" onClick={upload.cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
