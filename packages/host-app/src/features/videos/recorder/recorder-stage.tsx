import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { BubbleHandle } from './bubble-handle.tsx'
import { PenLayer } from './pen-layer.tsx'
import type { Recorder } from './recorder-model.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'

interface Props {
  recorder: Recorder
  state: RecorderState
}

/** What is recorded, as it will look. */
export function RecorderStage({ recorder, state }: Props) {
  const t = useText()
  const { recorded, screen, camera, picture, recording, bubble, isDrawing } = state
  const shown = picture ?? (recorded === 'camera' ? camera : screen?.stream)
  const hasBubble =
    recorded === 'both' && (picture !== undefined || (screen !== undefined && camera !== undefined))
  return (
    <div className={classes.stage} data-recording={recording.step === 'recording' || undefined}>
      {shown ? (
        <LivePicture stream={shown} label={t('recorder.preview')} className={classes.picture} />
      ) : (
        <p className={classes.nothing}>{t(`recorder.first_${recorded}`)}</p>
      )}
      {hasBubble && (
        <BubbleHandle bubble={bubble} onMove={recorder.move}>
          {/* While recording, the bubble is part of the picture. */}
          {!picture && camera && <LivePicture stream={camera} className={classes.face} />}
        </BubbleHandle>
      )}
      {isDrawing && <PenLayer onDraw={recorder.draw} />}
      {recording.step === 'countdown' && (
        <output className={classes.count} aria-live="assertive">
          {recording.count || t('recorder.now')}
        </output>
      )}
    </div>
  )
}

function LivePicture({
  stream,
  label,
  className,
}: {
  stream: MediaStream
  label?: string
  className?: string
}) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!element.current) return
    element.current.srcObject = new MediaStream(stream.getVideoTracks())
    element.current.play().catch(() => undefined)
  }, [stream])
  return (
    <video
      ref={element}
      className={className}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      muted
      playsInline
      autoPlay
    />
  )
}
