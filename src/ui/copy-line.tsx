import { useEffect, useState } from 'react'
import { messageDuration } from '~/contract/limits'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'
import './copy-line.css'

interface CopyLineProps {
  /** What the line is. */
  name: string
  text: string
}

/** One line of code with its name and a button that copies it and says, aloud too, whether that worked. */
export function CopyLine({ name, text }: CopyLineProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), messageDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () => {
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed')
    )
  }

  return (
    <div className="copy-line">
      <span className="note">{name}</span>
      <code>{text}</code>
      <span className="copy-line-action">
        <span role="status">{outcome === 'copied' ? m.shell_copied() : outcome ? m.shell_copy_failed() : ''}</span>
        <button type="button" onClick={copy} aria-label={m.shell_copy_named({ name })}>
          {m.shell_copy()}
        </button>
      </span>
    </div>
  )
}
