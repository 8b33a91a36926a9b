import type { OpenSession, Settings } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'
import type { AccountsState } from '../accounts/fixture.ts'
import { me } from '../accounts/fixture.ts'

export const hostSettings: Settings = {
  name: me.userName,
  firstName: '',
  lastName: '',
  company: '',
  phone: null,
  welcomeMessage: '',
  timeZone: me.timeZone,
  language: 'en',
  inviteeLanguage: null,
  dateFormat: 'auto',
  timeFormat: '24h',
  weekStart: 'mon',
  asksForProof: false,
  theme: 'dark',
  formerLinks: [],
}

export const sessions: OpenSession[] = [
  {
    id: idOf('session', 1),
    isThisOne: true,
    browser: 'Firefox',
    system: 'Linux',
    timeZone: 'Europe/Berlin',
    startedAt: iso(NOW - 2 * DAY),
    seenAt: iso(NOW - HOUR),
  },
  {
    id: idOf('session', 2),
    isThisOne: false,
    browser: 'Safari',
    system: 'iPhone',
    timeZone: 'America/New_York',
    startedAt: iso(NOW - 9 * DAY),
    seenAt: iso(NOW - 3 * DAY),
  },
]

export interface SettingsState {
  settings: Settings
  sessions: OpenSession[]
}

const settingsState = (): SettingsState => ({
  settings: structuredClone(hostSettings),
  sessions: structuredClone(sessions),
})

function settingsAnswers(
  state: AccountsState & SettingsState,
): Answers<
  | 'GET /users/sessions'
  | 'DELETE /users/sessions/:id'
  | 'DELETE /users/sessions'
  | 'POST /users/password'
  | 'GET /settings'
  | 'PATCH /settings'
  | 'PUT /settings/link'
  | 'GET /settings/link'
> {
  return {
    'GET /users/sessions': () => ({ sessions: state.sessions }),
    'DELETE /users/sessions/:id': ({ params }) => {
      state.sessions = state.sessions.filter(({ id }) => id !== params.id)
    },
    'DELETE /users/sessions': () => {
      state.sessions = state.sessions.filter(({ isThisOne }) => isThisOne)
    },
    'POST /users/password': ({ body }) => {
      if (body.current !== 'Secret-1') throw refusal('wrong_password')
    },
    'GET /settings': () => state.settings,
    'PATCH /settings': ({ body }) => (state.settings = { ...state.settings, ...body } as Settings),
    'PUT /settings/link': ({ body }) => {
      const { formerLinks } = state.settings
      state.settings.formerLinks = [{ link: state.me.link, until: '2027-05-30' }, ...formerLinks]
      return (state.me = { ...state.me, link: body.link })
    },
    'GET /settings/link': ({ query: { link } }) =>
      link === 'taken'
        ? { isFree: false, suggestions: ['taken-2', 'taken-3'] }
        : { isFree: true, suggestions: [] },
  }
}

export const settingsFixture = { state: settingsState, answers: settingsAnswers }
