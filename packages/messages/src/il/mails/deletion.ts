import type { texts as source } from '../../en/mails/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  reasonFarewell: 'דף ההזמנות של {name} נסגר. אנו מצטערים על הפגישה: אם עדיין תרצו להיפגש, כתבו אל {name}.',
}
