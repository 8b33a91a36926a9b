import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Đặng Thị Ánh', 'dang thi anh'],
  ['İzmir IŞIK', 'izmir isik'],
  ['Łódź, Øresund, Straße', 'lodz, oresund, strasse'],
  ['أحمد، مُنى، فاطمة', 'احمد، مني، فاطمه'],
  ['שָׁלוֹם', 'שלום'],
  ['Київ, Йосип', 'киів, иосип'],
  [' \u2068Ana\u2069 ', 'ana'],
])('%s is searched as %s', (text, found) => {
  expect(folded(text)).toBe(found)
})
