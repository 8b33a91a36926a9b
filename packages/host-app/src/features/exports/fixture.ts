import type { Export } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'

export const readyExport: Export = {
  id: idOf('export', 1),
  state: 'ready',
  done: 8,
  parts: 8,
  bytes: 2_412_000,
  askedAt: iso(NOW - HOUR),
  until: iso(NOW - HOUR + 7 * DAY),
}

export interface ExportsState {
  export: Export | null
}

const exportsState = (): ExportsState => ({ export: null })

function exportsAnswers(state: ExportsState): Answers<'GET /export' | 'POST /export'> {
  return {
    'GET /export': () => ({ export: state.export }),
    'POST /export': () =>
      (state.export = { ...readyExport, state: 'waiting', done: 3, bytes: null, askedAt: iso(NOW) }),
  }
}

export const exportsFixture = { state: exportsState, answers: exportsAnswers }
