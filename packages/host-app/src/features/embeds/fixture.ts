import type { CheckUp, Embed } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW } from '../../fixtures/fixture.ts'

export function embedOf(change: Partial<Embed>): Embed {
  return {
    id: idOf('embed', 1),
    name: 'Shop',
    eventTypeId: null,
    kind: 'inline',
    settings: EMBED_DEFAULTS,
    allowedSites: [],
    createdAt: iso(NOW - 4 * DAY),
    ...change,
  }
}

export interface EmbedsState {
  embeds: Embed[]
  /** The result of every check-up. */
  checkUp: Omit<CheckUp, 'url'> & { url?: string }
}

const embedsState = (): EmbedsState => ({
  embeds: [],
  checkUp: { found: [], findings: [{ code: 'missing', level: 'problem', detail: null }] },
})

function embedsAnswers(
  state: EmbedsState,
): Answers<
  | 'GET /embeds'
  | 'GET /embeds/:id'
  | 'POST /embeds'
  | 'PATCH /embeds/:id'
  | 'DELETE /embeds/:id'
  | 'POST /embeds/check-up'
> {
  const embed = (id: string) => found(state.embeds, id, 'embed_not_found')
  return {
    'GET /embeds': () => ({ embeds: state.embeds }),
    'GET /embeds/:id': ({ params }) => embed(params.id),
    'POST /embeds': ({ body }) => {
      const added = {
        eventTypeId: null,
        allowedSites: [],
        ...body,
        settings: { ...EMBED_DEFAULTS, ...body.settings },
        id: crypto.randomUUID(),
        createdAt: iso(NOW),
      }
      state.embeds.unshift(added)
      return added
    },
    'PATCH /embeds/:id': ({ params, body }) => {
      const changed = embed(params.id)
      const settings = { ...changed.settings, ...body?.settings }
      return Object.assign(changed, body, { settings })
    },
    'DELETE /embeds/:id': ({ params }) => {
      state.embeds = state.embeds.filter(({ id }) => id !== params.id)
      return undefined
    },
    'POST /embeds/check-up': ({ body }) => ({ url: body.url, ...state.checkUp }),
  }
}

export const embedsFixture = { state: embedsState, answers: embedsAnswers }
