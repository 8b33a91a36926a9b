import { button, element } from './element.ts'
import type { Text } from './texts.ts'

export function showNotConnected(t: Text): void {
  document.body.replaceChildren(
    element(
      'main',
      {},
      element('h1', {}, t('extension.not_connected')),
      element('p', {}, t('extension.not_connected_text')),
      button(t('extension.open_settings'), () => void chrome.runtime.openOptionsPage()),
    ),
  )
}
