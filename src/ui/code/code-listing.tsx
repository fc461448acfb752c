import { highlight } from './highlight'
import '~/styles/code.css'

interface CodeListingProps {
  language: 'gql' | 'sql' | 'csv'
  code: string
}

/** Highlighted code without a head. It needs no script, so server-only markup may contain it. */
export function CodeListing({ language, code }: CodeListingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and a keyboard must be able to scroll it
    <pre tabIndex={0}>
      {/* The class that HTML recommends for a code language; the Markdown variant of the page reads it. */}
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
