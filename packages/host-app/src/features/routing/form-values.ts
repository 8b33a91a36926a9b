import type { RoutingForm } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits, slugProblem, withScheme } from '@scheduling/domain'
import { routingProblems } from '@scheduling/domain/routing'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems, longerThan } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'

/** The fields of a form that hosts edit. */
export type FormValues = Omit<RoutingForm, 'id' | 'answered' | 'createdAt'>

export type Question = FormValues['questions'][number]
export type Choice = Question['choices'][number]
export type Rule = FormValues['rules'][number]
export type Condition = Rule['when'][number]
export type Target = FormValues['otherwise']

export function valuesOf(form: RoutingForm): FormValues {
  const { name, slug, description, questions, rules, otherwise, isOn } = form
  return { name, slug, description, questions, rules, otherwise, isOn }
}

/** `emailLabel`: of the question that nearly every form begins with. */
export function newForm(emailLabel: string): FormValues {
  return {
    name: '',
    slug: '',
    description: '',
    questions: [{ id: 'email', type: 'email', label: emailLabel, required: true, choices: [] }],
    rules: [],
    otherwise: newTarget('event_type'),
    isOn: true,
  }
}

export function newTarget(kind: Target['kind']): Target {
  switch (kind) {
    case 'address':
      return { kind, url: '' }
    case 'text':
      return { kind, text: '' }
    default:
      return { kind, id: '' }
  }
}

/** The body for values, or for the changed ones: people leave out https. */
export function bodyOf<V extends Partial<FormValues>>(values: V): V {
  return {
    ...values,
    ...(values.rules && { rules: values.rules.map((rule) => ({ ...rule, to: settled(rule.to) })) }),
    ...(values.otherwise && { otherwise: settled(values.otherwise) }),
  }
}

function settled(to: Target): Target {
  return to.kind === 'address' ? { ...to, url: withScheme(to.url) } : to
}

interface Around {
  /** Absent: a new form. */
  id: string | undefined
  /** All forms of the host. */
  forms: readonly RoutingForm[]
}

export function checkForm(values: FormValues, { id, forms }: Around, t: HostTranslate): Problems {
  const others = new Map(forms.filter((form) => form.id !== id).map((form) => [form.id, form]))
  const required = emptyTexts(values).map((path) => [path, t('field.required')])
  const refused = routingProblems(values, { id, others }).map(({ path, code }) => [
    path,
    t(`routing.${code}`),
  ])
  return {
    ...(Object.fromEntries([...required, ...refused]) as Problems),
    ...tooLong(values, t),
    ...Object.assign({}, ...targetsIn(values).map(([path, to]) => targetProblem(path, to, t))),
    ...slugProblems(values.slug, t),
  }
}

function emptyTexts({ name, questions, rules }: FormValues): string[] {
  const texts: [string, string][] = [
    ['name', name],
    ...questions.map(({ label }, index): [string, string] => [`questions[${index}].label`, label]),
    ...rules.flatMap(({ when }, index) =>
      when.flatMap((condition, at): [string, string][] =>
        condition.is === 'contains' ? [[`rules[${index}].when[${at}].text`, condition.text]] : [],
      ),
    ),
  ]
  return texts.filter(([, text]) => text.trim() === '').map(([path]) => path)
}

function tooLong({ name, description, questions }: FormValues, t: HostTranslate): Problems {
  const labels = questions.map(({ label }, index) => [`questions[${index}].label`, label])
  return {
    ...longerThan(limits.TITLE_MAX, { name }, t),
    ...longerThan(limits.DESCRIPTION_MAX, { description }, t),
    ...longerThan(limits.TEXT_ANSWER_MAX, Object.fromEntries(labels) as Record<string, string>, t),
  }
}

function slugProblems(slug: string, t: HostTranslate): Problems {
  const problem = slugProblem(slug, 'event_type')
  if (!problem) return {}
  return { slug: t(problem === 'too_long' ? 'field.too_long' : 'routing.slug_wrong') }
}

function targetsIn({ rules, otherwise }: FormValues): [string, Target][] {
  return [
    ...rules.map(({ to }, index): [string, Target] => [`rules[${index}].to`, to]),
    ['otherwise', otherwise],
  ]
}

function targetProblem(path: string, to: Target, t: HostTranslate): Problems {
  switch (to.kind) {
    case 'address': {
      const url = withScheme(to.url)
      const isRight = /^https?:\/\//i.test(url) && URL.canParse(url)
      return isRight
        ? longerThan(limits.URL_MAX, { [`${path}.url`]: url }, t)
        : { [`${path}.url`]: t('field.url') }
    }
    case 'text':
      if (to.text.trim() === '') return { [`${path}.text`]: t('field.required') }
      return longerThan(limits.ROUTING_TEXT_MAX, { [`${path}.text`]: to.text }, t)
    default:
      return to.id === '' ? { [`${path}.id`]: t('routing.target_required') } : {}
  }
}

const REASONS = [
  'unknown_question',
  'unknown_choice',
  'duplicate_id',
  'choices_missing',
  'duplicate_choice',
  'no_choices',
  'circle',
] as const

/** Puts the server's refusals at the fields where the values were typed. */
export function formRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  const problems = fieldProblems(error, t)
  if (!problems || !(error instanceof ApiError)) return problems
  const own = (error.problem.errors ?? []).flatMap(({ path, reason }) => {
    const known = reason === 'not_found' ? 'target_required' : REASONS.find((one) => one === reason)
    return known ? [[path, t(`routing.${known}`)]] : []
  })
  return { ...problems, ...(Object.fromEntries(own) as Problems) }
}
