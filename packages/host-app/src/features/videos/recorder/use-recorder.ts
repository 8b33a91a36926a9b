import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { ownerOf } from '../owner.ts'
import { uploadTarget } from '../tape/upload-target.ts'
import { createRecorder } from './recorder-model.ts'
import type { Recorder } from './recorder-model.ts'
import type { RecorderState } from './recorder-state.ts'

/** A recorder for as long as the page is shown. */
export function useRecorder(secondsMax: number): { recorder: Recorder; state: RecorderState } {
  const deps = useDeps()
  const me = useMe()
  const t = useText()
  const format = useFormat()
  const [recorder] = useState(() =>
    createRecorder({
      devices: deps.devices,
      now: deps.now,
      host: () => ownerOf(me),
      title: (at) => t('recorder.title', { time: format.dateTime(at) }),
      target: () => uploadTarget(deps),
      secondsMax: () => secondsMax,
    }),
  )
  useEffect(() => recorder.close, [recorder])
  return { recorder, state: useSyncExternalStore(recorder.subscribe, recorder.state) }
}
