import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { MINUTE } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Instant, TimeZone } from '@scheduling/domain'
import { offsetName } from '@scheduling/domain/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useWords } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import css from './zone-menu.module.css'
import { zoneDirectory } from './zones.ts'
import type { ZoneEntry } from './zones.ts'

export interface ZoneMenuProps {
  anchor: RefObject<HTMLElement>
  label: string
  timeZone: TimeZone
  /** Listed before all others while nothing is searched for. */
  likely: TimeZone[]
  now: Instant
  onChoose: (zone: TimeZone) => void
  onClose: () => void
}

/** Every zone of the world, to be found by city, country, name or offset. A file of its own: loaded when first opened. */
export function ZoneMenu({ anchor, label, timeZone, likely, now, onChoose, onClose }: ZoneMenuProps) {
  const { t, formats, language } = useWords()
  const menu = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const directory = useMemo(
    () => zoneDirectory(SPOKEN[language].tag, now, (zone) => formats.zoneName(zone, now)),
    [language, now, formats],
  )
  const found = useMemo(
    () => (query ? directory.search(query) : likelyFirst(directory.all, [timeZone, ...likely])),
    [directory, query, timeZone, likely],
  )

  useEffect(() => {
    input.current?.focus()
    return placed(anchor.current, menu.current)
  }, [anchor])
  useEffect(() => closeFromOutside([anchor.current, menu.current], onClose), [anchor, onClose])
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1
    const steps: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }
    const to = steps[event.key]
    const entry = found[active]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && entry) onChoose(entry.zone)
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={css.menu} ref={menu} role="dialog" aria-label={label} onKeyDown={onKeyDown}>
      <div className={css.search}>
        <Icon shape={searchIcon} />
        <input
          ref={input}
          role="combobox"
          aria-label={t('searchZones')}
          aria-expanded="true"
          aria-controls="zones"
          aria-activedescendant={found.length ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('searchZones')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setActive(0)
          }}
        />
      </div>
      <ul className={css.list} id="zones" role="listbox" aria-label={label}>
        {found.map((entry, index) => (
          <li
            key={entry.zone}
            id={optionId(index)}
            className={css.option}
            role="option"
            aria-selected={entry.zone === timeZone}
            data-active={index === active || undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(entry.zone)}
          >
            <span className={css.city}>
              {entry.city}
              {entry.country && <span className={css.country}> {entry.country}</span>}
            </span>
            <span className={css.now}>
              <bdi>{formats.time('UTC', now + entry.offset * MINUTE)}</bdi>
              <bdi className={css.offset}>{offsetName(entry.offset)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.state} role="status" data-empty={found.length === 0 || undefined}>
        {found.length ? t('zonesFound', { count: found.length }) : t('zonesNone')}
      </p>
    </div>
  )
}

function optionId(index: number): string {
  return `zone-${index}`
}

function likelyFirst(all: ZoneEntry[], likely: TimeZone[]): ZoneEntry[] {
  const first = [...new Set(likely)].flatMap((zone) => all.find((entry) => entry.zone === zone) ?? [])
  return [...first, ...all.filter((entry) => !first.includes(entry))]
}

/** Beside its button, inside the frame, until it is closed. */
function placed(anchor: HTMLElement | null, menu: HTMLElement | null): (() => void) | undefined {
  if (!anchor || !menu) return undefined
  const place = async () => {
    const { x, y } = await computePosition(anchor, menu, {
      placement: 'top-start',
      middleware: [offset(6), flip({ padding: MARGIN }), shift({ padding: MARGIN }), fitted(menu)],
    })
    menu.style.setProperty('left', `${x}px`)
    menu.style.setProperty('top', `${y}px`)
  }
  return autoUpdate(anchor, menu, () => void place())
}

const MARGIN = 8

/** No higher than there is room, no narrower than its button. */
function fitted(menu: HTMLElement) {
  return size({
    padding: MARGIN,
    apply({ availableHeight, rects }) {
      menu.style.setProperty('--room', `${Math.max(220, availableHeight)}px`)
      menu.style.setProperty('--least', `${rects.reference.width}px`)
    },
  })
}

function closeFromOutside(inside: (HTMLElement | null)[], close: () => void): () => void {
  const onPointerDown = (event: Event) => {
    if (!inside.some((element) => element?.contains(event.target as Node))) close()
  }
  document.addEventListener('pointerdown', onPointerDown)
  return () => document.removeEventListener('pointerdown', onPointerDown)
}
