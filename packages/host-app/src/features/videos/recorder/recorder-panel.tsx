import type { VideoLimits } from '@scheduling/contract'
import { useNavigate, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { TapePlayer } from '../tape/tape-player.tsx'
import type { Tape } from '../tape/tape.ts'
import { refusalText } from '../refusal-text.ts'
import { useTapeProgress } from '../tape/use-tapes.ts'
import { DeviceAlert } from './device-alert.tsx'
import classes from './recorder.module.css'
import { RecorderStage } from './recorder-stage.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { SourceFields } from './source-fields.tsx'
import { useRecorder } from './use-recorder.ts'
import { useStepFocus } from './use-step-focus.ts'
import { isUnderWay } from './recording-steps.ts'
import type { Recording } from './recording-steps.ts'

interface Props {
  secondsMax: number
  minutes: VideoLimits['minutes']
}

/** The recorder: what is recorded on one side, the buttons on the other. */
export function RecorderPanel({ secondsMax, minutes }: Props) {
  const t = useText()
  const { recorder, state } = useRecorder(secondsMax)
  const { recording, tape, problem } = state
  useRecorderGuard(recording)
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, recording.step)
  const isTaken = recording.step === 'stopped' || recording.step === 'used'
  return (
    <div ref={place} className={classes.columns} data-step={recording.step}>
      {isTaken && tape ? <TakePlayer tape={tape} /> : <RecorderStage recorder={recorder} state={state} />}
      <section className={classes.beside} aria-label={t('recorder.controls')}>
        {problem && <DeviceAlert problem={problem} />}
        {recording.step === 'get_ready' && <SourceFields recorder={recorder} state={state} />}
        <RecordingControls recorder={recorder} state={state} minutes={minutes} />
        {recording.step === 'used' && tape && <ToVideo tape={tape} />}
      </section>
    </div>
  )
}

function TakePlayer({ tape }: { tape: Tape }) {
  // The last chunk is written after the recording stops.
  const { bytes } = useTapeProgress(tape)
  return <TapePlayer key={bytes} id={tape.id} />
}

/** Opens the video as soon as the server knows it. */
function ToVideo({ tape }: { tape: Tape }) {
  const t = useText()
  const navigate = useNavigate()
  const { video, upload, refusal } = useTapeProgress(tape)
  useEffect(() => {
    if (video !== undefined)
      void navigate({ to: '/screencast/$videoId', params: { videoId: video }, replace: true })
  }, [video, navigate])
  return (
    <p role="status" tabIndex={-1} data-autofocus>
      {upload === 'refused' ? refusalText(refusal, t) : t('tape.waiting')}
    </p>
  )
}

/** The browser asks before a tab with a running recording is closed. What was recorded stays either way. */
function useRecorderGuard(recording: Recording): void {
  const isRunning = isUnderWay(recording)
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isRunning })
}
