import { styleText } from 'node:util'
import { heyreachOutreach } from '../packages/server/src/providers/heyreach/outreach.ts'
import { instantlyOutreach } from '../packages/server/src/providers/instantly/outreach.ts'
import { growthMachineOutreach } from '../packages/server/src/providers/lagrowthmachine/outreach.ts'
import { ProviderError } from '../packages/server/src/providers/provider.ts'

// Tries real keys of outreach tools, when they are given: nobody publishes a specification of two of them. It only reads.

const TOOLS = [
  { name: 'HeyReach', variable: 'HEYREACH_KEY', outreach: heyreachOutreach('https://api.heyreach.io') },
  {
    name: 'La Growth Machine',
    variable: 'LAGROWTHMACHINE_KEY',
    outreach: growthMachineOutreach('https://apiv2.lagrowthmachine.com'),
  },
  { name: 'Instantly', variable: 'INSTANTLY_KEY', outreach: instantlyOutreach('https://api.instantly.ai') },
]

for (const { name: tool, variable, outreach } of TOOLS) {
  const key = process.env[variable]
  if (!key) {
    say(`${variable} is not set: ${tool} is not tried`)
    continue
  }
  await attempt(`${tool}: test of the key`, async () => outreach.look(key))
  await attempt(`${tool}: list of campaigns`, async () => {
    for (const { id, name, isReady } of await outreach.targets(key))
      say(`  ${id} ${name}${isReady ? '' : ' (draft)'}`)
  })
}

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    say(styleText('green', `${name}: as expected`))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    process.exitCode = 1
    say(styleText('red', `${name}: ${error.message}`))
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
