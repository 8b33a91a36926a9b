import { BLACK_FRIDAY } from '@scheduling/domain/pricing'
import { useFormat, useText } from '../../language/language.tsx'

/** How much the sale saves, and until when. */
export function FridayText({ ends }: { ends: number }) {
  const t = useText()
  const format = useFormat()
  const { percentOff: percent, months } = BLACK_FRIDAY
  return t('trial.friday', { percent, months, date: format.dateTime(ends * 1_000) })
}
