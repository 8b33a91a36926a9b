import type { Instant, TimeZone } from '@scheduling/domain'
import { englishCity } from '@scheduling/domain/words'
import { createContext, useContext, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downIcon, globeIcon } from '../../ui/icons.ts'
import { createLazy } from '../../ui/lazy.ts'
import { useStore } from '../../ui/store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import css from './time-zone-control.module.css'
import type { ZoneFormProps } from './zone-form.tsx'

// The server puts the form here. The script replaces it right away, so it does not carry its code.
export const NoScriptFormContext = createContext<ComponentType<ZoneFormProps> | null>(null)

interface TimeZoneControlProps {
  timeZone: TimeZone
  likely: TimeZone[]
  now: () => Instant
  link: LinkTo
  onChange: (zone: TimeZone) => void
}

/** Names the zone of all times on the page, and opens the menu to change it. Without a script, a small form opens. */
export function TimeZoneControl(props: TimeZoneControlProps) {
  return useHydrated() ? <ZoneButton {...props} /> : <ZoneDetails {...props} />
}

function ZoneButton({ timeZone, likely, now, onChange }: TimeZoneControlProps) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [menu] = useState(() => createLazy(loadMenu))
  const { part: Menu } = useStore(menu)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div>
      <button
        type="button"
        className={css.button}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          void menu.load()
          setOpen(!open)
        }}
      >
        <Label timeZone={timeZone} at={now()} />
      </button>
      {open && Menu && (
        <Menu
          anchor={button as RefObject<HTMLElement>}
          label={t('timeZone')}
          timeZone={timeZone}
          likely={likely}
          now={now()}
          onClose={close}
          onChoose={(zone) => {
            onChange(zone)
            close()
          }}
        />
      )}
    </div>
  )
}

function ZoneDetails(props: TimeZoneControlProps) {
  const Form = useContext(NoScriptFormContext)
  return (
    <details className={css.details}>
      <summary className={css.button}>
        <Label timeZone={props.timeZone} at={props.now()} />
      </summary>
      {Form && <Form {...props} />}
    </details>
  )
}

function Label({ timeZone, at }: { timeZone: TimeZone; at: Instant }) {
  const { t, formats } = useWords()
  return (
    <>
      <Icon shape={globeIcon} className={css.icon} />
      <span className={css.text} key={timeZone}>
        <span className={css.hidden}>{t('timeZone')}: </span>
        <span className={css.city}>{englishCity(timeZone)}</span>{' '}
        <span className={css.name}>{formats.zoneName(timeZone, at)}</span>
      </span>
      <Icon shape={downIcon} className={css.icon} />
    </>
  )
}

async function loadMenu() {
  const { ZoneMenu } = await import('./zone-menu.tsx')
  return ZoneMenu
}
