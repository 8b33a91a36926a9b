import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Announcements, Modifier, UniqueIdentifier } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { IconGrip } from '../icons.ts'
import { move } from './move.ts'
import classes from './reorder-list.module.css'

export interface ReorderListProps<T> {
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  className?: string
  onMove: (items: T[]) => void
  children: (item: T, handle: ReactNode) => ReactNode
}

// The list scrolls at its edges by itself. Items do not move sideways.
const straight: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * A list whose order changes by dragging an item's handle, with a pointer, a finger, or the keyboard (the space bar
 * picks an item up). Arrow keys alone move it by one place.
 */
export function ReorderList<T>({ items, idOf, nameOf, className, onMove, children }: ReorderListProps<T>) {
  const t = useText()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const stepped = useRef<string>(undefined)

  // Moving the element in the document takes the focus from its handle.
  useLayoutEffect(() => {
    const id = stepped.current
    if (id) list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus()
    stepped.current = undefined
  })
  const sensors = useSensors(
    useSensor(MouseSensor),
    // A finger that only passes over the handle scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id))

  function put(from: number, to: number) {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(move(items, from, to))
  }

  function step(item: T, from: number, to: number) {
    if (to < 0 || to >= items.length) return
    stepped.current = idOf(item)
    setSaid(t('reorder.moved', { name: nameOf(item), number: to + 1, count: items.length }))
    put(from, to)
  }

  const place = (id: UniqueIdentifier, over?: UniqueIdentifier) => {
    const item = items[placeOf(id)]
    const at = placeOf(over ?? id) + 1
    return { name: item ? nameOf(item) : '', number: at, count: items.length }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('reorder.taken', place(active.id)),
    // Over its own place, too, when it has just been taken: the words of that would never be heard.
    onDragOver: ({ active, over }) =>
      over
        ? t(over.id === active.id ? 'reorder.taken' : 'reorder.over', place(active.id, over.id))
        : undefined,
    onDragEnd: ({ active, over }) => t('reorder.moved', place(active.id, over?.id)),
    onDragCancel: ({ active }) => t('reorder.back', place(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[straight]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('reorder.how') } }}
      onDragEnd={({ active, over }) => over && put(placeOf(active.id), placeOf(over.id))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={`${classes.list} ${className ?? ''}`}>
          {items.map((item, index) => (
            <Item
              key={idOf(item)}
              id={idOf(item)}
              label={t('reorder.handle', { name: nameOf(item) })}
              onStep={(by) => step(item, index, index + by)}
            >
              {(handle) => children(item, handle)}
            </Item>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </DndContext>
  )
}

interface ItemProps {
  id: string
  label: string
  onStep: (by: -1 | 1) => void
  children: (handle: ReactNode) => ReactNode
}

function Item({ id, label, onStep, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })

  function step(event: KeyboardEvent) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (isDragging || !by) {
      listeners?.onKeyDown?.(event)
      return
    }
    event.preventDefault()
    onStep(by)
  }

  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children(
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          data-handle={id}
          className={classes.handle}
          aria-label={label}
          onKeyDown={step}
        >
          <IconGrip size={16} aria-hidden />
        </button>,
      )}
    </li>
  )
}
