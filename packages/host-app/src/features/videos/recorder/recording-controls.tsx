import { Button } from '@mantine/core'
import type { VideoLimits } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { clockText } from '../clock-text.ts'
import type { Tape } from '../tape/tape.ts'
import { useTapeProgress } from '../tape/use-tapes.ts'
import { MinutesEnough, MinutesLeft } from './minutes-hint.tsx'
import { LevelMark } from './level-mark.tsx'
import { PenButtons } from './pen-buttons.tsx'
import type { Recorder } from './recorder-model.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'

interface Props {
  recorder: Recorder
  state: RecorderState
  minutes: VideoLimits['minutes']
}

// The last half minute is announced.
const ENDS_SOON = 30

/** The buttons of the current step. */
export function RecordingControls({ recorder, state, minutes }: Props) {
  const t = useText()
  const { recording, recorded, isDrawing, isOpening, level, hasMicrophone, isSilent, tape } = state
  switch (recording.step) {
    case 'get_ready':
      return (
        <>
          <Button
            size="md"
            color="red"
            loading={isOpening}
            onClick={() => void recorder.start()}
            data-autofocus
          >
            {t('recorder.start')}
          </Button>
          <BeforeStart state={state} minutes={minutes} />
        </>
      )
    case 'countdown':
      return (
        <Button variant="default" size="md" onClick={recorder.cancel} data-autofocus>
          {t('recorder.cancel')}
        </Button>
      )
    case 'recording':
    case 'paused':
      return (
        <>
          <Clock state={state} />
          <MinutesEnough minutes={minutes} seconds={state.seconds} />
          <div className={classes.buttons}>
            <Button size="md" color="red" onClick={recorder.stop} data-autofocus>
              {t('recorder.stop')}
            </Button>
            {recording.step === 'recording' ? (
              <Button size="md" variant="default" onClick={recorder.pause}>
                {t('recorder.pause')}
              </Button>
            ) : (
              <Button size="md" variant="default" onClick={recorder.resume}>
                {t('recorder.resume')}
              </Button>
            )}
            <Button size="md" variant="subtle" color="gray" onClick={recorder.startOver}>
              {t('recorder.start_over')}
            </Button>
          </div>
          {recorded === 'both' && <PenButtons recorder={recorder} isDrawing={isDrawing} />}
          {hasMicrophone && level && <LevelMark level={level} isSilent={isSilent} />}
          {tape && <SavedSoFar tape={tape} />}
        </>
      )
    case 'stopped':
    case 'used':
      return <TakeControls recorder={recorder} state={state} minutes={minutes} />
  }
}

/** What the browser asks for first, and how long a recording may be. */
function BeforeStart({
  state: { recorded, screen, camera, secondsMax },
  minutes,
}: Pick<Props, 'state' | 'minutes'>) {
  const t = useText()
  const isShared = recorded === 'camera' || screen !== undefined
  const isSeen = recorded === 'screen' || camera !== undefined
  return (
    <div className={classes.clock}>
      {!isShared && <p className={classes.hint}>{t('recorder.asks_screen')}</p>}
      {!isSeen && <p className={classes.hint}>{t('recorder.asks_camera')}</p>}
      <p className={classes.hint}>{t('recorder.longest', { time: clockText(secondsMax) })}</p>
      <MinutesLeft minutes={minutes} />
    </div>
  )
}

function Clock({ state: { recording, seconds, secondsMax } }: { state: RecorderState }) {
  const t = useText()
  const left = Math.max(secondsMax - seconds, 0)
  return (
    <div className={classes.clock}>
      <p className={classes.time} data-paused={recording.step === 'paused' || undefined}>
        <span className={classes.dot} aria-hidden />
        {clockText(seconds)}
      </p>
      <p role="status" className={classes.hint}>
        {recording.step === 'paused' && t('recorder.is_paused')}
        {recording.step === 'recording' && left <= ENDS_SOON && t('recorder.ends_soon')}
      </p>
      <p className={classes.hint}>{t('recorder.left', { time: clockText(left) })}</p>
    </div>
  )
}

function SavedSoFar({ tape }: { tape: Tape }) {
  const t = useText()
  const format = useFormat()
  const { bytes, upload } = useTapeProgress(tape)
  return (
    <p className={classes.hint}>
      {t(upload === 'sending' ? 'recorder.kept' : 'recorder.kept_here', { size: fileSize(bytes, format) })}
    </p>
  )
}

function TakeControls({ recorder, state: { recording, seconds }, minutes }: Props) {
  const t = useText()
  const isUsed = recording.step === 'used'
  return (
    <>
      <p role="status">
        {recording.endedBy ? t(`recorder.ended_${recording.endedBy}`) : t('recorder.stopped')}
      </p>
      <p className={classes.time}>{clockText(seconds)}</p>
      <MinutesEnough minutes={minutes} seconds={seconds} />
      <div className={classes.buttons}>
        <Button size="md" loading={isUsed} onClick={() => recorder.use()} data-autofocus>
          {t('recorder.use')}
        </Button>
        <Button size="md" variant="default" disabled={isUsed} onClick={recorder.startOver}>
          {t('recorder.start_over')}
        </Button>
      </div>
    </>
  )
}
