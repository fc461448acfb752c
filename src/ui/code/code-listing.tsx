import { highlight } from './highlight'
import '~/styles/code.css'

interface CodeListingProps {
  language: 'gql' | 'sql' | 'csv'
  code: string
}

/** Code in its colors, without a head. Needs no script, so it may stand in markup that only the server makes. */
export function CodeListing({ language, code }: CodeListingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and a keyboard must be able to scroll it
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
  )
}
