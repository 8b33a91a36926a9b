import type { Html } from '../../../http/html.ts'
import { html } from '../../../http/html.ts'
import { operatorDocument } from '../document.ts'
import type { CheckResult } from './doctor.ts'
import { findingsBySeverity, otherLines } from './doctor.ts'

/** What the doctor found, in English like the command. */
export function doctorPage(results: readonly CheckResult[]): string {
  const found = findingsBySeverity(results)
  return operatorDocument(
    'en',
    'Doctor',
    html`${found.length > 0 ? findingList(found) : html``}
      ${otherLines(results).map((line) => html`<p class="well">${line}</p>`)}
      <p><a href="/admin">Server status</a></p>`,
  )
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
