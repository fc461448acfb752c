import { useEffect, useState } from 'react'
import { messageDuration } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import { highlight } from './highlight'

interface CodeBlockProps {
  name: string
  language: 'gql' | 'csv'
  code: string
}

/** Code with its name and a button that copies it and says, aloud too, whether that worked. */
export function CodeBlock({ name, language, code }: CodeBlockProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), messageDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () => {
    // The clipboard is missing on plain http, and may be refused.
    const written = navigator.clipboard ? navigator.clipboard.writeText(code) : Promise.reject(new Error('no clipboard'))
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed')
    )
  }

  return (
    <div className="doc-code">
      <div className="doc-code-head">
        <span>{name}</span>
        <span className="doc-code-copy">
          <span role="status">{outcome === 'copied' ? m.documents_copied() : outcome ? m.documents_copy_failed() : ''}</span>
          <button type="button" onClick={copy} aria-label={m.documents_copy_named({ name })}>
            {m.documents_copy()}
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and a keyboard must be able to scroll it */}
      <pre tabIndex={0}>
        <code>
          {language === 'gql'
            ? highlight(code).map((token) =>
                token.kind === 'plain' ? (
                  token.text
                ) : (
                  <span key={token.offset} className={`doc-${token.kind}`}>
                    {token.text}
                  </span>
                )
              )
            : code}
        </code>
      </pre>
    </div>
  )
}
