import { useBlocker } from '@tanstack/react-router'
import { isUnderWay } from './recording-steps.ts'
import type { Recording } from './recording-steps.ts'

/** The browser asks before a tab with a running recording is closed. What was recorded stays either way. */
export function useRecorderGuard(recording: Recording): void {
  const isRunning = isUnderWay(recording)
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isRunning })
}
