import { describe, test } from 'vitest'
import { HAS_FFMPEG } from '../testing/make-video.ts'
import { startRecognizer, startTranscriber } from '../testing/transcriber.ts'

describe.runIf(HAS_FFMPEG)('with ffmpeg', async () => {
  const { failsWith } = await startTranscriber(await startRecognizer())

  test.each([
    ['strange', 'refused'],
    ['wordy', 'refused'],
  ] as const)('a recognizer that is %s gives no captions, and the reason is told', failsWith)
})
