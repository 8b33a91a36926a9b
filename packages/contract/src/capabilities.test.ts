import { expect, test } from 'vitest'
import { api, capabilities } from './api.ts'
import { CAPABILITIES } from './capabilities.ts'
import { DASHBOARD_PATHS } from './dashboard.ts'
import { ERRORS, SHARED } from './errors.ts'

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

test('no two capabilities declare the same route', () => {
  const routes = Object.values(capabilities).flatMap((each) => Object.keys(each))
  expect(twice(routes)).toEqual([])
  expect(routes).toHaveLength(Object.keys(api).length)
})

test('no two capabilities declare the same error, nor one that is general', () => {
  const codes = [SHARED, ...CAPABILITIES.map((each) => ('errors' in each ? each.errors : {}))].flatMap(
    (errors) => Object.keys(errors),
  )
  expect(twice(codes)).toEqual([])
  expect(codes).toHaveLength(Object.keys(ERRORS).length)
})

test('no two capabilities declare the same activity', () => {
  const kinds = CAPABILITIES.flatMap((each) => ('activities' in each ? Object.keys(each.activities) : []))
  expect(twice(kinds)).toEqual([])
})

test('no two capabilities declare the same address of the dashboard', () => {
  expect(twice(DASHBOARD_PATHS)).toEqual([])
})
