import { useEffect, useState } from 'react'
import { messageDuration } from '~/contract/limits'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'

interface CopyButtonProps {
  /** Name of the text that is copied. */
  name: string
  text: string
  className: string
}

/** A button that copies a text and announces the result to screen readers too. */
export function CopyButton({ name, text, className }: CopyButtonProps) {
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
    <span className={className}>
      <span role="status">{outcome === 'copied' ? m.shell_copied() : outcome ? m.shell_copy_failed() : ''}</span>
      <button type="button" onClick={copy} aria-label={m.shell_copy_named({ name })}>
        {m.shell_copy()}
      </button>
    </span>
  )
}
