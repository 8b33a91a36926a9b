import { slugProblem } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { DASHBOARD_PATHS } from './dashboard.ts'

test.each(DASHBOARD_PATHS.filter((path) => path !== '/'))('%s is nobody’s personal address', (path) => {
  expect(slugProblem(path.slice(1), 'owner')).toBe('reserved')
})
