import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { CrashResult } from './processes/crash.ts'
import { crash } from './processes/crash.ts'

// `node scripts/crash.ts [kills] [clients] [what is killed …]`: kill -9 under load. Afterwards, nothing that was
// acknowledged may be missing.

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-crash-'))
const result = await crash({
  kills: Number(process.argv[2] ?? 50),
  clients: Number(process.argv[3] ?? 20),
  dataDir,
  waitForMails: true,
  blows: process.argv.slice(4),
  say: (line) => console.log(line),
})
console.log(lineOf(result))
for (const line of [...result.aftermath.lost, ...result.ledger.surprises].slice(0, 20))
  console.log(`  ${line}`)
await rm(dataDir, { recursive: true, force: true })

function lineOf({ kills, ledger, aftermath, warmStart }: CrashResult): string {
  const changes = ledger.bookings.reduce((sum, booking) => sum + booking.changes, 0)
  const { lost, strangers, wrongEvents, overlaps, mails } = aftermath
  return [
    `kills ${JSON.stringify(kills)}`,
    `${ledger.bookings.length} bookings with ${changes} changes and ${ledger.votes.length} votes acknowledged, ${ledger.repeats} requests repeated`,
    `${lost.length} lost, ${strangers} half-made, ${wrongEvents} with wrong events, ${overlaps} overlaps`,
    `${ledger.surprises.length} surprising answers, slowest answer ${Math.round(ledger.slowest)} ms`,
    `warm start p50 ${Math.round(warmStart.p50)} ms, max ${Math.round(warmStart.max)} ms`,
    mails &&
      `mails: ${mails.received} received, ${mails.copies} copies, ${mails.bookingsNotTold} bookings not told of, ${mails.sentButNotReceived} sent but not received, ${mails.unfinishedJobs} jobs left after ${Math.round(mails.seconds)} s`,
  ].join('\n')
}
