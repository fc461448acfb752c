import { CopyButton } from '../copy-button'
import { highlight } from './highlight'
import '~/styles/text.css'

interface CodeBlockProps {
  name: string
  language: 'gql' | 'sql' | 'csv'
  code: string
}

/** Code with a name and a copy button. */
export function CodeBlock({ name, language, code }: CodeBlockProps) {
  return (
    <div className="code">
      <div className="code-head">
        <span>{name}</span>
        <CopyButton name={name} text={code} className="code-copy" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and a keyboard must be able to scroll it */}
      <pre tabIndex={0}>
        {/* The class HTML recommends for a code language. The Markdown variant of the page reads it. */}
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
