import { type HTMLAttributes, type KeyboardEvent as PressedKey, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface MenuProps {
  label: string
  /** Class of the icon; without one, the label is shown. */
  icon?: string
  /** The current choice, which the button shows in place of the label. */
  value?: string | undefined
  isDisabled?: boolean
  isOpenAtFirst?: boolean
  /** Content of the menu; `close` moves the focus back to the button, or leaves it in the text. */
  children: (close: (focus: 'button' | 'text') => void) => ReactNode
}

/** A button of the toolbar that opens a panel below it. Escape and a press outside close it. */
export function Menu({ label, icon, value, isDisabled, isOpenAtFirst = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    box.current?.querySelector<HTMLElement>('[data-first], [aria-checked="true"], [role^="menuitem"], input')?.focus()
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Tab') return
      event.stopPropagation()
      if (event.key === 'Escape') event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointerdown', leave, { signal })
    box.current?.addEventListener('keydown', leaveByKey, { signal })
    return () => listening.abort()
  }, [isOpen])

  const close = (focus: 'button' | 'text') => {
    setOpen(false)
    if (focus === 'button') button.current?.focus()
  }

  return (
    <div ref={box} className="editor-menu">
      <button
        ref={button}
        type="button"
        aria-label={value ? `${label}: ${value}` : label}
        title={label}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        {icon ? <span className={icon} aria-hidden="true" /> : (value ?? label)}
        <span className="i-lucide-chevron-down editor-more" aria-hidden="true" />
      </button>
      {isOpen ? (
        <div id={id} className="floating editor-panel">
          {children(close)}
        </div>
      ) : null}
    </div>
  )
}

interface ChoicesProps<Value> {
  label: string
  /** `isOn`: the state of an option that is switched on and off. */
  options: readonly { value: Value; name: string; className?: string; isOn?: boolean | undefined }[]
  /** The choice among alternatives; without it the options are commands. */
  current?: { value: Value | undefined }
  onChoose: (value: Value) => void
}

/** The items of a menu: arrow keys move, Enter chooses. */
export function Choices<Value extends string | number | undefined>({ label, options, current, onChoose }: ChoicesProps<Value>) {
  const move = (event: PressedKey<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const at = items.findIndex((item) => item.isSameNode(document.activeElement))
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    items[target % items.length]?.focus()
  }
  return (
    <div role="menu" aria-label={label} onKeyDown={move}>
      {options.map(({ value, name, className, isOn }) => (
        <button
          key={String(value)}
          type="button"
          {...roleOf(current && value === current.value, isOn)}
          tabIndex={-1}
          className={className}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/**
 * The role of an option with its state.
 * @param isCurrent whether it is the choice among alternatives; undefined if the options are no alternatives
 */
function roleOf(isCurrent: boolean | undefined, isOn: boolean | undefined): HTMLAttributes<HTMLButtonElement> {
  if (isCurrent !== undefined) return { role: 'menuitemradio', 'aria-checked': isCurrent }
  return isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn }
}
