// The steps of a recording, without devices and without a screen.

export type RecordingStep = 'get_ready' | 'countdown' | 'recording' | 'paused' | 'stopped' | 'used'

export interface Recording {
  step: RecordingStep
  /** What the countdown shows. */
  count: number
  /** Recorded before the last pause, in milliseconds. */
  before: number
  /** When recording began, or went on after a pause. Milliseconds. */
  since: number
  /** The tape of the take before this one: kept until this one is long enough to be worth more. */
  former?: string
  tape?: string
  /** Why it stopped without the host. */
  endedBy?: 'limit' | 'source' | 'camera' | 'microphone' | 'asleep' | 'full' | 'failure'
}

export type RecordingEvent =
  | { kind: 'start' }
  | { kind: 'tick' }
  | { kind: 'begin'; tape: string; now: number }
  | { kind: 'pause'; now: number }
  | { kind: 'resume'; now: number }
  | { kind: 'stop'; now: number; by?: Recording['endedBy'] }
  | { kind: 'start_over' }
  | { kind: 'use' }
  /** Back to getting ready: the devices failed, or the host canceled the countdown. */
  | { kind: 'cancel' }
  | { kind: 'former_gone' }

export const COUNT_FROM = 3
// Milliseconds. A shorter take is probably a mistake.
const WORTH_MORE = 3_000
// Milliseconds. Something is recorded each second, unless the computer sleeps.
const ASLEEP_AFTER = 15_000

export const READY: Recording = { step: 'get_ready', count: COUNT_FROM, before: 0, since: 0 }

/** An event that does not belong to the step changes nothing. */
export function next(recording: Recording, event: RecordingEvent): Recording {
  const { step } = recording
  switch (event.kind) {
    case 'start':
      return step === 'get_ready' ? { ...recording, step: 'countdown', count: COUNT_FROM } : recording
    case 'tick':
      return step === 'countdown' ? { ...recording, count: Math.max(recording.count - 1, 0) } : recording
    case 'begin':
      return step === 'countdown'
        ? {
            step: 'recording',
            count: 0,
            before: 0,
            since: event.now,
            tape: event.tape,
            former: recording.former,
          }
        : recording
    case 'pause':
      return step === 'recording'
        ? { ...recording, step: 'paused', before: recordedMs(recording, event.now) }
        : recording
    case 'resume':
      return step === 'paused' ? { ...recording, step: 'recording', since: event.now } : recording
    case 'stop':
      return step === 'recording' || step === 'paused'
        ? { ...recording, step: 'stopped', before: recordedMs(recording, event.now), endedBy: event.by }
        : recording
    case 'start_over':
      return step === 'stopped' || step === 'recording' || step === 'paused'
        ? anotherTake(recording)
        : recording
    case 'use':
      return step === 'stopped' ? { ...recording, step: 'used' } : recording
    case 'cancel':
      return step === 'countdown' ? { ...READY, former: recording.former } : recording
    case 'former_gone':
      return { ...recording, former: undefined }
  }
}

/** The older of two takes stays if the newer one is too short to be worth more. */
function anotherTake(recording: Recording): Recording {
  return { ...READY, former: recording.former ?? recording.tape }
}

/** Recorded so far, without pauses. */
export function recordedMs({ step, before, since }: Recording, now: number): number {
  return step === 'recording' ? before + Math.max(now - since, 0) : before
}

/** The tape of the take before is no longer needed. */
export function isFormerOver(recording: Recording, now: number): boolean {
  return (
    recording.former !== undefined &&
    recording.former !== recording.tape &&
    (recording.step === 'used' || recordedMs(recording, now) >= WORTH_MORE)
  )
}

/** Nothing of it is kept yet, so leaving the page needs no question. */
export function isUnderWay({ step }: Recording): boolean {
  return step === 'countdown' || step === 'recording' || step === 'paused'
}

/**
 * Whether nothing came for so long that the computer must have slept. What comes next is far from what came before: a video
 * with both would stand still for as long as the computer slept.
 */
export function hasSlept({ step }: Recording, lastAt: number, now: number): boolean {
  return step === 'recording' && now - lastAt >= ASLEEP_AFTER
}
