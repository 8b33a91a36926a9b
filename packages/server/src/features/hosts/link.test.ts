import { expect, test } from 'vitest'
import { linkFromName } from './link.ts'

test.each([
  ['Ana Núñez', 0, 'ana-nunez'],
  ['  Dr. Åse Ø. Berg!  ', 0, 'dr-aase-oe-berg'],
  ['Al', 0, 'host-al'],
  ['Đặng Işık', 0, 'dang-isik'],
  ['Юлія Щур', 0, 'yuliia-shchur'],
  ['王伟', 0, 'host'],
  ['דנה לוי', 0, 'dnh-loi'],
  ['ليلى', 2, 'lila-3'],
  ['Settings', 0, 'settings-meets'],
  ['Ana Núñez', 1, 'ana-nunez-2'],
  ['x'.repeat(100), 12, `${'x'.repeat(40)}-13`],
])('%s at attempt %d is reachable at /%s', (name, attempt, link) => {
  expect(linkFromName(name, attempt)).toBe(link)
})
