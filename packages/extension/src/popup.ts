import { PRODUCT_NAME } from '@scheduling/messages'
import { askAccess } from './account.ts'
import { showConnected } from './popup/connected.ts'
import { openAccount } from './popup/open-account.ts'
import { openMessagePage } from './popup/message-page.ts'
import { showNotConnected } from './popup/not-connected.ts'
import { showProblem } from './popup/problem.ts'
import { loadTexts } from './popup/texts.ts'

document.title = PRODUCT_NAME
void start()

async function start(): Promise<void> {
  const [access, page] = await Promise.all([askAccess(), openMessagePage()])
  if (!access) return showNotConnected(await loadTexts())
  try {
    const account = await openAccount(access)
    showConnected(account, page, await loadTexts(account.me.language))
  } catch (error) {
    await showProblem(error, await loadTexts(), access.origin)
  }
}
