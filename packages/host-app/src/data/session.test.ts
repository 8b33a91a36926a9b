// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createSession } from './session.ts'

const now = Date.parse('2026-11-24T00:00:00Z')
const start = () => createSession(window, () => now)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a token is there until it expires', () => {
  const session = start()
  session.start({ token: 'abc', expires: '2026-12-24T00:00:00Z', deviceToken: 'd' })
  expect(start().token()).toBe('abc')
  session.start({ token: 'abc', expires: '2026-11-23T00:00:00Z', deviceToken: 'd' })
  expect(session.token()).toBeUndefined()
})

test('a broken token is none', () => {
  localStorage.setItem('scheduling.token', '{')
  expect(start().token()).toBeUndefined()
})

test('a tab keeps its device id', () => {
  expect(start().deviceId).toBe(start().deviceId)
})

test('a tab acts for the host that it was loaded with, a new tab for the one chosen last', () => {
  const session = start()
  session.actFor('studio')
  expect([session.actingFor(), start().actingFor()]).toEqual(['studio', 'studio'])
  // Another tab chooses another one.
  localStorage.setItem('scheduling.acting-for', 'agency')
  expect(start().actingFor()).toBe('studio')
  sessionStorage.clear()
  expect(start().actingFor()).toBe('agency')
})

test('who chooses their own host acts for nobody else', () => {
  const session = start()
  session.actFor('studio')
  session.actFor(undefined)
  expect([session.actingFor(), start().actingFor()]).toEqual([undefined, undefined])
})

test('nobody acts for an organization after the session', () => {
  for (const end of ['forget', 'clear', 'clearAccount'] as const) {
    const session = useEverything()
    session.actFor('studio')
    session[end]()
    expect([session.actingFor(), start().actingFor()]).toEqual([undefined, undefined])
  }
})

function useEverything() {
  const session = start()
  session.start({ token: 'abc', expires: '2026-12-24T00:00:00Z', deviceToken: 'known' })
  session.keepMenuPath('/availability')
  localStorage.setItem('scheduling.language', 'de')
  localStorage.setItem('scheduling.theme', 'light')
  localStorage.setItem('scheduling.preview-menu', 'closed')
  localStorage.setItem('scheduling.shortcuts', 'false')
  sessionStorage.setItem('scheduling.draft.event-type.new', '{}')
  document.cookie = 'visited=1; path=/'
  return session
}

test('who signs out leaves nothing behind', () => {
  useEverything().forget()
  expect(Object.keys(localStorage)).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual(['scheduling.device'])
  expect(document.cookie).toBe('')
})

test('a session that ends leaves language, theme, preview menu, menu path and that the browser has signed in before', () => {
  useEverything().clear()
  const kept = ['known-device', 'language', 'menu-path', 'preview-menu', 'theme']
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.map((name) => `scheduling.${name}`))
  expect(start().lastMenuPath()).toBe('/availability')
  expect(start().deviceToken()).toBe('known')
  expect(Object.keys(sessionStorage)).toEqual(['scheduling.device'])
  expect(document.cookie).toBe('')
})

test('an account that is deleted leaves language, theme and the preview menu, and nothing else', () => {
  useEverything().clearAccount()
  const kept = ['language', 'preview-menu', 'theme']
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.map((name) => `scheduling.${name}`))
  expect(Object.keys(sessionStorage)).toEqual(['scheduling.device'])
  expect(document.cookie).toBe('')
})

test('signing out in another tab is noticed', () => {
  let ended = 0
  const stop = start().onEndElsewhere(() => ended++)
  window.dispatchEvent(new StorageEvent('storage', { key: 'scheduling.theme', newValue: null }))
  expect(ended).toBe(0)
  window.dispatchEvent(new StorageEvent('storage', { key: 'scheduling.token', newValue: null }))
  expect(ended).toBe(1)
  stop()
})
