import { test } from 'vitest'
import { startMailbox, within } from './testing/mailbox.ts'

const { showsAsItCame } = await startMailbox()

// Reading it takes as long as reading any mail may take.
test(
  'a mail of a million parts is shown as it came, and the others are read',
  { timeout: 60_000 },
  async () => {
    await showsAsItCame('endless@example.org', `${within(0)}\r\n${'--x0\r\n\r\n'.repeat(1_000_000)}`)
  },
)
