import type { Billing } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { useMoney } from '../money.ts'

type Invoice = Billing['invoices'][number]
type Line = Billing['lines'][number]
type Entry = Invoice | Line

/** Money that went back to the customer. */
const BACK: readonly Line['change'][] = ['refunded', 'dispute_lost']
const BAD: readonly Line['change'][] = ['refund_failed', 'payment_failed', 'card_expiring']

/** Groups by year in a zone, newest first. What happened to an invoice is above it. */
export function byYear(
  { invoices, lines }: Pick<Billing, 'invoices' | 'lines'>,
  zone: TimeZone,
): [year: string, entries: Entry[]][] {
  const newest = [...lines, ...invoices].toSorted((one, other) => other.created - one.created)
  return [...Map.groupBy(newest, ({ created }) => dateOf(zone, created * 1_000).slice(0, 4))]
}

export function HistoryBlock({ invoices, lines }: Pick<Billing, 'invoices' | 'lines'>) {
  const t = useText()
  const { timeZone } = useFormat()
  if (invoices.length + lines.length === 0) return <p>{t('history.none')}</p>
  return byYear({ invoices, lines }, timeZone).map(([year, entries]) => (
    <section key={year} aria-label={year}>
      <h3 className={classes.year}>{year}</h3>
      <ul className={classes.history}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Day created={entry.created} />
            {'change' in entry ? <LineCells {...entry} /> : <InvoiceCells {...entry} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Day({ created }: Pick<Entry, 'created'>) {
  const format = useFormat()
  const date = dateOf(format.timeZone, created * 1_000)
  return (
    <time className={classes.day} dateTime={date}>
      {format.dayShort(date)}
    </time>
  )
}

function InvoiceCells({ number, bill, status, pdf_url }: Invoice) {
  const t = useText()
  const money = useMoney()
  return (
    <>
      <span>
        {number}
        {status === 'open' && <span className={classes.problem}> {t('history.open')}</span>}
      </span>
      <span className={classes.amount}>
        {money.of(bill.due)}
        {bill.credit > 0 && (
          <small>{t('history.credit', { price: money.of(bill.total), credit: money.of(bill.credit) })}</small>
        )}
        {bill.credit < 0 && <small>{t('history.kept', { price: money.of(-bill.credit) })}</small>}
      </span>
      {pdf_url && (
        <a
          href={pdf_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('history.pdf_of', { invoice: number })}
        >
          {t('history.pdf')}
        </a>
      )}
    </>
  )
}

function LineCells({ change, amount, number }: Line) {
  const t = useText()
  const money = useMoney()
  return (
    <>
      <span>
        <span className={BAD.includes(change) ? classes.problem : undefined}>{t(`history.${change}`)}</span>
        {number && <small>{t('history.invoice', { invoice: number })}</small>}
      </span>
      {amount !== null && (
        <span className={classes.amount}>{money.of(BACK.includes(change) ? -amount : amount)}</span>
      )}
    </>
  )
}
