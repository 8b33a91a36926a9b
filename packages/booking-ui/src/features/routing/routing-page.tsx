import type { PageData, RoutingQuestion } from '@scheduling/contract'
import { ANSWER_PREFIX, PAGE_PARAMS } from '@scheduling/contract/page'
import type { Translate } from '@scheduling/messages'
import type { NoticesMessages } from '@scheduling/messages/notices'
import { LanguageMenu } from '../../page/language-menu.tsx'
import { Narrow } from '../../page/layout.tsx'
import { sameLook } from '../../page/links.ts'
import type { Words } from '../../page/words.tsx'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { Avatar } from '../event-types/avatar.tsx'
import list from '../event-types/booking-list-page.module.css'
import { HostText } from '../event-types/host-text.tsx'
import { AnswerField } from './answer-field.tsx'
import css from './routing-page.module.css'

type RoutingData = Extract<PageData, { kind: 'routing' }>

interface RoutingPageProps {
  data: RoutingData
  t: Translate<NoticesMessages>
}

/** A few questions, and then the page that fits. */
export function RoutingPage({ data, t }: RoutingPageProps) {
  const { owner, form, text, options } = data
  return (
    <Narrow>
      <header className={list.head}>
        <Avatar owner={owner} />
        <LanguageMenu />
        <h1 className={list.title}>
          <bdi>{form.name}</bdi>
        </h1>
        {text === null && form.description && <HostText text={form.description} />}
      </header>
      {text === null ? (
        <Questions data={data} t={t} />
      ) : (
        <>
          <div role="status">
            <HostText text={text} />
          </div>
          <p>
            <a className={controls.link} href={`/${owner.link}${sameLook(options.search)}`}>
              {t('routingOthers', { name: owner.name })}
            </a>
          </p>
        </>
      )}
    </Narrow>
  )
}

function Questions({ data, t }: RoutingPageProps) {
  const { options, form, refused } = data
  const { t: words } = useWords()
  const prefilled = new URLSearchParams(options.search)
  return (
    // With everything that the link brings along: the page that the answers lead to may ask for it.
    <form method="post" action={options.search || '?'} className={css.form}>
      {form.questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          given={refused ? [refused.values[question.id] ?? []].flat() : prefilledFor(question, prefilled)}
          problem={problemOf(refused, question.id, words)}
        />
      ))}
      <button type="submit" className={controls.button}>
        {t('routingNext')}
      </button>
    </form>
  )
}

/** Links to the form may carry answers, as those to booking pages do. Choices are named by id or by text. */
function prefilledFor({ id, type, choices }: RoutingQuestion, query: URLSearchParams): string[] {
  const named = query.getAll(ANSWER_PREFIX + id)
  const answers = named.length === 0 && type === 'email' ? query.getAll(PAGE_PARAMS.email) : named
  // No address has a blank: it was a plus that nobody escaped.
  if (type === 'email') return answers.map((answer) => answer.trim().replaceAll(' ', '+'))
  return answers.map((answer) => choices.find(({ text }) => text === answer)?.id ?? answer)
}

const PROBLEMS = {
  required: 'required',
  not_an_option: 'notAnOption',
  one_answer_only: 'notAnOption',
  invalid_phone: 'phoneInvalid',
  invalid_email: 'emailInvalid',
} as const

function problemOf(refused: RoutingData['refused'], id: string, t: Words['t']): string | null {
  const error = refused?.errors.find(({ path }) => path === `answers.${id}`)
  if (!error) return null
  const key = Object.hasOwn(PROBLEMS, error.reason) ? PROBLEMS[error.reason as keyof typeof PROBLEMS] : null
  return t(key ?? 'fieldInvalid')
}
