import type { ComponentProps } from 'react'
import { CopyButton } from '../copy-button'
import { CodeListing } from './code-listing'
import '~/styles/code.css'

interface CodeBlockProps extends ComponentProps<typeof CodeListing> {
  name: string
}

/** Code with a name and a copy button. */
export function CodeBlock({ name, language, code }: CodeBlockProps) {
  return (
    <div className="code">
      <div className="code-head">
        <span>{name}</span>
        <CopyButton name={name} text={code} className="code-copy" />
      </div>
      <CodeListing language={language} code={code} />
    </div>
  )
}
