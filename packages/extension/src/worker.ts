import type { Asked } from './account.ts'
import { connect } from './worker/connect.ts'
import { access, disconnect } from './worker/access.ts'
import { closeToPages, readAccount } from './worker/store.ts'

void closeToPages()

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  // Scripts in pages have the same id, but ask nothing; other extensions are not heard here.
  if (sender.id !== chrome.runtime.id) return false
  void answerTo(message as Asked).then(answer)
  return true
})

chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.runtime.openOptionsPage()
})

async function answerTo(asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'access':
      return access()
    case 'connect':
      return connect(asked.address)
    case 'disconnect':
      await disconnect()
      return null
    case 'origin':
      return (await readAccount())?.origin ?? null
  }
}
