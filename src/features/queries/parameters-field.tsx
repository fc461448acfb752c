import { useId, useState } from 'react'
import { isOfComposition } from '~/lib/composition'
import { m } from '~/paraglide/messages'
import type { ShownAnswer } from './worker-messages'

interface ParametersFieldProps {
  text: string
  onText: (text: string) => void
  onRun: () => void
  /** Parameters that the last run set, with the types. */
  set: NonNullable<ShownAnswer['parameters']>
  isInvalid: boolean
}

/** The parameters of a query, one on each line. It opens if there are any, or if one is missing. */
export function ParametersField({ text, onText, onRun, set, isInvalid }: ParametersFieldProps) {
  const id = useId()
  // Until it is opened or closed, it is open if there are any, which may come later with an address.
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <details
      className="q-parameters"
      open={(isOpen ?? text !== '') || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary id={id}>{m.queries_parameters()}</summary>
      <textarea
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid}
        value={text}
        rows={Math.max(2, text.split('\n').length)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder=":param code => 'A2'"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOfComposition(event.nativeEvent)) return
          event.preventDefault()
          onRun()
        }}
      />
      <p className="note" id={`${id}-hint`}>
        {m.queries_parameters_hint()}
      </p>
      {set.length > 0 ? (
        <dl className="q-set">
          {set.map(({ name, type, text: value }) => (
            <div key={name}>
              <dt>
                <code>${name}</code>
              </dt>
              <dd>
                <code>{value}</code> <span className="note">{type}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </details>
  )
}
