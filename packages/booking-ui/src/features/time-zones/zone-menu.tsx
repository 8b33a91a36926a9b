import { computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { MINUTE } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { offsetName } from '@scheduling/domain/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useWords } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/search-icon.ts'
import css from './zone-menu.module.css'
import { loadCities, zoneDirectory } from './zones.ts'
import type { Cities, FoundZone } from './zones.ts'

// Then the menu opens with English cities.
const CITIES_WITHIN_MS = 3000

export interface ZoneMenuProps {
  anchor: RefObject<HTMLElement>
  label: string
  timeZone: TimeZone
  /** Listed first until the visitor types. */
  likely: TimeZone[]
  now: Instant
  onChoose: (zone: TimeZone) => void
  onClose: () => void
}

/**
 * All time zones, found by city, country, name or offset. A separate file, loaded when the menu first opens. It waits for
 * the cities in the page's language, so that nothing moves in an open menu.
 */
export function ZoneMenu(props: ZoneMenuProps) {
  const { language } = useWords()
  const [cities, setCities] = useState<Cities>()
  useEffect(() => {
    const late = new Promise<Cities>((resolve) => setTimeout(resolve, CITIES_WITHIN_MS, {}))
    void Promise.race([loadCities(language), late]).then(setCities)
  }, [language])
  return cities && <Menu {...props} cities={cities} />
}

type MenuProps = ZoneMenuProps & { cities: Cities }

function Menu({ anchor, label, timeZone, likely, now, onChoose, onClose, cities }: MenuProps) {
  const { t, formats, tag } = useWords()
  const menu = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const directory = useMemo(
    () => zoneDirectory(tag, now, (zone) => formats.zoneName(zone, now), cities),
    [tag, now, formats, cities],
  )
  const foundZones = useMemo(
    () => (query ? directory.search(query) : likelyFirst(directory.all, [timeZone, ...likely])),
    [directory, query, timeZone, likely],
  )

  useEffect(
    () => placed(anchor.current, menu.current, () => input.current?.focus({ preventScroll: true })),
    [anchor],
  )
  useEffect(() => closeFromOutside([anchor.current, menu.current], onClose), [anchor, onClose])
  useEffect(() => showOption(document.getElementById(optionId(active))), [active, query])

  function onKeyDown(event: KeyboardEvent) {
    const last = foundZones.length - 1
    const steps: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }
    const to = steps[event.key]
    const entry = foundZones[active]
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
          aria-activedescendant={foundZones.length ? optionId(active) : undefined}
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
        {foundZones.map((entry, index) => (
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
              {entry.localizedCity}
              <span className={css.country}> {entry.timeName ?? entry.country}</span>
            </span>
            <span className={css.now}>
              <bdi>{formats.time('UTC', now + entry.offset * MINUTE)}</bdi>
              <bdi className={css.offset}>{offsetName(entry.offset)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.state} role="status" data-empty={foundZones.length === 0 || undefined}>
        {foundZones.length ? t('zonesFound', { count: foundZones.length }) : t('zonesNone')}
      </p>
    </div>
  )
}

function optionId(index: number): string {
  return `zone-${index}`
}

function likelyFirst(all: FoundZone[], likely: TimeZone[]): FoundZone[] {
  const first = [...new Set(likely)].flatMap((zone) => all.find((entry) => entry.zone === zone) ?? [])
  return [...first, ...all.filter((entry) => !first.includes(entry))]
}

/** Scrolls only the list. The page, and the site around its frame, stay in place. */
function showOption(option: HTMLElement | null): void {
  const list = option?.parentElement
  if (!list) return
  const top = option.offsetTop - list.offsetTop
  const least = top + option.offsetHeight - list.clientHeight
  list.scrollTop = Math.max(Math.min(list.scrollTop, top), least)
}

const MARGIN = 8
// Pixels for the search and three zones. If there is less room above and below the button, the menu covers it.
const HEIGHT_MIN = 220

/**
 * Keeps the menu on the screen next to its button until it closes. Calls `then` once it is placed: an element that gets
 * the focus earlier makes the page scroll.
 */
function placed(
  anchor: HTMLElement | null,
  menu: HTMLElement | null,
  then: () => void,
): (() => void) | undefined {
  if (!anchor || !menu) return undefined
  let first = true
  const place = async () => {
    const seen = await partOnScreen()
    const within = { rootBoundary: seen, padding: MARGIN }
    const fitted = size({
      ...within,
      apply({ availableHeight, rects }) {
        const room = Math.min(Math.max(HEIGHT_MIN, availableHeight), seen.height - 2 * MARGIN)
        menu.style.setProperty('--room', `${room}px`)
        menu.style.setProperty('--least', `${rects.reference.width}px`)
      },
    })
    const { x, y } = await computePosition(anchor, menu, {
      placement: 'top-start',
      middleware: [offset(6), flip(within), fitted, shift({ ...within, crossAxis: true })],
    })
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` })
    if (first) then()
    first = false
  }
  // The menu scrolls with the page. Search results and an on-screen keyboard change its size.
  const watch = new ResizeObserver(() => void place())
  for (const element of [menu, document.documentElement]) watch.observe(element)
  const keyboard = new AbortController()
  visualViewport?.addEventListener('resize', () => void place(), keyboard)
  return () => {
    watch.disconnect()
    keyboard.abort()
  }
}

/** A frame that is as high as its content does not know which part is on the screen. An observer does. */
async function partOnScreen(): Promise<DOMRectReadOnly> {
  if (window === top) return new DOMRect(0, 0, innerWidth, visualViewport?.height ?? innerHeight)
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(([page]) => {
      watch.disconnect()
      if (page) resolve(page.intersectionRect)
    })
    watch.observe(document.documentElement)
  })
}

function closeFromOutside(inside: (HTMLElement | null)[], close: () => void): () => void {
  const onPointerDown = (event: Event) => {
    if (!inside.some((element) => element?.contains(event.target as Node))) close()
  }
  document.addEventListener('pointerdown', onPointerDown)
  return () => document.removeEventListener('pointerdown', onPointerDown)
}
