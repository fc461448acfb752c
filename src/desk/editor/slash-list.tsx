import { useLayoutEffect, useRef } from 'react'
import { m } from '~/paraglide/messages'
import { optionId, type SlashState, slashId } from './slash'
import type { SlashCommand } from './slash-commands'

/** The list below a slash in an empty paragraph. The paragraph keeps the focus. */
export function SlashList({ state, onChoose }: { state: SlashState; onChoose: (command: SlashCommand) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const { commands, selected, field } = state

  useLayoutEffect(() => {
    const around = list.current?.parentElement
    if (!list.current || !around) return
    const box = field.getBoundingClientRect()
    const outer = around.getBoundingClientRect()
    list.current.style.top = `${Math.round(box.bottom - outer.top)}px`
    list.current.style.left = `${Math.round(box.left - outer.left)}px`
    list.current.scrollIntoView({ block: 'nearest' })
  }, [field])

  useLayoutEffect(() => {
    list.current?.children[selected]?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  return (
    <div ref={list} id={slashId} className="floating editor-slash" role="listbox" aria-label={m.editor_slash()}>
      {commands.map((command, index) => (
        <button
          key={command.icon}
          id={optionId(index)}
          type="button"
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(command)}
        >
          <span className={command.icon} aria-hidden="true" />
          {command.name()}
        </button>
      ))}
    </div>
  )
}
