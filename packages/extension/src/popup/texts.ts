import { firstLanguage, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { Translate } from '@scheduling/messages'
import { extensionTexts } from '@scheduling/messages/extension'
import type { ExtensionMessages } from '@scheduling/messages/extension'

export type Text = Translate<ExtensionMessages>

/** The texts in the host's language, or the browser's. Sets the direction of the page. */
export async function loadTexts(language = browserLanguage()): Promise<Text> {
  const { tag, direction } = LANGUAGES[language]
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  return translator<ExtensionMessages>(await extensionTexts.load(language), tag)
}

function browserLanguage(): Language {
  return firstLanguage(navigator.languages) ?? 'en'
}
