import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nameOf } from '~/content/docs/tree'
import { assistantPage } from '~/content/vendor/assistants'
import { type DocumentsVersion, messageDuration } from '~/contract/limits'
import { markdownAddress } from '~/lib/page-address'
import { m } from '~/paraglide/messages'

/** The document as Markdown: copied, opened, or as the subject of a question to the vendor's assistant, if there is one. */
export function MarkdownMenu({ version, id }: { version: DocumentsVersion; id: number }) {
  const { site } = useRouter().options.context
  const address = markdownAddress(`/document/${nameOf(version)}/${id}`)
  const assistant =
    assistantPage.state === 'empty' ? undefined : assistantAddress(assistantPage.value, (site?.origin ?? '') + address)
  const [outcome, setOutcome] = useState<string>()

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), messageDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () => {
    copyMarkdown(address).then(
      () => setOutcome(m.shell_copied()),
      () => setOutcome(m.shell_copy_failed())
    )
  }

  return (
    <nav className="doc-markdown note" aria-label={m.documents_markdown()}>
      <button type="button" onClick={copy}>
        {m.documents_copy_markdown()}
      </button>
      <a href={address}>{m.documents_open_markdown()}</a>
      {assistant === undefined ? null : <a href={assistant}>{m.documents_ask_assistant()}</a>}
      <span role="status">{outcome}</span>
    </nav>
  )
}

/**
 * Copies the Markdown. The clipboard gets it as a promise: Safari refuses a text that is there only after the press.
 * @throws (rejects) if it cannot be fetched or copied
 */
async function copyMarkdown(address: string): Promise<void> {
  const type = 'text/plain'
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`The Markdown answered ${answer.status}`)
    return answer.text()
  })
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((markdown) => new Blob([markdown], { type })) })])
}

/** The address of the vendor's assistant for a question about a Markdown. */
export const assistantAddress = (template: string, markdown: string): string =>
  template.replace('{address}', encodeURIComponent(markdown))
