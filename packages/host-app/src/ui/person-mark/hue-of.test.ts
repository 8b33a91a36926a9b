import { expect, test } from 'vitest'
import { hueOf } from './hue-of.ts'

test('a name has the same hue however it is written', () => {
  expect(hueOf('Ada Lovelace')).toBe(hueOf(' ada  LOVELACE '))
  expect(hueOf('Ada Lovelace')).not.toBe(hueOf('Ben Lee'))
  for (const name of ['', 'Ö', '渡辺', '👩‍🚀 Sally'])
    expect(hueOf(name)).toSatisfy((hue: number) => Number.isInteger(hue) && hue >= 0 && hue < 360)
})
