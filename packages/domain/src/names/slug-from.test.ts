import { expect, test } from 'vitest'
import { slugFrom } from './slug-from.ts'

test.each([
  ['Über uns: Intro (30 min)', 'ueber-uns-intro-30-min'],
  ['  Ana Núñez ', 'ana-nunez'],
  ['Đặng Işık', 'dang-isik'],
  ['Chœur d’été', 'choeur-d-ete'],
  ['פגישת היכרות', 'pgisht-hikrot'],
  ['שיחה של 30 דקות', 'shichh-shl-30-dkot'],
  ['וידאו', 'vidao'],
  ['اجتماع تعريفي', 'ajtmaa-tarifi'],
  ['Згурський Єгор', 'zghurskyi-yehor'],
  ['Знам’янка, Юрій Їжакевич', 'znamianka-yurii-yizhakevych'],
  ['Юрій'.normalize('NFD'), 'yurii'],
  ['Встреча с Крымовым', ''],
  ['Разговор с Крымовым', ''],
  ['王伟', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s becomes "%s"', (text, slug) => {
  expect(slugFrom(text)).toBe(slug)
})
