import { ApiError } from '@scheduling/contract/client'
import { languageFrom, LANGUAGES } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import { extensionErrorsTexts } from '@scheduling/messages/extension'
import type { ExtensionErrors } from '@scheduling/messages/extension'
import { button, element } from './element.ts'
import { showNotConnected } from './not-connected.ts'
import type { Text } from './texts.ts'

/** Instead of the popup, if it cannot be shown. */
export async function showProblem(error: unknown, t: Text, origin: string): Promise<void> {
  if (error instanceof ApiError && error.code === 'not_signed_in') return showNotConnected(t)
  document.body.replaceChildren(
    element(
      'main',
      {},
      element('p', { role: 'alert' }, await problemText(error, t, origin)),
      button(t('extension.open_settings'), () => void chrome.runtime.openOptionsPage()),
    ),
  )
}

/** An error in words, in the language of the popup. */
export async function problemText(error: unknown, t: Text, origin: string): Promise<string> {
  if (!(error instanceof ApiError)) return t('extension.failed')
  switch (error.code) {
    case 'unavailable':
      return t('extension.problem_unreachable', { origin })
    case 'not_signed_in':
      return t('extension.not_connected_text')
    case 'invalid_input':
      return recipientText(error.problem.errors?.[0]?.path ?? '', t)
    default:
      return (await textOf(error.code)) ?? t('extension.failed')
  }
}

/** For a field that the server refuses. What it wants of a recipient is a name and an email address. */
export function recipientText(path: string, t: Text): string {
  return t('extension.recipient_refused', {
    field: t(/name/.test(path) ? 'extension.name' : 'extension.email'),
  })
}

/** Loaded with the first refusal: most people never meet one. */
async function textOf(code: string): Promise<string | undefined> {
  const language = languageFrom(document.documentElement.lang) ?? 'en'
  const texts = await extensionErrorsTexts.load(language)
  const key = `extension.error_${code}`
  return isErrorText(key, texts)
    ? translator<ExtensionErrors>(texts, LANGUAGES[language].tag)(key)
    : undefined
}

function isErrorText(key: string, texts: object): key is keyof ExtensionErrors {
  return Object.hasOwn(texts, key)
}
