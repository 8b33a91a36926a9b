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
import type { FileProgress } from './file-upload.ts'
import { useFileUpload } from './use-file-upload.ts'
import classes from './upload.module.css'

interface Props {
  signedIn: (then: () => void) => void
  /** The session is over, whatever this browser still knows of it. */
  signInAgain: (then: () => void) => void
}

/** Chooses a file and uploads it. */
export function FilePanel({ signedIn, signInAgain }: Props) {
  const t = useText()
  const format = useFormat()
  const { call, session } = useDeps()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { upload, progress } = useFileUpload()
  const [chosen, setChosen] = useState<File>()
  const file = chosen ?? progress.file
  const [problem, setProblem] = useState<FileProblem | 'nothing'>()
  const [kept] = useState(() => keptUpload.read())
  const query = useQuery({ ...videoLimitsQuery(call), enabled: session.token() !== undefined })
  const bytesMax = query.data?.fileBytesMax ?? limits.VIDEO_BYTES_MAX
  const { step, sent, video } = progress
  const isBusy = step === 'sending' || step === 'waiting'

  useEffect(() => {
    if (step !== 'done' || video === undefined) return
    void queryClient.invalidateQueries({ queryKey: VIDEOS })
    void navigate({ to: '/dynamic-videos/$videoId', params: { videoId: video }, replace: true })
  }, [step, video, navigate, queryClient])

  async function choose(given: File | undefined) {
    if (!given) return
    if (isBusy) return void toasts.show(t('form.in_progress'))
    const fileProblem = await checkFile(given, bytesMax)
    setProblem(fileProblem)
    setChosen(fileProblem ? undefined : given)
  }

  function send() {
    if (isBusy) return void toasts.show(t('form.in_progress'))
    if (!file) return setProblem('nothing')
    const ask = step === 'signed_out' ? signInAgain : signedIn
    ask(() => upload.send(file))
  }

  return (
    <div className={classes.panel}>
      {kept?.url !== undefined && step === 'none' && !file && (
        <p role="status" className={classes.kept}>
          {t('upload.kept', {
            file: kept.name,
            share: format.number(kept.sent / kept.size, { style: 'percent' }),
          })}
        </p>
      )}
      {query.data?.converts === false && <p className={classes.hint}>{t('videos.no_ffmpeg')}</p>}
      <DropField
        file={file}
        text={t('upload.drop_text', { size: fileSize(bytesMax, format) })}
        isDisabled={isBusy}
        onFile={(given) => void choose(given)}
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
          <Button onClick={send}>{t(actionOf(step, file !== undefined && upload.isBegun(file)))}</Button>
        )}
        {(isBusy || step === 'paused' || step === 'signed_out') && (
          <Button variant="subtle" color="red" onClick={upload.cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

function actionOf(step: FileProgress['step'], isBegun: boolean) {
  if (step === 'signed_out') return 'upload.sign_in'
  return step === 'paused' || isBegun ? 'upload.resume' : 'upload.action'
}
