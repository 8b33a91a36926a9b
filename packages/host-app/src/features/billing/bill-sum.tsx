import type { Bill } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './billing.module.css'
import { useMoney } from './money.ts'

interface Props {
  bill: Bill
  /** The name of the plan that is paid for. */
  plan: string
  /** The name of the plan before. Absent if unknown. */
  planBefore?: string
  /** Absent if unknown. */
  taxPercent?: number | undefined
  /** Label of the charged amount. */
  label: string
}

/** The lines of a bill. As shown, they add up to the last line, to the cent. */
export function BillSum({ bill, plan, planBefore, taxPercent, label }: Props) {
  const t = useText()
  const money = useMoney()
  const { rest, discount, tax, total, credit, due } = bill
  const lines: [text: string, cents: number][] = [
    [planBefore === undefined ? t('bill.rest_before') : t('bill.rest', { plan: planBefore }), -rest],
    [plan, bill.plan],
    [t('pay.discount'), -discount],
    [taxPercent ? t('pay.tax', { percent: taxPercent }) : t('bill.tax'), tax],
  ]
  return (
    <dl className={classes.sum} aria-live="polite">
      {lines.map(([text, cents]) => cents !== 0 && <Line key={text} text={text} amount={money.of(cents)} />)}
      {credit !== 0 && (
        <>
          <Line text={t('pay.total')} amount={money.of(total)} />
          {credit > 0 ? (
            <Line text={t('bill.credit')} amount={money.of(-credit)} />
          ) : (
            <Line text={t('bill.kept')} amount={money.of(-credit)} />
          )}
        </>
      )}
      <dt className={classes.total}>{label}</dt>
      <dd className={classes.total}>{money.of(due)}</dd>
    </dl>
  )
}

function Line({ text, amount }: { text: string; amount: string }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{amount}</dd>
    </>
  )
}
