import { ActionIcon, Button, TextInput } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconClose, IconPlus } from '../../ui/icons.ts'
import { randomId } from '../../ui/random-id.ts'
import { useFocusAdded } from '../event-types/editor/sections/use-focus-added.ts'
import type { Choice } from './form-values.ts'
import classes from './routing.module.css'

interface Props {
  choices: readonly Choice[]
  path: string
  error: string | undefined
  onLeave: (path: string) => void
  onChange: (choices: Choice[]) => void
}

/** The choices of one question. A renamed one keeps its id, because rules name it by that. */
export function ChoicesField({ choices, path, error, onLeave, onChange }: Props) {
  const t = useText()
  const { place, focusOn } = useFocusAdded<HTMLFieldSetElement>()
  const nameOf = (index: number) => (index === 0 ? path : `${path}[${index}]`)
  // If none is empty, two are equal.
  const hasEmpty = choices.some(isEmpty)
  const isFull = choices.length >= limits.ROUTING_CHOICES_MAX

  function add(index: number, texts: readonly string[] = [''], removed = 0) {
    focusOn(nameOf(index + texts.length - 1))
    const added = texts.map((text) => ({ id: randomId(), text }))
    onChange(choices.toSpliced(index, removed, ...added).slice(0, limits.ROUTING_CHOICES_MAX))
  }

  return (
    <fieldset ref={place} className={classes.choices} aria-label={t('routing.choices')}>
      {choices.map((choice, index) => (
        <div key={choice.id} className={classes.choice}>
          <TextInput
            className={classes.grow}
            name={nameOf(index)}
            aria-label={t('routing.choice', { number: index + 1 })}
            aria-required
            dir="auto"
            maxLength={limits.TEXT_ANSWER_MAX}
            placeholder={t('routing.choice', { number: index + 1 })}
            value={choice.text}
            error={Boolean(error) && (!hasEmpty || isEmpty(choice))}
            // A filled choice is not to blame for an empty one beside it.
            onBlur={() => (isEmpty(choice) || !hasEmpty) && onLeave(path)}
            onChange={(event) =>
              onChange(choices.with(index, { ...choice, text: event.currentTarget.value }))
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!isFull) add(index + 1)
            }}
            onPaste={(event) => {
              const lines = linesIn(event.clipboardData.getData('text'))
              if (lines.length < 2) return
              event.preventDefault()
              if (isEmpty(choice)) add(index, lines, 1)
              else add(index + 1, lines)
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={choices.length === 1}
            aria-label={t('routing.remove_choice', { number: index + 1 })}
            onClick={() => onChange(choices.toSpliced(index, 1))}
          >
            <IconClose size={14} />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <Button
        className={classes.start}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        disabled={isFull}
        onClick={() => add(choices.length)}
      >
        {t('routing.add_choice')}
      </Button>
    </fieldset>
  )
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, limits.TEXT_ANSWER_MAX))
    .filter(Boolean)
}

function isEmpty({ text }: Choice): boolean {
  return text.trim() === ''
}
