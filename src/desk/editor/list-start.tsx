import { useState } from 'react'
import type { BlockOf } from '~/contract/blocks'
import { m } from '~/paraglide/messages'
import { Menu } from './menu'

/** Numbers that a list can begin with. */
const bounds = { min: 0, max: 9999 }

/** Asks for the number with which an ordered list begins. */
export function ListStart({ list, onChange }: { list: BlockOf<'list'>; onChange: (start: number) => void }) {
  const { start = 1 } = list
  return (
    <Menu label={m.editor_list_start()} value={m.editor_list_from({ start })}>
      {(close) => (
        <StartForm
          start={start}
          onSet={(number) => {
            close('text')
            onChange(number)
          }}
        />
      )}
    </Menu>
  )
}

function StartForm({ start, onSet }: { start: number; onSet: (start: number) => void }) {
  const [written, setWritten] = useState(String(start))
  const number = Number(written)
  const isWrong = written === '' || !Number.isInteger(number) || number < bounds.min || number > bounds.max
  return (
    <form
      className="editor-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onSet(number)
      }}
    >
      <label>
        {m.editor_list_start()}
        <input
          type="number"
          {...bounds}
          value={written}
          aria-invalid={isWrong}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      {isWrong ? <p role="alert">{m.editor_list_start_wrong(bounds)}</p> : null}
      <button type="submit">{m.editor_list_start_set()}</button>
    </form>
  )
}
