import { m } from '~/paraglide/messages'
import { useCopy } from './use-copy'

interface CopyButtonProps {
  /** Name of the text that is copied. */
  name: string
  text: string
  className: string
}

/** A button that copies a text and announces the result to screen readers too. */
export function CopyButton({ name, text, className }: CopyButtonProps) {
  const { copy, outcome } = useCopy()
  return (
    <span className={className}>
      <span role="status">{outcome}</span>
      <button type="button" onClick={() => copy(text)} aria-label={m.page_copy_named({ name })}>
        {m.page_copy()}
      </button>
    </span>
  )
}
