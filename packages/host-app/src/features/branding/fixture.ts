import type { Branding } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'

export const branding: Branding = {
  avatar: null,
  logo: null,
  background: null,
  colors: { background: null, text: null, button: null },
  hidesProductName: false,
  mayHideProductName: true,
}

export interface BrandingState {
  branding: Branding
}

const brandingState = (): BrandingState => ({ branding: structuredClone(branding) })

export const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="%230090FF"/></svg>'

function brandingAnswers(
  state: BrandingState,
): Answers<
  | 'GET /settings/branding'
  | 'PATCH /settings/branding'
  | 'PUT /settings/branding/:kind'
  | 'DELETE /settings/branding/:kind'
> {
  return {
    'GET /settings/branding': () => state.branding,
    'PATCH /settings/branding': ({ body: { colors, ...change } = {} }) =>
      (state.branding = {
        ...state.branding,
        ...change,
        colors: { ...state.branding.colors, ...colors },
      }),
    'PUT /settings/branding/:kind': ({ params }) =>
      (state.branding = { ...state.branding, [params.kind]: PICTURE }),
    'DELETE /settings/branding/:kind': ({ params }) =>
      (state.branding = { ...state.branding, [params.kind]: null }),
  }
}

export const brandingFixture = { state: brandingState, answers: brandingAnswers }
