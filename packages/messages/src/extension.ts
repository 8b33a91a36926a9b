import { catalogue } from './catalogue.ts'
import type { texts } from './en/extension.ts'
import type { texts as errors } from './en/extension-errors.ts'

export type ExtensionMessages = typeof texts
export type ExtensionErrors = typeof errors

/** The browser extension. */
export const extensionTexts = catalogue<ExtensionMessages>((language) => import(`./${language}/extension.ts`))

/** What a server refuses to it. */
export const extensionErrorsTexts = catalogue<ExtensionErrors>(
  (language) => import(`./${language}/extension-errors.ts`),
)
