import type { GiftCards } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { MoreMenu, WorkItem } from '../../ui/work/more-menu.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { RowsSkeleton } from './accounts-page.tsx'
import classes from './administration.module.css'
import { CodesForm } from './codes-form.tsx'
import { GIFT_CARDS, giftCardsQuery } from './queries.ts'

type Card = GiftCards['cards'][number]
type Step = 'sent' | 'hold' | 'release' | 'return'

/** Gift cards that hosts claimed, and the stock of codes. Nothing here shows a code. */
export function GiftCardsPage() {
  const t = useText()
  const { call } = useDeps()
  const giftCards = useQuery(giftCardsQuery(call))
  return (
    <Page
      up={{ to: '/settings/accounts', text: t('room.accounts') }}
      title={t('administration.gift_cards')}
      text={t('administration.gift_cards_text')}
    >
      <Answer of={giftCards} loading={<RowsSkeleton />}>
        {({ cards, stock }) => (
          <>
            <Stock stock={stock} />
            {cards.length === 0 ? (
              <EmptyState
                title={t('administration.gift_cards_none')}
                text={t('administration.gift_cards_none_text')}
              />
            ) : (
              <ul className={rows.list}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <CardRow card={card} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Answer>
    </Page>
  )
}

function Stock({ stock }: Pick<GiftCards, 'stock'>) {
  const t = useText()
  return (
    <section className={classes.popup} aria-labelledby="stock">
      <h2 id="stock">{t('administration.stock')}</h2>
      {stock.length === 0 ? (
        <p>{t('administration.stock_none')}</p>
      ) : (
        <p>
          {stock
            .map(({ points, count }) =>
              t('administration.stock_of', { count, dollars: points / limits.POINTS_PER_DOLLAR }),
            )
            .join(' · ')}
        </p>
      )}
      <CodesForm />
    </section>
  )
}

function CardRow({ card }: { card: Card }) {
  const t = useText()
  const format = useFormat()
  const { email, dollars, claimedAt, dueAt, state, decidedAt } = card
  const day = (instant: string) => format.dayOf(Date.parse(instant))
  const isWaiting = state === 'waiting' || state === 'held'
  return (
    <article className={rows.row} aria-label={email}>
      <div className={rows.link}>
        <bdi className={rows.name}>{email}</bdi>
        <span className={rows.facts}>
          <span>{t('administration.dollars', { dollars })}</span>
          <span>{t('administration.card_claimed', { date: day(claimedAt) })}</span>
          <span className={isWaiting ? classes.standing : undefined}>
            {t(`administration.card_${state}`, { date: day(decidedAt ?? dueAt) })}
          </span>
        </span>
      </div>
      {isWaiting && <CardMenu card={card} />}
    </article>
  )
}

function CardMenu({ card: { id, email, state } }: { card: Card }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  async function take(step: Step): Promise<void> {
    try {
      const params = { id }
      queryClient.setQueryData(
        GIFT_CARDS,
        await call('POST /operator/gift-cards/:id', { params, body: { step } }),
      )
      toasts.show(t('administration.done'))
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
      await queryClient.invalidateQueries({ queryKey: GIFT_CARDS })
    }
  }
  const steps: [Step, string][] = [
    state === 'held'
      ? ['release', t('administration.card_release')]
      : ['hold', t('administration.card_hold')],
    ['sent', t('administration.card_by_hand')],
    ['return', t('administration.card_return')],
  ]
  return (
    <MoreMenu label={t('administration.card_actions', { email })} width={220}>
      {steps.map(([step, text]) => (
        <WorkItem key={step} color={step === 'return' ? 'red' : undefined} work={() => take(step)}>
          {text}
        </WorkItem>
      ))}
    </MoreMenu>
  )
}
