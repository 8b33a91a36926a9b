import type { Language } from '@scheduling/domain/languages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Html } from '../../http/html.ts'
import { html } from '../../http/html.ts'
import { STYLE_ELEMENT } from './style.ts'

/** A whole page of the operator with its heading. Works without a script. */
export function operatorDocument(language: Language, title: string, content: Html): string {
  const { tag, direction } = LANGUAGES[language]
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${PRODUCT_NAME}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.source
}
