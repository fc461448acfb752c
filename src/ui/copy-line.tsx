import { CopyButton } from './copy-button'

interface CopyLineProps {
  name: string
  text: string
}

/** One line of code with a name and a copy button. */
export function CopyLine({ name, text }: CopyLineProps) {
  return (
    <div className="copy-line">
      <span className="note">{name}</span>
      <code>{text}</code>
      <CopyButton name={name} text={text} className="copy-line-action" />
    </div>
  )
}
