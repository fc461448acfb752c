import { useEffect, useState } from 'react'
import { messageDuration } from '~/contract/limits'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'
import { highlight } from './highlight'
import './code-block.css'

interface CodeBlockProps {
  name: string
  language: 'gql' | 'sql' | 'csv'
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
    copyText(code).then(
      () => setOutcome('copied'),
      () => setOutcome('failed')
    )
  }

  return (
    <div className="code">
      <div className="code-head">
        <span>{name}</span>
        <span className="code-copy">
          <span role="status">{outcome === 'copied' ? m.shell_copied() : outcome ? m.shell_copy_failed() : ''}</span>
          <button type="button" onClick={copy} aria-label={m.shell_copy_named({ name })}>
            {m.shell_copy()}
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and a keyboard must be able to scroll it */}
      <pre tabIndex={0}>
        {/* As HTML names the language of code; whoever reads the page as Markdown is told it too. */}
        <code className={`language-${language}`}>
          {language === 'csv'
            ? code
            : highlight(code).map((token) =>
                token.kind === 'plain' ? (
                  token.text
                ) : (
                  <span key={token.offset} className={`code-${token.kind}`}>
                    {token.text}
                  </span>
                )
              )}
        </code>
      </pre>
    </div>
  )
}
