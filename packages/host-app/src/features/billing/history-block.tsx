import type { Billing } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import classes from './billing.module.css'
import { useMoney } from './money.ts'

type Invoices = Billing['invoices']

/** By year, the newest first. */
export function byYear(invoices: Invoices): [year: number, invoices: Invoices][] {
  const newest = invoices.toSorted((one, other) => other.created - one.created)
  return [...Map.groupBy(newest, ({ created }) => new Date(created * 1_000).getUTCFullYear())]
}

export function HistoryBlock({ invoices }: { invoices: Invoices }) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  if (invoices.length === 0) return <p>{t('history.none')}</p>
  return byYear(invoices).map(([year, ofYear]) => (
    <section key={year} aria-label={String(year)}>
      <h3 className={classes.year}>{year}</h3>
      <table className={classes.invoices}>
        <tbody>
          {ofYear.map(({ id, created, number, total, pdf_url, status }) => (
            <tr key={id}>
              <td>{format.dayOf(created * 1_000)}</td>
              <td>{number}</td>
              <td>
                {money.of(total)}
                {status === 'open' && <span className={classes.problem}> {t('history.open')}</span>}
              </td>
              <td>
                {pdf_url && (
                  <a
                    href={pdf_url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('history.pdf_of', { number })}
                  >
                    {t('history.pdf')}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
