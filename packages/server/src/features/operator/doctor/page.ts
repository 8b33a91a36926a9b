import { PRODUCT_NAME } from '@scheduling/messages'
import type { Html } from '../../../http/html.ts'
import { html } from '../../../http/html.ts'
import { STYLE_ELEMENT } from '../style.ts'
import type { CheckResult } from './doctor.ts'
import { findingsBySeverity, otherLines } from './doctor.ts'

/** What the doctor found, in English like the command. Works without a script. */
export function doctorPage(results: readonly CheckResult[]): string {
  const found = findingsBySeverity(results)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Doctor · ${PRODUCT_NAME}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>Doctor</h1>
          ${found.length > 0 ? findingList(found) : html``}
          ${otherLines(results).map((line) => html`<p class="well">${line}</p>`)}
          <p><a href="/admin">Server status</a></p>
        </main>
      </body>
    </html>`.source
}

function findingList(found: ReturnType<typeof findingsBySeverity>): Html {
  return html`<section class="problems">
    <h2>Found</h2>
    <ul>
      ${found.map(
        ({ severity, problem, evidence, remedy }) =>
          html`<li>
            <p>${severity}: <strong>${problem}</strong></p>
            <p>${evidence}</p>
            <p>${remedy}</p>
          </li>`,
      )}
    </ul>
  </section>`
}
