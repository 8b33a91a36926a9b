import { catalog } from './catalog.ts'
import type { texts } from './en/extension.ts'
import type { texts as errors } from './en/extension-errors.ts'

export type ExtensionMessages = typeof texts
export type ExtensionErrors = typeof errors

/** The browser extension. */
export const extensionTexts = catalog<ExtensionMessages>((language) => import(`./${language}/extension.ts`))

/** What a server refuses to it. */
export const extensionErrorsTexts = catalog<ExtensionErrors>(
  (language) => import(`./${language}/extension-errors.ts`),
)
