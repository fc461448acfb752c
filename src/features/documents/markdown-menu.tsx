import { useRouter } from '@tanstack/react-router'
import { nameOf } from '~/content/docs/tree'
import { assistantPage } from '~/content/vendor/assistants'
import type { DocumentsVersion } from '~/contract/limits'
import { markdownAddress } from '~/lib/page-address'
import { m } from '~/paraglide/messages'
import { useCopy } from '~/ui/use-copy'

/** The document as Markdown: copied, opened, or as the subject of a question to the vendor's assistant, if there is one. */
export function MarkdownMenu({ version, id }: { version: DocumentsVersion; id: number }) {
  const { site } = useRouter().options.context
  const address = markdownAddress(`/document/${nameOf(version)}/${id}`)
  const assistant =
    assistantPage.state === 'empty' ? undefined : assistantAddress(assistantPage.value, (site?.origin ?? '') + address)
  const { copy, outcome } = useCopy()

  return (
    <nav className="doc-markdown note" aria-label={m.documents_markdown()}>
      <button type="button" onClick={() => copy(fetchMarkdown(address))}>
        {m.documents_copy_markdown()}
      </button>
      <a href={address}>{m.documents_open_markdown()}</a>
      {assistant === undefined ? null : <a href={assistant}>{m.documents_ask_assistant()}</a>}
      <span role="status">{outcome}</span>
    </nav>
  )
}

/** @throws (rejects) if it cannot be fetched */
async function fetchMarkdown(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The Markdown answered ${answer.status}`)
  return answer.text()
}

/** The address of the vendor's assistant for a question about a Markdown. */
export const assistantAddress = (template: string, markdown: string): string =>
  template.replace('{address}', encodeURIComponent(markdown))
